import { css } from '@emotion/react';
import { T } from '../../../i18n/T.tsx';
import { type TextKey, useText } from '../../../i18n/useText.ts';
import { color, duration, font, radius, shadow, size, space } from '../../../theme/tokens.ts';
import { picture } from './pictureStyles.ts';

const SHORTCUTS: { keys: TextKey; action: TextKey }[] = [
  {
    keys: 'home.features.shortcuts.analyze.keys',
    action: 'home.features.shortcuts.analyze.action',
  },
  { keys: 'home.features.shortcuts.ask.keys', action: 'home.features.shortcuts.ask.action' },
  { keys: 'home.features.shortcuts.listen.keys', action: 'home.features.shortcuts.listen.action' },
];

/**
 * The three global shortcuts (docs/specification.md#product), as readable text rather than
 * decoration. Each key has its own cap, pressed down on hover; keys run left to right in every
 * language.
 */
export function ShortcutsPicture() {
  const t = useText();
  return (
    <dl css={picture}>
      {SHORTCUTS.map(({ keys, action }) => (
        <div key={keys} css={row}>
          <dt>
            <kbd css={caps} dir="ltr">
              {[...t(keys)].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </kbd>
          </dt>
          <T as="dd" css={text} k={action} />
        </div>
      ))}
    </dl>
  );
}

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  &:hover kbd kbd { transform: translateY(${size.line}); }
`;

const caps = css`
  display: flex;
  gap: ${space.xxs};
  kbd {
    display: grid;
    place-items: center;
    min-inline-size: ${size.target};
    block-size: ${size.target};
    border: ${space.hair} solid ${color.hairline};
    border-block-end: ${size.line} solid ${color.grayEdge};
    border-radius: ${radius.s};
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.sheen}, ${shadow.soft};
    font: 550 ${font.body} / 1 system-ui, sans-serif;
    transition: transform ${duration.quick};
  }
`;

const text = css`
  margin: 0;
  font-size: ${font.small};
`;
