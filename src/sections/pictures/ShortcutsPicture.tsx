import { css, keyframes } from '@emotion/react';
import { SHORTCUT_MODIFIER, SHORTCUTS } from '../../product.ts';
import { forcedOutline, onScroll } from '../../theme/mixins.ts';
import { shadow } from '../../theme/shadows.ts';
import { color, font, radius, size, space } from '../../theme/tokens.ts';

/** The keys of the shortcuts, at an angle: the one that is held, and one for each action. */
export function ShortcutsPicture() {
  return (
    <div css={picture} dir="ltr" translate="no">
      <div>
        <b>{SHORTCUT_MODIFIER}</b>
        {SHORTCUTS.map(({ key }) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </div>
    </div>
  );
}

const tilt = keyframes`from { transform: rotate(-2deg) translateY(${space.l}); }`;

const picture = css`
  display: grid;
  place-content: center;
  overflow: clip;
  background: ${color.paperSunk};
  div {
    display: grid;
    grid: ${size.key} / repeat(4, ${size.key});
    gap: ${space.s};
    transform: rotate(-7deg) skewX(4deg);
    ${onScroll(tilt, 'entry 50% cover 45%')}
  }
  div > * {
    ${forcedOutline}
    border-radius: ${radius.m};
    background: linear-gradient(${color.glint}, transparent), ${color.surfaceRaised};
    box-shadow: ${shadow.key};
    font: 600 ${font.title4} / ${size.key} system-ui, sans-serif;
    text-align: center;
  }
  b {
    background: linear-gradient(150deg, ${color.accent}, ${color.actionEnd});
    box-shadow: ${shadow.key}, ${shadow.glow};
    color: ${color.inkOnAction};
  }
`;
