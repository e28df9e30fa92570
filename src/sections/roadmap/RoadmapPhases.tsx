import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import IconWindows from '~icons/lucide/grid-2x2';
import IconMac from '~icons/lucide/laptop';
import { T } from '../../i18n/T.tsx';
import { column, pane } from '../../theme/mixins.ts';
import { color, IRIDESCENCE, media, size, space } from '../../theme/tokens.ts';
import { PHASES } from './roadmapPhases.ts';
import { StatusBadge } from './StatusBadge.tsx';

const ICONS: Record<string, ReactNode> = {
  macos: <IconMac aria-hidden="true" />,
  windows: <IconWindows aria-hidden="true" />,
};

/** The phases down a line, the first one lit. */
export function RoadmapPhases() {
  return (
    <ol css={[column, line]}>
      {PHASES.map(({ id, phase, status, title, description, features }) => (
        <li key={id} css={step} data-status={status}>
          <article css={[pane, card]}>
            <header css={intro}>
              <div css={facts}>
                <span css={icon}>{ICONS[id]}</span>
                <T k="roadmap.phaseLabel" values={{ number: phase }} />
                <StatusBadge status={status} />
              </div>
              <h2>
                <T k={title} />
              </h2>
              <p css={muted}>
                <T k={description} />
              </p>
              <dl css={date}>
                <dt>
                  <T k="roadmap.dateLabel" />
                </dt>
                <dd>
                  <T k="roadmap.dateTbd" />
                </dd>
              </dl>
            </header>
            <ul css={list}>
              {features.map((feature) => (
                <li key={feature}>
                  <T k={feature} />
                </li>
              ))}
            </ul>
          </article>
        </li>
      ))}
    </ol>
  );
}

const line = css`
  display: grid;
  gap: ${space.l};
  padding-block-end: ${space.xxl};
`;

const step = css`
  position: relative;
  padding-inline-start: ${space.xl};
  &::before {
    content: '';
    position: absolute;
    inset-block-start: ${space.xl};
    inset-inline-start: 0;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border: 0.1875rem solid ${color.controlEdge};
    border-radius: 50%;
  }
  &[data-status='inDevelopment']::before { border: 0; background: ${IRIDESCENCE}; }
  &:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: calc(${space.xl} + 1.5rem) calc(-1 * ${space.l} - 1rem);
    inset-inline-start: 0.375rem;
    border-inline-start: 0.125rem solid ${color.hairline};
  }
`;

const card = css`
  display: grid;
  gap: ${space.l};
  padding: ${space.l};
  ${media.wide} {
    grid-template-columns: 5fr 7fr;
    padding: ${space.xl};
  }
`;

const intro = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space.s};
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  color: ${color.inkMuted};
  font-size: ${size.small};
`;

const icon = css`
  font-size: 1.25rem;
`;

const muted = css`
  color: ${color.inkMuted};
`;

const date = css`
  display: flex;
  gap: ${space.xs};
  font-size: ${size.small};
  dt { color: ${color.inkMuted}; }
  dd { margin: 0; font-weight: 600; }
`;

const list = css`
  display: grid;
  align-content: start;
  li { padding-block: ${space.s}; border-block-end: ${space.hair} solid ${color.hairline}; }
  li:last-of-type { border: 0; }
`;
