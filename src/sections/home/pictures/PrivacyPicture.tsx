import { css } from '@emotion/react';
import IconCloud from '~icons/lucide/cloud';
import IconLock from '~icons/lucide/lock';
import { color, radius, shadow, size, space } from '../../../theme/tokens.ts';
import { picture, roundBadge } from './pictureStyles.ts';

/** A locked chip beside a cloud that it can do without. */
export function PrivacyPicture() {
  return (
    <div css={[picture, row]} aria-hidden="true">
      <div css={chip}>
        <IconLock />
      </div>
      <div css={connection} />
      <div css={[roundBadge, cloud]}>
        <IconCloud />
      </div>
    </div>
  );
}

const row = css`
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.m};
  isolation: isolate;
`;

// Pins stick out on all four sides.
const chip = css`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: calc(${size.badge} * 1.75);
  aspect-ratio: 1;
  margin: ${space.xs};
  border: ${size.line} solid ${color.ink};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.soft};
  font-size: ${size.badge};
  svg {
    inline-size: 0.7em;
    block-size: 0.7em;
  }
  &::before, &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${space.xs}) 18%;
    z-index: -1;
    background: repeating-linear-gradient(
      90deg,
      ${color.controlEdge} 0 ${size.line},
      transparent 0 ${space.xs}
    );
  }
  &::after { transform: rotate(90deg); }
`;

const connection = css`
  border-block-start: ${size.line} dotted ${color.controlEdge};
`;

const cloud = css`
  color: ${color.inkMuted};
`;
