import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import IconCalendar from '~icons/lucide/calendar';
import IconCode from '~icons/lucide/code-xml';
import IconMessages from '~icons/lucide/message-circle';
import IconSheet from '~icons/lucide/table-2';
import { useAriaLabel } from '../../../i18n/useAriaLabel.ts';
import { useText } from '../../../i18n/useText.ts';
import { frosted } from '../../../theme/mixins.ts';
import { color, media, radius, shadow, size, space } from '../../../theme/tokens.ts';
import { iconButton } from '../../../ui/buttonStyles.ts';
import { REGIONS, type RegionId } from './regions.ts';

interface DockProps {
  under: RegionId;
  onPick: (region: RegionId) => void;
}

const ICONS: Record<RegionId, ReactNode> = {
  messages: <IconMessages aria-hidden="true" />,
  sheet: <IconSheet aria-hidden="true" />,
  code: <IconCode aria-hidden="true" />,
  calendar: <IconCalendar aria-hidden="true" />,
};

/**
 * The desktop's dock: each button moves the frame over its window, as an alternative to dragging.
 */
export function Dock({ under, onPick }: DockProps) {
  const t = useText();
  const nameOf = useAriaLabel();
  return (
    <ul css={[frosted, bar]} aria-label={t('visionFrame.dock')}>
      {REGIONS.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            css={[iconButton, button]}
            {...nameOf(name)}
            aria-pressed={under === id}
            onClick={() => onPick(id)}
          >
            {ICONS[id]}
          </button>
        </li>
      ))}
    </ul>
  );
}

const bar = css`
  position: absolute;
  z-index: 2;
  inset-block-start: calc(${size.sceneNarrow} - ${size.target} - ${space.xs} * 2);
  justify-self: center;
  display: flex;
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.m};
  box-shadow: ${shadow.sheen}, ${shadow.soft};
  ${media.wide} {
    flex-direction: column;
    inset-block-start: 27%;
    inset-inline-end: ${space.s};
  }
`;

const button = css`
  position: relative;
  border-radius: ${radius.m};
  &[aria-pressed='true'] { color: ${color.ink}; }
  /* The dot below the active window's icon. */
  &[aria-pressed='true']::after {
    content: '';
    position: absolute;
    inset-block-end: ${space.xxs};
    inline-size: ${space.xxs};
    block-size: ${space.xxs};
    border-radius: 50%;
    background: currentColor;
  }
  ${media.forcedColors} {
    &[aria-pressed='true']:not(:focus-visible) { outline: ${size.line} solid Highlight; }
  }
`;
