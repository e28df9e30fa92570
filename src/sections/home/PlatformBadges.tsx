import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { T } from '../../i18n/T.tsx';
import { flexWrap, muted } from '../../theme/mixins.ts';
import { color, font, media, radius, space } from '../../theme/tokens.ts';
import { Grid2x2Icon, LaptopIcon } from '../../ui/icons.tsx';

const PLATFORMS = [
  { Icon: LaptopIcon, name: 'home.platforms.macos', when: 'home.platforms.macosStatus' },
  { Icon: Grid2x2Icon, name: 'home.platforms.windows', when: 'home.platforms.windowsStatus' },
] as const;

/** Lists the platforms: macOS at launch, Windows later. */
export function PlatformBadges() {
  const { t } = useTranslation();
  return (
    <ul css={list} aria-label={t('home.platforms.label')}>
      {PLATFORMS.map(({ Icon, name, when }) => (
        <li key={name}>
          <Icon />
          <T as="span" k={name} />
          <T as="span" k={when} />
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
