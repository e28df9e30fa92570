import { css, keyframes } from '@emotion/react';
import { SHORTCUTS } from '../../product.ts';
import { forcedOutline, headlineFont, onScroll } from '../../theme/mixins.ts';
import { shadow } from '../../theme/shadows.ts';
import { color, font, radius, size, space } from '../../theme/tokens.ts';
import { CommandIcon } from '../../ui/icons.tsx';

/** The keys of the shortcuts, at an angle: the one that is held, and one for each action. */
export function ShortcutsPicture() {
  return (
    <div css={picture} dir="ltr" translate="no">
      <div>
        <b>
          <CommandIcon />
        </b>
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
  align-content: center;
  justify-items: center;
  overflow: clip;
  padding-inline: ${space.l};
  background: ${color.paperSunk};
  div {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, ${size.key}));
    gap: ${space.s};
    justify-content: center;
    inline-size: 100%;
    transform: rotate(-7deg) skewX(4deg);
    ${onScroll(tilt, 'entry 50% cover 45%')}
  }
  div > * {
    ${forcedOutline}
    display: grid;
    place-content: center;
    aspect-ratio: 1;
    border-radius: ${radius.m};
    background: linear-gradient(${color.glint}, transparent), ${color.surfaceRaised};
    box-shadow: ${shadow.key};
    ${headlineFont(font.title3, 1)}
  }
  b {
    background: linear-gradient(150deg, ${color.accent}, ${color.actionEnd});
    box-shadow: ${shadow.key}, ${shadow.glow};
    color: ${color.inkOnAction};
  }
`;
