import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import IconWindows from '~icons/lucide/grid-2x2';
import IconMac from '~icons/lucide/laptop';
import { T } from '../../i18n/T.tsx';
import { ledeText, pane } from '../../theme/mixins.ts';
import { color, DISPLAY_FONT, font, media, size, space } from '../../theme/tokens.ts';
import type { RoadmapPhase } from './roadmapPhases.ts';
import { StatusBadge } from './StatusBadge.tsx';

const ICONS: Record<string, ReactNode> = {
  macos: <IconMac aria-hidden="true" />,
  windows: <IconWindows aria-hidden="true" />,
};

/** A phase of the roadmap: its status and date, and a card with its features. */
export function RoadmapPhaseCard(props: RoadmapPhase) {
  const { id, phase, status, title, description, features } = props;
  return (
    <article css={step}>
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
      <div css={[pane, card]}>
        <T as="h2" k={title} />
        <T as="p" css={ledeText} k={description} />
        <ul css={list}>
          {features.map((feature) => (
            <T key={feature} as="li" k={feature} />
          ))}
        </ul>
      </div>
    </article>
  );
}

const step = css`
  display: grid;
  gap: ${space.m};
  ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    gap: ${space.l};
  }
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: ${space.xs} ${space.m};
  ${media.wide} {
    position: sticky;
    inset-block-start: calc(${size.header} + ${space.l});
    display: grid;
    justify-items: start;
    align-self: start;
  }
`;

const phaseName = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font: 600 ${font.title3} / 1.4 ${DISPLAY_FONT};
`;

const date = css`
  display: flex;
  gap: ${space.xs};
  font-size: ${font.small};
  dt { color: ${color.inkMuted}; }
  dd {
    margin: 0;
    font-weight: 600;
  }
`;

const card = css`
  display: grid;
  gap: ${space.m};
  padding: ${space.band};
`;

const list = css`
  margin-block-start: ${space.s};
  border-block-start: ${space.hair} solid ${color.hairline};
  li {
    break-inside: avoid;
    padding-block: ${space.s};
    border-block-end: ${space.hair} solid ${color.hairline};
  }
  ${media.wide} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.xl};
  }
  li:last-child {
    grid-column: 1 / -1;
    border: 0;
  }
`;
