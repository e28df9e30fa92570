import { css } from '@emotion/react';
import { T } from '../../i18n/T.tsx';
import { type TextKey, useText } from '../../i18n/useText.ts';
import { column } from '../../theme/mixins.ts';
import { color, DISPLAY_FONT, font, media, space } from '../../theme/tokens.ts';

const STATS: { title: TextKey; text: TextKey }[] = [
  { title: 'home.stats.providers.title', text: 'home.stats.providers.text' },
  { title: 'home.stats.privacy.title', text: 'home.stats.privacy.text' },
  { title: 'home.stats.realTime.title', text: 'home.stats.realTime.text' },
  { title: 'home.stats.visionFrame.title', text: 'home.stats.visionFrame.text' },
];

/** The four highlights (docs/specification.md#home). */
export function Stats() {
  const t = useText();
  return (
    <section css={column} aria-label={t('home.stats.label')}>
      <ul css={list}>
        {STATS.map(({ title, text }) => (
          <li key={title}>
            <T as="p" css={highlight} k={title} />
            <T as="p" css={explanation} k={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.xl} ${space.l};
  padding-block: ${space.xl};
  li {
    padding-inline-start: ${space.m};
    border-inline-start: ${space.hair} solid ${color.controlEdge};
  }
  ${media.wide} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

const highlight = css`
  color: ${color.ink};
  font: 600 ${font.title3} / 1.2 ${DISPLAY_FONT};
`;

const explanation = css`
  margin-block-start: ${space.xxs};
  color: ${color.inkMuted};
  font-size: ${font.small};
  line-height: 1.45;
`;
