import { css, keyframes } from '@emotion/react';
import { forcedOutline, onScroll } from '../../theme/mixins.ts';
import { shadow } from '../../theme/shadows.ts';
import { blur, color, font, radius, size, space } from '../../theme/tokens.ts';

/** Four rows of nine keys. Those in capitals are in focus, as is the command key; the rest is not. */
const KEYS = [...'abcdefghijQklmnopqrsAtLuvwxyz⌘123456'];

/** A keyboard, photographed at an angle: the keys of the shortcuts are sharp. */
export function ShortcutsPicture() {
  return (
    <div css={picture} dir="ltr" translate="no">
      <div>
        {KEYS.map((key) => {
          if (key === '⌘') return <b key={key}>{key}</b>;
          return /[A-Z]/.test(key) ? <kbd key={key}>{key}</kbd> : <i key={key} />;
        })}
      </div>
    </div>
  );
}

const focus = keyframes`from {
  filter: blur(${blur.veil});
  transform: rotate(-4deg) translateY(8%);
}`;

const picture = css`
  position: relative;
  overflow: clip;
  background: ${color.paperSunk};
  div {
    position: absolute;
    inset: calc(-0.8 * ${size.key}) calc(-1 * ${size.key});
    display: grid;
    grid: auto-flow ${size.key} / repeat(9, ${size.key});
    gap: ${space.xs};
    transform: rotate(-9deg) skewX(4deg);
    ${onScroll(focus, 'entry 50% cover 45%')}
  }
  div > * {
    ${forcedOutline}
    border-radius: ${radius.m};
    background: linear-gradient(${color.glint}, transparent), ${color.surfaceRaised};
    box-shadow: ${shadow.key};
    font: 500 ${font.title4} / ${size.key} system-ui, sans-serif;
    text-align: center;
  }
  i { filter: blur(${blur.soft}); }
  b {
    background: linear-gradient(150deg, ${color.accent}, ${color.actionEnd});
    box-shadow: ${shadow.key}, ${shadow.glow};
    color: ${color.inkOnAction};
  }
`;
