import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { T, type TextKey } from '../i18n/T.tsx';
import { column } from '../theme/mixins.ts';
import { color, DISPLAY_FONT, media, size, space } from '../theme/tokens.ts';

const STATS: { title: TextKey; text: TextKey }[] = [
  { title: 'home.stats.providers.title', text: 'home.stats.providers.text' },
  { title: 'home.stats.privacy.title', text: 'home.stats.privacy.text' },
  { title: 'home.stats.realTime.title', text: 'home.stats.realTime.text' },
  { title: 'home.stats.visionFrame.title', text: 'home.stats.visionFrame.text' },
];

/** The four highlights (spec section 2). */
export function Stats() {
  const { t } = useTranslation();
  return (
    <section css={column} aria-label={t('home.stats.label')}>
      <ul css={list}>
        {STATS.map(({ title, text }) => (
          <li key={title} css={stat}>
            <p css={headline}>
              <T k={title} />
            </p>
            <p css={detail}>
              <T k={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  border-block: ${space.hair} solid ${color.hairline};
  ${media.wide} { grid-template-columns: repeat(4, 1fr); }
`;

const stat = css`
  padding: ${space.l} ${space.m} ${space.l} 0;
  ${media.wide} { padding-block: ${space.xl}; }
`;

const headline = css`
  font: 600 ${size.title3} / 1.2 ${DISPLAY_FONT};
`;

const detail = css`
  margin-block-start: ${space.xxs};
  color: ${color.inkMuted};
  font-size: ${size.small};
  line-height: 1.45;
`;
