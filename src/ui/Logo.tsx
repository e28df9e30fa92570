import { css } from '@emotion/react';
import { useId } from 'react';
import { size } from '../theme/tokens.ts';
import { Sweep } from './Sweep.tsx';

/**
 * The brand mark, as decoration beside the name: a ring with the brand's gradient around a pupil.
 * The icons in `public/` are drawn with the same numbers.
 *
 * @param isMono in the text color, for small sizes.
 */
export function Logo({ isMono }: { isMono?: boolean }) {
  const sweep = useId();
  return (
    <svg css={mark} viewBox="0 0 32 32" aria-hidden="true">
      {!isMono && <Sweep id={sweep} />}
      <circle
        cx="50%"
        cy="50%"
        r="11.5"
        fill="none"
        stroke={isMono ? 'currentColor' : `url(#${sweep})`}
        strokeWidth="5"
      />
      <circle cx="50%" cy="50%" r="4.2" fill="currentColor" />
    </svg>
  );
}

const mark = css`
  flex: none;
  inline-size: ${size.glyph};
`;
