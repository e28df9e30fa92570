import { css, type SerializedStyles } from '@emotion/react';
import { useId } from 'react';
import { MARK_BOX, PUPIL_RADIUS, RING_RADIUS, RING_WIDTH } from '../theme/brandMark.ts';
import { size } from '../theme/tokens.ts';
import { Sweep } from './Sweep.tsx';

interface LogoProps {
  /** In the text color, for small sizes. */
  isMono?: boolean;
  /** Added to the mark's own styles. */
  styles?: SerializedStyles;
}

/** The brand mark, as decoration beside the name. */
export function Logo({ isMono, styles }: LogoProps) {
  const sweep = useId();
  return (
    <svg css={[mark, styles]} viewBox={`0 0 ${MARK_BOX} ${MARK_BOX}`} aria-hidden="true">
      {!isMono && <Sweep id={sweep} />}
      <circle
        cx="50%"
        cy="50%"
        r={RING_RADIUS}
        fill="none"
        stroke={isMono ? 'currentColor' : `url(#${sweep})`}
        strokeWidth={RING_WIDTH}
      />
      <circle cx="50%" cy="50%" r={PUPIL_RADIUS} fill="currentColor" />
    </svg>
  );
}

const mark = css`
  flex: none;
  inline-size: ${size.glyph};
`;
