import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { T } from '../../i18n/T.tsx';
import type { TextGroup } from '../../i18n/textKeys.ts';
import { HIGHLIGHTS } from '../../product.ts';
import { column, displayText, muted } from '../../theme/mixins.ts';
import { blur, color, easing, font, media, radius, size, space, time } from '../../theme/tokens.ts';

const TEXTS = {
  providers: 'home.stats.providers',
  privacy: 'home.stats.privacy',
  realTime: 'home.stats.realTime',
  visionFrame: 'home.stats.visionFrame',
} satisfies Record<(typeof HIGHLIGHTS)[number], TextGroup<'title' | 'text'>>;

/**
 * The four highlights, below the focus scale of a lens. Its index moves to the highlight under the
 * pointer, and the others go out of focus.
 */
export function Stats() {
  const { t } = useTranslation();
  return (
    <section css={[column, band]} aria-label={t('home.stats.label')}>
      <ul css={scale}>
        {HIGHLIGHTS.map((highlight, place) => (
          <li key={highlight} data-place={place}>
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

// The marks are where the columns begin.
const scale = css`
  --columns: 2;
  position: relative;
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  row-gap: ${space.l};
  padding-block-start: ${space.xl};
  li {
    padding-inline-end: min(${space.l}, 5cqi);
    transition: filter ${time.calm}, opacity ${time.calm};
  }
  li > :first-child { ${displayText} }
  p + p {
    margin-block-start: ${space.xs};
    ${muted(font.small)}
    line-height: 1.45;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    block-size: ${space.m};
    background:
      linear-gradient(90deg, ${color.ink} ${size.line}, transparent 0) 0 0 /
        calc(100% / var(--columns)) repeat-x,
      linear-gradient(90deg, ${color.controlEdge} ${space.hair}, transparent 0) 0 0 /
        calc(100% / var(--columns) / 20) 50% repeat-x;
    mask: linear-gradient(90deg, black 70%, transparent);
  }
  [dir='rtl'] &::before { transform: scaleX(-1); }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(-0.5 * ${space.xs});
    inset-inline-start: calc(-0.5 * ${space.xs});
    inline-size: ${space.s};
    block-size: ${space.l};
    padding: 0.1em;
    border: ${space.hair} solid ${color.hairline};
    border-radius: ${radius.pill};
    background:
      linear-gradient(${color.accent}, ${color.sweepNear}, ${color.sweepFar}) content-box,
      ${color.paper};
    transform: translateX(calc(var(--forward) * var(--place, 0) * 100cqi / var(--columns)));
    transition: transform ${time.calm} ${easing.glide};
  }
  ${media.forcedColors} {
    &::before, &::after { content: none; }
  }
  ${media.wide} {
    --columns: 4;
    &:has([data-place='1']:hover) { --place: 1; }
    &:has([data-place='2']:hover) { --place: 2; }
    &:has([data-place='3']:hover) { --place: 3; }
  }
  ${media.hover} {
    &:has(li:hover) li:not(:hover) {
      filter: blur(${blur.edge});
      opacity: 0.75;
    }
  }
`;
