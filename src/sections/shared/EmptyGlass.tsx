import { css } from '@emotion/react';
import { frosted, glassEdge, wallpapered } from '../../theme/mixins.ts';
import { color, radius, shadow, size, space, WALLPAPER } from '../../theme/tokens.ts';
import { Logo } from '../../ui/Logo.tsx';

/** The Vision Frame over an empty desktop, with nothing to read. Decorative. */
export function EmptyGlass() {
  return (
    <div css={[wallpapered, desktop]} aria-hidden="true">
      <div css={[frosted, glassEdge, pane]}>
        <div css={bar}>
          <Logo />
        </div>
        <div css={lens} />
        <div css={bar} />
      </div>
    </div>
  );
}

function dots(dotColor: string): string {
  const dot = `radial-gradient(circle, ${dotColor} ${size.glassEdge}, transparent ${size.line})`;
  return `${dot} 0 0 / ${space.l} ${space.l}`;
}

const desktop = css`
  display: grid;
  place-items: center;
  background: ${dots(color.hairline)}, ${WALLPAPER};
`;

const pane = css`
  position: relative;
  inline-size: min(100%, ${size.frame});
  border-radius: ${radius.l};
  box-shadow: ${shadow.deep};
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
