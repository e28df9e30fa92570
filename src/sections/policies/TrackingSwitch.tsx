import { css } from '@emotion/react';
import { useState, useSyncExternalStore } from 'react';
import {
  onTrackingChange,
  setTracked,
  type TrackingStatus,
  trackingStatus,
} from '../../../analytics/objection.ts';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/textKeys.ts';
import { flexRow, grid, muted, noPrint, pane } from '../../theme/mixins.ts';
import { shadow } from '../../theme/shadows.ts';
import { color, easing, font, media, radius, size, space, time } from '../../theme/tokens.ts';

const STATUS: Record<TrackingStatus, TextKey> = {
  on: 'privacy.counting.counted',
  objected: 'privacy.counting.notCounted',
  dnt: 'privacy.counting.byBrowser',
  gpc: 'privacy.counting.byBrowser',
};

/**
 * The switch by which a visitor objects to tracking. Only the browser knows its state, so the
 * prerendered card shows only its name.
 */
export function TrackingSwitch() {
  const tracking = useSyncExternalStore(onTrackingChange, trackingStatus, () => null);
  const [isBlocked, setIsBlocked] = useState(false);
  const isSwitchable = tracking === 'on' || tracking === 'objected';
  const status = isBlocked ? 'privacy.counting.blocked' : tracking && STATUS[tracking];
  return (
    <div css={[pane, card]}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: a switch without effect is left out */}
      <label css={row}>
        <T as="span" k="privacy.counting.label" />
        {isSwitchable && (
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state
            role="switch"
            css={track}
            checked={tracking === 'on'}
            onChange={({ target }) => setIsBlocked(!setTracked(target.checked))}
          />
        )}
      </label>
      <p role="status">
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
  p {
    min-block-size: 1lh;
    ${muted(font.small)}
  }
  ${noPrint}
`;

const row = css`
  ${flexRow(space.m)}
  justify-content: space-between;
  min-block-size: ${size.target};
  font-weight: 600;
`;

const withoutScripts = css`
  display: none;
  ${media.noScripts} { display: inline; }
  [data-scripts='failed'] & { display: inline; }
`;

// Forced colors remove fills but not borders, so the handle and the track's edge are borders.
const track = css`
  appearance: none;
  flex: none;
  inline-size: ${size.target};
  block-size: ${size.glyph};
  padding: calc(${space.xxs} - ${space.hair});
  border: ${space.hair} solid transparent;
  border-radius: ${radius.pill};
  background: ${color.controlEdge};
  cursor: pointer;
  transition: background ${time.quick};
  &:focus-visible { border-radius: ${radius.pill}; }
  &::before {
    content: '';
    display: block;
    inline-size: 0;
    border: calc(0.5 * ${size.glyph} - ${space.xxs}) solid ${color.inkOnAction};
    border-radius: inherit;
    box-shadow: ${shadow.button};
    transition: translate ${time.quick} ${easing.out};
  }
  &:checked { background: ${color.actionStart}; }
  &:checked::before { translate: calc(var(--forward) * (${size.target} - ${size.glyph})); }
  ${media.forcedColors} {
    &:checked { background: Highlight; }
    &:checked::before { border-color: HighlightText; }
  }
`;
