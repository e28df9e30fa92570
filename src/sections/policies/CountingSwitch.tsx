import { css } from '@emotion/react';
import { useState, useSyncExternalStore } from 'react';
import { type Presence, presence } from '../../../analytics/presence.ts';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/useText.ts';
import { flexRow, grid, muted, pane, screenOnly } from '../../theme/mixins.ts';
import { shadow } from '../../theme/shadows.ts';
import { color, duration, easing, font, media, radius, size, space } from '../../theme/tokens.ts';
import { onPresenceChange, setCounted } from './objection.ts';

/** Joins the switch with its label. */
const ID = 'counting-switch';

const STATUS: Record<Exclude<Presence, 'off'>, TextKey> = {
  on: 'privacy.counting.counted',
  objected: 'privacy.counting.notCounted',
  dnt: 'privacy.counting.byBrowser',
  gpc: 'privacy.counting.byBrowser',
};

/**
 * The switch by which a visitor objects to being counted (docs/specification.md#privacy-and-terms).
 * Only the browser knows its state, so the prerendered card has its name alone.
 */
export function CountingSwitch() {
  const counting = useSyncExternalStore(onPresenceChange, presence, () => null);
  const [isBlocked, setIsBlocked] = useState(false);
  const isSwitchable = counting === 'on' || counting === 'objected';
  const status = isBlocked ? 'privacy.counting.blocked' : counting && STATUS[counting];
  return (
    <div css={[pane, card]}>
      <div css={row}>
        <label htmlFor={isSwitchable ? ID : undefined}>
          <T k="privacy.counting.label" />
        </label>
        {isSwitchable && (
          <button
            type="button"
            id={ID}
            role="switch"
            aria-checked={counting === 'on'}
            css={track}
            onClick={() => setIsBlocked(!setCounted(counting === 'objected'))}
          />
        )}
      </div>
      <p role="status" css={words}>
        {status ? (
          <T as="span" k={status} />
        ) : (
          <T as="span" css={withoutScripts} k="privacy.counting.noScripts" />
        )}
      </p>
    </div>
  );
}

const card = css`
  ${grid(space.xxs)}
  max-inline-size: ${size.form};
  margin-block-start: ${space.l};
  padding: ${space.m} ${space.card};
  ${screenOnly}
`;

const row = css`
  ${flexRow(space.m)}
  justify-content: space-between;
  min-block-size: ${size.target};
  font-weight: 600;
  label { flex: 1; }
`;

const words = css`
  min-block-size: 1lh;
  ${muted(font.small)}
`;

const withoutScripts = css`
  display: none;
  ${media.noScripts} { display: inline; }
  [data-scripts='failed'] & { display: inline; }
`;

const track = css`
  flex: none;
  inline-size: ${size.target};
  block-size: ${size.glyph};
  padding: ${space.xxs};
  border-radius: ${radius.pill};
  background: ${color.controlEdge};
  border: 0;
  transition: background ${duration.quick};
  &:focus-visible { border-radius: ${radius.pill}; }
  &::before {
    content: '';
    display: block;
    block-size: 100%;
    aspect-ratio: 1;
    border-radius: inherit;
    background: ${color.inkOnAction};
    box-shadow: ${shadow.button};
    transition: translate ${duration.quick} ${easing.out};
  }
  &[aria-checked='true'] { background: ${color.actionStart}; }
  &[aria-checked='true']::before { translate: calc(var(--forward) * (${size.target} - ${size.glyph})); }
  ${media.forcedColors} {
    border: ${space.hair} solid;
    forced-color-adjust: none;
    background: Canvas;
    color: CanvasText;
    &::before {
      background: currentColor;
      box-shadow: none;
    }
    &[aria-checked='true'] {
      background: Highlight;
      color: HighlightText;
    }
  }
`;
