import { css } from '@emotion/react';
import { T, type TextKey } from '../../i18n/T.tsx';
import { color, radius, size, space } from '../../theme/tokens.ts';
import { picture } from './pictureStyles.ts';

const SHORTCUTS: { keys: TextKey; action: TextKey }[] = [
  {
    keys: 'home.features.shortcuts.analyse.keys',
    action: 'home.features.shortcuts.analyse.action',
  },
  { keys: 'home.features.shortcuts.ask.keys', action: 'home.features.shortcuts.ask.action' },
  { keys: 'home.features.shortcuts.listen.keys', action: 'home.features.shortcuts.listen.action' },
];

/** The three global shortcuts as key caps (spec section 1); readable, not only decoration. */
export function ShortcutsPicture() {
  return (
    <dl css={[picture, list]}>
      {SHORTCUTS.map(({ keys, action }) => (
        <div key={keys} css={row}>
          <dt>
            <kbd css={cap} dir="ltr">
              <T k={keys} />
            </kbd>
          </dt>
          <dd css={text}>
            <T k={action} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const list = css`
  justify-items: start;
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
`;

const cap = css`
  display: inline-block;
  min-inline-size: 2.75rem;
  padding: ${space.xxs} ${space.xs};
  border: ${space.hair} solid ${color.hairline};
  border-block-end-width: 0.1875rem;
  border-radius: ${radius.s};
  background: ${color.surfaceRaised};
  font: 550 ${size.small} / 1.3 system-ui, sans-serif;
  text-align: center;
`;

const text = css`
  margin: 0;
  color: ${color.inkMuted};
  font-size: ${size.small};
`;
