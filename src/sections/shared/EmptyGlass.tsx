import { css } from '@emotion/react';
import { dots, emptyDesktop, glassPane, wallpapered } from '../../theme/mixins.ts';
import { color, size, space } from '../../theme/tokens.ts';
import { Logo } from '../../ui/Logo.tsx';

/** The Vision Frame over an empty desktop, with nothing to read. Decorative. */
export function EmptyGlass() {
  return (
    <div css={[wallpapered, emptyDesktop]} aria-hidden="true">
      <div css={[glassPane, pane]}>
        <div css={bar}>
          <Logo />
        </div>
        <div css={lens} />
        <div css={bar} />
      </div>
    </div>
  );
}

const pane = css`
  inline-size: min(100%, ${size.frame});
`;

const bar = css`
  display: flex;
  align-items: center;
  min-block-size: ${size.target};
  padding-inline: ${space.m};
`;

const lens = css`
  position: relative;
  block-size: calc(2 * ${size.lens});
  border-block: ${space.hair} solid ${color.hairline};
  background: ${dots(color.controlEdge)}, ${color.paper};
`;
