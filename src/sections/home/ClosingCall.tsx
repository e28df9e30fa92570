import { css } from '@emotion/react';
import IconCheck from '~icons/lucide/check';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/useText.ts';
import { ledeText } from '../../theme/mixins.ts';
import { color, font, space } from '../../theme/tokens.ts';
import { WaitlistForm } from '../../waitlist/form/WaitlistForm.tsx';
import { ClosingIris } from './ClosingIris.tsx';

const PROMISES: TextKey[] = [
  'home.closing.limitedSpots',
  'home.closing.freeEarlyAccess',
  'home.closing.noCreditCard',
];

/** The closing call to action, with the second form (docs/specification.md#home). */
export function ClosingCall() {
  return (
    <ClosingIris labelledBy="closing">
      <T as="h2" id="closing" css={centered} k="home.closing.title" />
      <T as="p" css={[ledeText, centered]} k="home.closing.text" />
      <WaitlistForm location="closing_cta" />
      <ul css={promises}>
        {PROMISES.map((promise) => (
          <li key={promise}>
            <IconCheck aria-hidden="true" />
            <T k={promise} />
          </li>
        ))}
      </ul>
    </ClosingIris>
  );
}

const centered = css`
  text-align: center;
  text-wrap: balance;
`;

// For visitors who have not joined.
const promises = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.xs} ${space.m};
  color: ${color.inkMuted};
  font-size: ${font.micro};
  [data-joined] & { display: none; }
  li {
    display: flex;
    align-items: center;
    gap: ${space.xxs};
  }
`;
