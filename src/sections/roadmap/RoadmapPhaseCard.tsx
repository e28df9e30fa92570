import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import IconWindows from '~icons/lucide/grid-2x2';
import IconMac from '~icons/lucide/laptop';
import { T } from '../../i18n/T.tsx';
import { iris } from '../../theme/iris.ts';
import { pane } from '../../theme/mixins.ts';
import { blur, color, DISPLAY_FONT, font, media, size, space } from '../../theme/tokens.ts';
import type { RoadmapPhase } from './roadmapPhases.ts';
import { StatusBadge } from './StatusBadge.tsx';

const ICONS: Record<string, ReactNode> = {
  macos: <IconMac aria-hidden="true" />,
  windows: <IconWindows aria-hidden="true" />,
};

/** A phase of the roadmap: its number, status and date, and its features. */
export function RoadmapPhaseCard(props: RoadmapPhase) {
  const { id, phase, status, title, description, features } = props;
  return (
    <article css={[pane, card]}>
      <div css={head} aria-hidden="true">
        <div css={[iris, light]} />
        <span css={number}>{phase}</span>
      </div>
      <div css={content}>
        <header css={facts}>
          <p css={phaseName}>
            {ICONS[id]}
            <T k="roadmap.phaseLabel" values={{ number: phase }} />
          </p>
          <StatusBadge status={status} />
          <dl css={date}>
            <T as="dt" k="roadmap.dateLabel" />
            <T as="dd" k="roadmap.dateTbd" />
          </dl>
        </header>
        <T as="h2" css={heading} k={title} />
        <T as="p" css={muted} k={description} />
        <ul css={list}>
          {features.map((feature) => (
            <T key={feature} as="li" k={feature} />
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
  ${media.print} { display: none; }
`;

const light = css`
  position: absolute;
  inset: calc(-1 * ${space.m});
  [data-status='planned'] & { opacity: 0.65; }
`;

// Its foot is cut by the head's edge.
const number = css`
  position: absolute;
  inset-block-end: -0.15em;
  inset-inline-end: ${space.l};
  color: ${color.onIris};
  font: 600 calc(1.85 * ${size.column}) / 1 ${DISPLAY_FONT};
`;

const content = css`
  display: grid;
  grid-template-rows: auto auto auto 1fr;
  padding: ${space.card};
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};
  color: ${color.inkMuted};
  font-size: ${font.small};
`;

const phaseName = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
`;

const date = css`
  display: flex;
  gap: 0.35em;
  dd { margin: 0; }
`;

const heading = css`
  margin-block: ${space.s} ${space.xs};
  font-size: ${font.phase};
`;

const muted = css`
  color: ${color.inkMuted};
`;

// The lists of both phases end together.
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
