import { css } from '@emotion/react';
import IconCheck from '~icons/lucide/check';
import { T, type TextKey } from '../i18n/T.tsx';
import { column, pane } from '../theme/mixins.ts';
import { color, IRIDESCENCE, media, size, space } from '../theme/tokens.ts';
import { WaitlistForm } from '../waitlist/WaitlistForm.tsx';

const PROMISES: TextKey[] = [
  'home.closing.limitedSpots',
  'home.closing.freeEarlyAccess',
  'home.closing.noCreditCard',
];

/** The closing call to action with the second form (spec section 2). */
export function ClosingCall() {
  return (
    <section css={[column, band]} aria-labelledby="closing">
      <div css={[pane, layout]}>
        <div css={words}>
          <h2 id="closing">
            <T k="home.closing.title" />
          </h2>
          <p css={text}>
            <T k="home.closing.text" />
          </p>
        </div>
        <div css={action}>
          <WaitlistForm location="closing_cta" />
          <ul css={promises}>
            {PROMISES.map((promise) => (
              <li key={promise}>
                <IconCheck aria-hidden="true" />
                <T k={promise} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

const band = css`
  padding-block: 0 ${space.section};
`;

const layout = css`
  position: relative;
  display: grid;
  gap: ${space.xl};
  overflow: hidden;
  padding: ${space.xl} ${space.l};
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    block-size: 0.1875rem;
    background: ${IRIDESCENCE};
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
    align-items: center;
    padding: ${space.xxl};
  }
`;

const words = css`
  display: grid;
  gap: ${space.m};
`;

const text = css`
  color: ${color.inkMuted};
  font-size: ${size.lede};
`;

const action = css`
  display: grid;
  gap: ${space.m};
`;

const promises = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.l};
  color: ${color.inkMuted};
  font-size: ${size.small};
  li { display: flex; align-items: center; gap: ${space.xs}; }
`;
