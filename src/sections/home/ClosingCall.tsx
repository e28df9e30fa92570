import { css, keyframes } from '@emotion/react';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/textKeys.ts';
import { iris } from '../../theme/iris.ts';
import {
  flexRow,
  flexWrap,
  forcedOutline,
  layer,
  ledeText,
  muted,
  onDark,
  onScroll,
} from '../../theme/mixins.ts';
import { shadow } from '../../theme/shadows.ts';
import { color, font, media, size, space } from '../../theme/tokens.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { WaitlistForm } from '../../waitlist/form/WaitlistForm.tsx';

const PROMISES: TextKey[] = [
  'home.closing.limitedSpots',
  'home.closing.freeEarlyAccess',
  'home.closing.noCreditCard',
];

/** The closing call to action, with the second form, in an iris. */
export function ClosingCall() {
  return (
    <section css={ring} aria-labelledby="closing">
      <div css={pupil}>
        <T as="h2" id="closing" k="home.closing.title" />
        <T as="p" css={ledeText} k="home.closing.text" />
        <WaitlistForm location="closing_cta" labelledBy="closing" />
        <ul css={promises}>
          {PROMISES.map((promise) => (
            <li key={promise}>
              <CheckIcon />
              <T k={promise} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const dilate = keyframes`
  from { clip-path: circle(24%); }
  to { clip-path: circle(75%); }
`;

// On narrow screens the pupil is wider than the page, and the iris an arc above and one below.
const ring = css`
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  min-block-size: ${size.iris};
  margin-block-start: calc(-0.6 * ${space.section});
  padding-block: ${space.section};
  overflow: clip;
  &::before {
    ${iris}
    ${layer}
    --at: 50% 50%;
    z-index: -1;
    mask: linear-gradient(transparent, black 22% 78%, transparent);
  }
  ${media.medium} {
    --radius: ${size.irisRadius};
    &::before { mask: radial-gradient(var(--radius) 50%, black 52%, transparent); }
  }
  ${media.print} {
    min-block-size: 0;
    margin: 0;
  }
`;

// The pupil is as tall as wide, or taller where its contents need more room. Its title is narrower than
// its column, so that it breaks at the same words in a fallback font.
const pupil = css`
  ${onDark}
  ${forcedOutline}
  ${onScroll(dilate, 'entry 15% entry 95%')}
  display: grid;
  grid: auto-flow max-content / min(${size.form}, 100cqi - 2 * ${space.gutter});
  place-content: center;
  gap: ${space.m};
  inline-size: ${size.pupil};
  aspect-ratio: 1;
  padding-block: ${space.xxl};
  border-radius: 50%;
  background:
    radial-gradient(60% 40% at 32% 12%, ${color.lensAbove}, transparent),
    radial-gradient(50% 40% at 72% 92%, ${color.lensBelow}, transparent), ${color.pupil};
  box-shadow: ${shadow.pupil};
  & > :is(h2, p) {
    text-align: center;
    text-wrap: balance;
  }
  & > h2 {
    justify-self: center;
    max-inline-size: calc(0.97 * ${size.form});
  }
  ${media.print} { aspect-ratio: auto; }
`;

// For visitors who have not joined.
const promises = css`
  ${flexWrap(space.xs, space.m)}
  justify-content: center;
  ${muted(font.micro)}
  [data-joined] & { display: none; }
  li { ${flexRow(space.xxs)} }
`;
