import { css } from '@emotion/react';
import { T } from '../../i18n/T.tsx';
import { SHORTCUTS } from '../../product.ts';
import { flexRow, grid, visuallyHidden } from '../../theme/mixins.ts';
import { shadow } from '../../theme/shadows.ts';
import { color, font, radius, size, space } from '../../theme/tokens.ts';

const ACTIONS = 'home.features.shortcuts';

/** The global shortcuts. */
export function ShortcutList() {
  return (
    <dl css={list}>
      {SHORTCUTS.map(({ key, action }) => (
        <div key={key}>
          <dt>
            <kbd dir="ltr">
              <span aria-hidden="true">
                <T k="home.features.shortcuts.keys" values={{ key }} />
              </span>
              {/* Not every screen reader knows the sign of the command key. */}
              <T as="span" k="home.features.shortcuts.command" values={{ key }} />
            </kbd>
          </dt>
          <T as="dd" k={`${ACTIONS}.${action}`} />
        </div>
      ))}
    </dl>
  );
}

const list = css`
  ${grid(space.xs)}
  margin-block-start: ${space.s};
  font-size: ${font.small};
  div { ${flexRow(space.s)} }
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
  [aria-hidden] + span { ${visuallyHidden} }
`;
