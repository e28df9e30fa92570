import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { T } from '../../i18n/T.tsx';
import type { TextGroup } from '../../i18n/textKeys.ts';
import { HIGHLIGHTS } from '../../product.ts';
import { column, displayText, grid, muted } from '../../theme/mixins.ts';
import { color, font, media, space } from '../../theme/tokens.ts';

const TEXTS = {
  providers: 'home.stats.providers',
  privacy: 'home.stats.privacy',
  realTime: 'home.stats.realTime',
  visionFrame: 'home.stats.visionFrame',
} satisfies Record<(typeof HIGHLIGHTS)[number], TextGroup<'title' | 'text'>>;

/** The four highlights. */
export function Stats() {
  const { t } = useTranslation();
  return (
    <section css={[column, band]} aria-label={t('home.stats.label')}>
      <ul css={list}>
        {HIGHLIGHTS.map((highlight) => (
          <li key={highlight}>
            <T as="p" k={`${TEXTS[highlight]}.title`} />
            <T as="p" k={`${TEXTS[highlight]}.text`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const band = css`
  padding-block: ${space.part};
`;

const list = css`
  ${grid(space.l)}
  grid-template-columns: repeat(2, minmax(0, 1fr));
  li {
    padding-block-start: ${space.m};
    border-block-start: ${space.hair} solid ${color.hairline};
  }
  li > :first-child { ${displayText} }
  p + p {
    margin-block-start: ${space.xs};
    ${muted(font.small)}
    line-height: 1.45;
  }
  ${media.wide} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;
