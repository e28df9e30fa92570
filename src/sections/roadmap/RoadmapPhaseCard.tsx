import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { T } from '../../i18n/T.tsx';
import { PHASE_FEATURES, type PhaseStatus, type Platform } from '../../product.ts';
import { iris } from '../../theme/iris.ts';
import { flexRow, flexWrap, muted, noPrint, pane } from '../../theme/mixins.ts';
import { color, font, media, radius, size, space } from '../../theme/tokens.ts';
import { CircleDashedIcon, ClockIcon, HammerIcon } from '../../ui/icons.tsx';
import { PLATFORM_ICONS } from '../shared/platformIcons.tsx';
import { PHASE_TEXTS } from './roadmapTexts.ts';

const STATUS_TEXTS = 'roadmap.status';

interface RoadmapPhaseCardProps {
  platform: Platform;
  number: number;
  status: PhaseStatus;
}

/** The rows of a card: its head, facts, title and description, and one for each feature. */
export const PHASE_ROWS = 4 + PHASE_FEATURES.length;

/** A phase of the roadmap; a planned one is quieter. Cards side by side have the same rows. */
export function RoadmapPhaseCard({ platform, number, status }: RoadmapPhaseCardProps) {
  const { texts, features } = PHASE_TEXTS[platform];
  const { icon, colors, depth } = STATUSES[status];
  return (
    <article css={[pane, card]} data-depth={depth}>
      <div css={[head, noPrint]} aria-hidden="true">
        <div css={[iris, light]} />
        <span css={digit}>{number}</span>
      </div>
      <div css={content}>
        <T as="h2" k={`${texts}.title`} />
        <div css={facts}>
          <p>
            {PLATFORM_ICONS[platform]}
            <T k="roadmap.phaseLabel" values={{ number }} />
          </p>
          <span css={[badge, colors]}>
            {icon}
            <T k={`${STATUS_TEXTS}.${status}`} />
          </span>
          <dl>
            <dt>
              <ClockIcon />
              <T k="roadmap.dateLabel" />
            </dt>
            <T as="dd" k="roadmap.dateTbd" />
          </dl>
        </div>
        <T as="p" k={`${texts}.description`} />
        <ul css={list}>
          {PHASE_FEATURES.map((feature) => (
            <T key={feature} as="li" k={`${features}.${feature}`} />
          ))}
        </ul>
      </div>
    </article>
  );
}

/** Lays out an element in the rows of the grid around it, from a given row to the last. */
const rowsFrom = (start: number) => css`
  ${media.wide} {
    display: grid;
    grid-row: ${start} / -1;
    grid-template-rows: subgrid;
  }
`;

const card = css`
  ${rowsFrom(1)}
  overflow: clip;
  ${media.print} { overflow: visible; }
`;

const head = css`
  position: relative;
  block-size: calc(1.5 * ${size.column});
  overflow: clip;
  ${media.forcedColors} { display: none; }
`;

const light = css`
  position: absolute;
  inset: 0;
  [data-depth='far'] & { opacity: 0.7; }
`;

// As wide as a digit of the display font, so that it starts at the same place in any other.
const digit = css`
  position: absolute;
  inset-block-start: calc(50% - 0.5em);
  inset-inline-end: ${space.card};
  inline-size: 0.574em;
  color: ${color.onIris};
  font: 600 calc(1.15 * ${size.column}) / 1 ${font.headline};
  font-synthesis: var(--headline-synthesis);
`;

const content = css`
  display: grid;
  ${rowsFrom(2)}
  padding: ${space.card};
  h2 {
    margin-block: ${space.s} ${space.xs};
    font-size: ${font.phase};
  }
  & > p { color: ${color.inkMuted}; }
`;

// Shown above the heading, but after it in the document, for screen readers.
const facts = css`
  order: -1;
  ${flexWrap(space.xs, space.s)}
  align-items: center;
  ${muted(font.small)}
  p, dl, dt { ${flexRow(space.xs)} }
  // Label and value differ in weight: a separator would differ between languages.
  dd {
    color: ${color.ink};
    font-weight: 600;
  }
`;

const badge = css`
  display: inline-flex;
  align-items: baseline;
  gap: ${space.xxs};
  padding: ${space.xxs} ${space.s};
  border: ${space.hair} solid;
  border-radius: ${radius.pill};
  font-size: ${font.micro};
  font-weight: 600;
  svg { translate: 0 0.25em; }
`;

const yellow = css`
  border-color: ${color.yellowEdge};
  background: ${color.yellowSurface};
  color: ${color.yellowText};
`;

const gray = css`
  border-color: ${color.grayEdge};
  background: ${color.graySurface};
  color: ${color.ink};
`;

interface StatusLook {
  icon: ReactNode;
  /** Of the badge. Icon and text say the same without color. */
  colors: SerializedStyles;
  depth: 'near' | 'far';
}

const STATUSES: Record<PhaseStatus, StatusLook> = {
  inDevelopment: { icon: <HammerIcon />, colors: yellow, depth: 'near' },
  planned: { icon: <CircleDashedIcon />, colors: gray, depth: 'far' },
};

const list = css`
  ${rowsFrom(4)}
  margin-block-start: ${space.m};
  li {
    display: flex;
    gap: ${space.s};
    padding-block: ${space.s};
    border-block-start: ${space.hair} solid ${color.hairline};
    break-inside: avoid;
  }
  li::before {
    content: '';
    flex: none;
    inline-size: ${space.s};
    block-size: ${space.s};
    margin-block-start: calc((1lh - ${space.s}) / 2);
    border: ${size.ring} solid ${color.accent};
    border-radius: 50%;
  }
  [data-depth='far'] & li::before { border: ${size.line} solid ${color.grayEdge}; }
`;
