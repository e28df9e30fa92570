import { css } from '@emotion/react';
import IconCheck from '~icons/lucide/check';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/useText.ts';
import { color, font, space } from '../../theme/tokens.ts';
import { WaitlistForm } from '../../waitlist/form/WaitlistForm.tsx';
import { ClosingPanel } from '../shared/ClosingPanel.tsx';

const PROMISES: TextKey[] = [
  'home.closing.limitedSpots',
  'home.closing.freeEarlyAccess',
  'home.closing.noCreditCard',
];

/** The closing call to action, with the second form (docs/specification.md#home). */
export function ClosingCall() {
  return (
    <ClosingPanel title="home.closing.title" text="home.closing.text">
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
    </ClosingPanel>
  );
}

const action = css`
  display: grid;
  gap: ${space.s};
`;

const promises = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.m};
  color: ${color.inkMuted};
  font-size: ${font.micro};
  li {
    display: flex;
    align-items: center;
    gap: ${space.xxs};
  }
`;
