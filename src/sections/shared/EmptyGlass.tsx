import { css } from '@emotion/react';
import { frosted, glassEdge } from '../../theme/mixins.ts';
import { color, radius, shadow, size, space, WALLPAPER } from '../../theme/tokens.ts';
import { Logo } from '../../ui/Logo.tsx';

/** The Vision Frame over an empty desktop: there is nothing to read. Decoration. */
export function EmptyGlass() {
  return (
    <div css={desktop} aria-hidden="true">
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

const desktop = css`
  display: grid;
  place-items: center;
  padding: ${space.band};
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.l};
  background:
    radial-gradient(circle, ${color.hairline} ${size.glassEdge}, transparent ${size.line}) 0 0 / ${space.l} ${space.l},
    ${WALLPAPER};
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
  background:
    radial-gradient(circle, ${color.controlEdge} ${size.glassEdge}, transparent ${size.line}) 0 0 / ${space.l} ${space.l},
    ${color.paper};
`;
