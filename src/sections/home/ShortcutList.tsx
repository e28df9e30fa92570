import { css } from '@emotion/react';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/useText.ts';
import { shadow } from '../../theme/shadows.ts';
import { color, font, radius, size, space } from '../../theme/tokens.ts';

const SHORTCUTS: { keys: TextKey; action: TextKey }[] = [
  {
    keys: 'home.features.shortcuts.analyze.keys',
    action: 'home.features.shortcuts.analyze.action',
  },
  { keys: 'home.features.shortcuts.ask.keys', action: 'home.features.shortcuts.ask.action' },
  { keys: 'home.features.shortcuts.listen.keys', action: 'home.features.shortcuts.listen.action' },
];

/** The three global shortcuts (docs/specification.md#product). */
export function ShortcutList() {
  return (
    <dl css={list}>
      {SHORTCUTS.map(({ keys, action }) => (
        <div key={keys}>
          <dt>
            <kbd dir="ltr">
              <T k={keys} />
            </kbd>
          </dt>
          <T as="dd" k={action} />
        </div>
      ))}
    </dl>
  );
}

const list = css`
  display: grid;
  gap: ${space.xs};
  margin-block-start: ${space.s};
  font-size: ${font.small};
  div {
    display: flex;
    align-items: center;
    gap: ${space.s};
  }
  kbd {
    display: block;
    min-inline-size: ${size.target};
    padding: ${space.hair} ${space.xs};
    border: ${space.hair} solid ${color.hairline};
    border-radius: ${radius.s};
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.button};
    font-weight: 600;
    text-align: center;
  }
`;
