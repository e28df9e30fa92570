import { css } from '@emotion/react';
import { memo, type ReactNode } from 'react';
import { media, size, space, WALLPAPER } from '../../../theme/tokens.ts';

/**
 * The desktop under the frame. Decorative: the answers say what matters in it. Rendered once;
 * `frameMover` highlights the window under the lens. Without children it keeps the prerendered
 * windows, so that hydration needs neither their code nor time to render them.
 */
export const DesktopScene = memo(function DesktopScene({ children }: { children?: ReactNode }) {
  // Hydration leaves the content of an element with this property as it is.
  const content = children ? { children } : { dangerouslySetInnerHTML: { __html: '' } };
  return (
    <div css={desktop} data-part="scene" aria-hidden="true" suppressHydrationWarning {...content} />
  );
});

// Narrow: two by two above the dock. Wide: scattered beside the dock, within reach of the lens.
const desktop = css`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  grid-template: 1fr 1fr / 1fr 1fr;
  gap: ${space.xs};
  block-size: ${size.sceneNarrow};
  padding: ${space.xs} ${space.xs} ${space.xxl};
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
  background: ${WALLPAPER};
  ${media.wide} {
    block-size: ${size.sceneWide};
    border-radius: inherit;
    & > [data-region] { position: absolute; }
    & > [data-region='messages'] {
      inset-block: 4% auto;
      inset-inline: 2% 77.5%;
    }
    & > [data-region='sheet'] {
      inset-block: 6% auto;
      inset-inline: 24% 34%;
    }
    & > [data-region='code'] {
      inset-block: 45% 18%;
      inset-inline: 3% 69%;
    }
    & > [data-region='calendar'] {
      inset-block: 17% 29%;
      inset-inline: 67.5% 6.5%;
    }
  }
`;
