import { css } from '@emotion/react';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { T } from '../../i18n/T.tsx';
import {
  COLOR_SCHEMES,
  type ColorScheme,
  chooseColorScheme,
  followColorScheme,
} from '../../theme/colorScheme.ts';
import { needsScripts } from '../../theme/mixins.ts';
import { color, font, media, radius, size, space } from '../../theme/tokens.ts';

const TEXTS = 'footer.scheme';

/** Switches the color scheme: the device's, light or dark. */
export function ColorSchemeSwitch() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ColorScheme>('system');
  // The prerendered switch does not know the scheme that the boot script has restored.
  useLayoutEffect(() => followColorScheme(setChosen), []);

  function choose(scheme: ColorScheme) {
    chooseColorScheme(scheme);
    setChosen(scheme);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div role="group" css={bar} aria-label={t(`${TEXTS}.label`)}>
      {COLOR_SCHEMES.map((scheme) => (
        <button
          key={scheme}
          type="button"
          aria-pressed={scheme === chosen}
          onClick={() => choose(scheme)}
        >
          <T k={`${TEXTS}.${scheme}`} />
        </button>
      ))}
    </div>
  );
}

const bar = css`
  display: flex;
  flex-wrap: wrap;
  padding: ${space.hair};
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.pill};
  background: ${color.paper};
  button {
    padding: ${space.xxs} ${space.s};
    border: 0;
    border-radius: ${radius.pill};
    background: none;
    font-size: ${font.micro};
    white-space: nowrap;
  }
  button:hover { color: ${color.ink}; }
  [aria-pressed='true'] {
    background: ${color.surfaceRaised};
    color: ${color.ink};
    box-shadow: inset 0 0 0 ${size.line} ${color.controlEdge};
  }
  ${media.forcedColors} {
    [aria-pressed='true']:not(:focus-visible) { outline: ${space.hair} solid Highlight; }
  }
  ${needsScripts}
`;
