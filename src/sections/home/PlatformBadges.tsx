import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { T } from '../../i18n/T.tsx';
import { PLATFORMS } from '../../product.ts';
import { flexWrap, muted } from '../../theme/mixins.ts';
import { color, font, media, radius, space } from '../../theme/tokens.ts';
import { PLATFORM_ICONS } from '../shared/platformIcons.tsx';

const TEXTS = 'home.platforms';

/** Lists the operating systems, each with when it comes. */
export function PlatformBadges() {
  const { t } = useTranslation();
  return (
    <ul css={list} aria-label={t('home.platforms.label')}>
      {PLATFORMS.map((platform) => (
        <li key={platform}>
          {PLATFORM_ICONS[platform]}
          <T as="span" k={`${TEXTS}.${platform}`} />
          <T as="span" k={`${TEXTS}.${platform}Status`} />
        </li>
      ))}
    </ul>
  );
}

const list = css`
  ${flexWrap(space.xxs, space.xs)}
  li {
    display: flex;
    align-items: baseline;
    gap: ${space.xs};
    padding: ${space.xxs} ${space.s};
    border: ${space.hair} solid ${color.hairline};
    border-radius: ${radius.pill};
    background: ${color.frost};
    font-size: ${font.small};
  }
  svg { translate: 0 0.25em; }
  span + span { ${muted(font.micro)} }
  /* Plain text instead of chips, which fits on one line of most phones. */
  ${media.narrow} {
    column-gap: ${space.m};
    li {
      gap: ${space.xxs};
      padding: 0;
      border: 0;
      background: none;
      font-size: ${font.micro};
    }
  }
`;
