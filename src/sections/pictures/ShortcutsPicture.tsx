import { css, keyframes } from '@emotion/react';
import { SHORTCUT_MODIFIER, SHORTCUTS } from '../../product.ts';
import { forcedOutline, onScroll } from '../../theme/mixins.ts';
import { shadow } from '../../theme/shadows.ts';
import { blur, color, font, radius, size, space } from '../../theme/tokens.ts';

/** Four rows of nine keys, by their places. */
const PLACES = Array.from({ length: 36 }, (_, place) => place);

const MODIFIER_PLACE = 29;

const PLACE_OF = { Q: 10, A: 20, L: 22 } satisfies Record<
  (typeof SHORTCUTS)[number]['key'],
  number
>;

/** A keyboard, photographed at an angle: the keys of the shortcuts are sharp. */
export function ShortcutsPicture() {
  return (
    <div css={picture} dir="ltr" translate="no">
      <div>
        {PLACES.map((place) => {
          if (place === MODIFIER_PLACE) return <b key={place}>{SHORTCUT_MODIFIER}</b>;
          const shortcut = SHORTCUTS.find(({ key }) => PLACE_OF[key] === place);
          return shortcut ? <kbd key={place}>{shortcut.key}</kbd> : <i key={place} />;
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
