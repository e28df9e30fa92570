import { css } from '@emotion/react';
import { color, IRIDESCENCE } from '../theme/tokens.ts';

/** The mark: an aperture's ring in the brand's sweep around a still pupil. Decoration beside the name. */
export function Logo() {
  return <span css={ring} aria-hidden="true" />;
}

const ring = css`
  flex: none;
  inline-size: 1.625rem;
  block-size: 1.625rem;
  border-radius: 50%;
  forced-color-adjust: none;
  background:
    radial-gradient(circle, ${color.ink} 22%, transparent 23% 40%, ${color.paper} 41% 46%, transparent 47%),
    ${IRIDESCENCE};
  mask: radial-gradient(circle, black 24%, transparent 25% 41%, black 42%);
`;
