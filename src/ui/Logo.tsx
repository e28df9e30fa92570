import { css } from '@emotion/react';
import { media } from '../theme/tokens.ts';
import logo from './logo.svg?raw';
import { svgInScheme } from './svgInScheme.ts';

/**
 * The brand mark, as decoration beside the name.
 *
 * @param isMono in the text color, for small sizes.
 */
export function Logo({ isMono }: { isMono?: boolean }) {
  return <i css={isMono ? mono : colored} />;
}

/** Returns the logo as an image inside the styles, which needs no request. */
const image = (scheme: 'light' | 'dark') =>
  `url("data:image/svg+xml,${encodeURIComponent(svgInScheme(logo, scheme))}") center / contain no-repeat`;

const square = css`
  flex: none;
  inline-size: 1.18em;
  aspect-ratio: 1;
`;

const mono = css`
  ${square}
  background: currentColor;
  mask: ${image('light')};
  ${media.forcedColors} { background: CanvasText; }
`;

const toDark = `--logo: ${image('dark')};`;

const colored = css`
  ${square}
  --logo: ${image('light')};
  ${media.darkDevice} {
    html:not([data-scheme='light']) & { ${toDark} }
  }
  html[data-scheme='dark'] & { ${toDark} }
  background: var(--logo);
  ${media.forcedColors} {
    background: CanvasText;
    mask: var(--logo);
  }
`;
