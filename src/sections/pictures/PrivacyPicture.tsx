import { css } from '@emotion/react';
import IconLock from '~icons/lucide/lock';
import { color, radius, space } from '../../theme/tokens.ts';
import { picture } from './pictureStyles.ts';

/** A chip with a lock on it: the work is done on the machine itself. */
export function PrivacyPicture() {
  return (
    <div css={picture} aria-hidden="true">
      <div css={chip}>
        <IconLock />
      </div>
    </div>
  );
}

// The pins are a dashed outline around the chip.
const chip = css`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  margin: ${space.s};
  border: ${space.hair} solid ${color.controlEdge};
  border-radius: ${radius.m};
  outline: ${space.xs} dotted ${color.hairline};
  outline-offset: ${space.xxs};
  font-size: 1.625rem;
`;
