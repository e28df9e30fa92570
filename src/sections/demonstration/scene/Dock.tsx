import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAriaLabel } from '../../../i18n/useAriaLabel.ts';
import { shadow } from '../../../theme/shadows.ts';
import { color, easing, media, radius, size, space, time } from '../../../theme/tokens.ts';
import { iconButton } from '../../../ui/buttonStyles.ts';
import { CalendarIcon, MessageCircleIcon, Table2Icon } from '../icons.tsx';
import { REGIONS, type RegionId } from './regions.ts';

interface DockProps {
  under: RegionId;
  onPick: (region: RegionId) => void;
}

const APPS: Record<RegionId, { icon: ReactNode; hue: string }> = {
  messages: { icon: <MessageCircleIcon />, hue: color.appMessages },
  sheet: { icon: <Table2Icon />, hue: color.appSheet },
  calendar: { icon: <CalendarIcon />, hue: color.appCalendar },
};

/** The desktop's dock: each button moves the frame over its window, an alternative to dragging. */
export function Dock({ under, onPick }: DockProps) {
  const { t } = useTranslation();
  const nameOf = useAriaLabel();
  return (
    <ul css={bar} data-part="dock" aria-label={t('home.demonstration.dock')}>
      {REGIONS.map(({ id, texts }) => (
        <li key={id}>
          <button
            type="button"
            css={[iconButton, button(APPS[id].hue)]}
            title={t(`${texts}.name`)}
            {...nameOf(`${texts}.name`)}
            aria-pressed={under === id}
            onClick={() => onPick(id)}
          >
            {APPS[id].icon}
          </button>
        </li>
      ))}
    </ul>
  );
}

// Narrow: below the scene. Between: at the scene's end, where the frame is not.
const bar = css`
  position: absolute;
  z-index: 2;
  inset-block-end: ${space.xs};
  inset-inline: 0;
  display: flex;
  gap: ${space.xs};
  inline-size: max-content;
  margin-inline: auto;
  padding: ${space.xs};
  border-radius: 1.125em;
  background: ${color.glassClear};
  box-shadow: 0 0 0 ${space.hair} ${color.glint}, ${shadow.deep};
  ${media.wide} { inset-inline: auto ${space.xl}; }
  ${media.large} { inset-inline: 0; }
`;

const button = (hue: string) => css`
  position: relative;
  border-radius: ${radius.m};
  /* Darkens downward: light behind the icon would reduce its contrast. */
  background: linear-gradient(transparent, ${color.shadow}), ${hue};
  box-shadow: ${shadow.sheenOnAction}, ${shadow.soft};
  &, &:hover { color: ${color.inkOnAction}; }
  transition: transform ${time.quick} ${easing.out};
  &:hover { transform: translateY(-0.2em); }
  /* The dot below the active window's icon. */
  &[aria-pressed='true']::after {
    content: '';
    position: absolute;
    inset-block-end: calc(-1 * ${space.xxs} - ${space.hair});
    inline-size: ${space.xxs};
    block-size: ${space.xxs};
    border-radius: 50%;
    background: ${color.ink};
  }
  ${media.forcedColors} {
    &[aria-pressed='true']:not(:focus-visible) { outline: ${size.line} solid Highlight; }
  }
`;
