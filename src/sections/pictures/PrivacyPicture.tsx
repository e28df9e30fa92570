import { css } from '@emotion/react';
import { iris } from '../../theme/iris.ts';
import { appear, forcedOutline, onScroll } from '../../theme/mixins.ts';
import { repainted } from '../../theme/palettes.ts';
import { blur, color, radius, size, space } from '../../theme/tokens.ts';
import { CloudIcon } from '../../ui/icons.tsx';

/** The light stays in the Mac; the cloud is far away and out of focus. */
export function PrivacyPicture() {
  return (
    <div css={picture}>
      <CloudIcon />
      <div>
        <div css={[repainted('deep'), iris, screen]} />
      </div>
    </div>
  );
}

const picture = css`
  position: relative;
  display: grid;
  align-content: end;
  justify-items: center;
  padding: ${space.xl} 13% ${space.l};
  svg {
    position: absolute;
    inset-block-start: ${space.m};
    inset-inline-end: ${space.m};
    color: ${color.controlEdge};
    font-size: ${size.icon};
    filter: blur(${blur.edge});
  }
  & > div {
    position: relative;
    inline-size: min(100%, 18em);
    padding: ${space.xxs};
    border: ${space.hair} solid ${color.controlEdge};
    border-start-start-radius: ${radius.m};
    border-start-end-radius: ${radius.m};
    background: ${color.paperSunk};
  }
  /* The base sticks out on both sides. */
  & > div::after {
    content: '';
    position: absolute;
    inset-block-start: 100%;
    inset-inline: -13%;
    block-size: ${space.xs};
    ${forcedOutline}
    border-end-start-radius: ${space.s};
    border-end-end-radius: ${space.s};
    background: linear-gradient(${color.inkMuted}, ${color.grayEdge});
  }
`;

const screen = css`
  --at: 50% 62%;
  aspect-ratio: 1.6;
  border-radius: ${radius.s};
  ${onScroll(appear, 'entry 90% cover 50%')}
`;
