import { css } from '@emotion/react';
import { T } from '../../i18n/T.tsx';
import { iris } from '../../theme/iris.ts';
import { flexRow, flexWrap, muted, noPrint, pane } from '../../theme/mixins.ts';
import { blur, color, font, media, radius, size, space } from '../../theme/tokens.ts';
import { CircleDashedIcon, Grid2x2Icon, HammerIcon, LaptopIcon } from '../../ui/icons.tsx';
import { PHASE_FEATURES, type RoadmapPhase } from './roadmapPhases.ts';

const STATUS_TEXTS = 'roadmap.status';

const ICONS = {
  macos: <LaptopIcon />,
  windows: <Grid2x2Icon />,
  inDevelopment: <HammerIcon />,
  planned: <CircleDashedIcon />,
};

/** A phase of the roadmap, in an element with its status as `data-status`. */
export function RoadmapPhaseCard({ id, phase, status, texts, features }: RoadmapPhase) {
  return (
    <article css={[pane, card]}>
      <div css={[head, noPrint]} aria-hidden="true">
        <div css={[iris, light]} />
        <span css={number}>{phase}</span>
      </div>
      <div css={content}>
        <T as="h2" k={`${texts}.title`} />
        <div css={facts}>
          <p>
            {ICONS[id]}
            <T k="roadmap.phaseLabel" values={{ number: phase }} />
          </p>
          <span css={badge}>
            {ICONS[status]}
            <T k={`${STATUS_TEXTS}.${status}`} />
          </span>
          <dl>
            <T as="dt" k="roadmap.dateLabel" />
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

const card = css`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: clip;
  ${media.print} { overflow: visible; }
`;

// Only the decoration of a planned phase is out of focus.
const head = css`
  position: relative;
  block-size: calc(1.5 * ${size.column});
  overflow: clip;
  [data-status='planned'] & > * { filter: blur(${blur.veil}); }
  ${media.forcedColors} { display: none; }
`;

const light = css`
  position: absolute;
  inset: calc(-1 * ${space.m});
  [data-status='planned'] & { opacity: 0.65; }
`;

// Its foot is cut by the head's edge. It is as wide as a digit of the display font, so that it starts
// at the same place in any other.
const number = css`
  position: absolute;
  inset-block-end: -0.15em;
  inset-inline-end: ${space.l};
  inline-size: 0.574em;
  color: ${color.onIris};
  font: 600 calc(1.85 * ${size.column}) / 1 ${font.display};
`;

const content = css`
  display: grid;
  grid-template-rows: auto auto auto 1fr;
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
  p, dl { ${flexRow(space.xs)} }
  // Label and value are told apart without a mark, which differs between languages.
  dd {
    color: ${color.ink};
    font-weight: 600;
  }
`;

// *In Development* is yellow, *Planned* gray. Icon and text say the same without color.
const badge = css`
  display: inline-flex;
  align-items: baseline;
  gap: ${space.xxs};
  padding: ${space.xxs} ${space.s};
  border: ${space.hair} solid ${color.yellowEdge};
  border-radius: ${radius.pill};
  background: ${color.yellowSurface};
  color: ${color.yellowText};
  font-size: ${font.micro};
  font-weight: 600;
  svg { translate: 0 0.25em; }
  [data-status='planned'] & {
    border-color: ${color.grayEdge};
    background: ${color.graySurface};
    color: ${color.ink};
  }
`;

// Aligns the ends of both lists.
const list = css`
  display: grid;
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
    border: ${size.ring} solid ${color.violet};
    border-radius: 50%;
  }
  [data-status='planned'] & li::before { border: ${size.line} solid ${color.grayEdge}; }
  ${media.wide} {
    [data-status='inDevelopment'] & li { font-size: ${font.lede}; }
  }
`;
