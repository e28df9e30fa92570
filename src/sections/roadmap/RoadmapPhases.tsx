import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import IconWindows from '~icons/lucide/grid-2x2';
import IconMac from '~icons/lucide/laptop';
import { T } from '../../i18n/T.tsx';
import { column, pane } from '../../theme/mixins.ts';
import { color, DISPLAY_FONT, font, IRIDESCENCE, media, size, space } from '../../theme/tokens.ts';
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
        <li key={id} data-status={status}>
          <article css={step}>
            <header css={facts}>
              <p css={phaseName}>
                {ICONS[id]}
                <T k="roadmap.phaseLabel" values={{ number: phase }} />
              </p>
              <StatusBadge status={status} />
              <dl css={date}>
                <dt>
                  <T k="roadmap.dateLabel" />
                </dt>
                <dd>
                  <T k="roadmap.dateTbd" />
                </dd>
              </dl>
            </header>
            <div css={[pane, card]}>
              <h2>
                <T k={title} />
              </h2>
              <p css={muted}>
                <T k={description} />
              </p>
              <ul css={list}>
                {features.map((feature) => (
                  <li key={feature}>
                    <T k={feature} />
                  </li>
                ))}
              </ul>
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}

// Each phase's point on the line, and the line from it to the next: solid where work goes on.
const line = css`
  display: grid;
  padding-block-end: ${space.section};
  & > li {
    position: relative;
    padding: 0 0 ${space.xl};
    padding-inline-start: ${space.xl};
  }
  & > li::before, & > li::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
  }
  & > li::before {
    inset-block-start: ${space.xs};
    inline-size: ${space.m};
    block-size: ${space.m};
    border: ${size.line} dashed ${color.controlEdge};
    border-radius: 50%;
  }
  & > li::after {
    inset-block: calc(${space.l} + ${space.xs}) 0;
    inset-inline-start: calc(${space.xs} - ${size.line} / 2);
    border-inline-start: ${size.line} dashed ${color.hairline};
  }
  & > [data-status='inDevelopment']::before {
    border: 0;
    background: ${IRIDESCENCE};
    mask: radial-gradient(circle closest-side, black 42%, transparent 48% 62%, black 68%);
  }
  & > [data-status='inDevelopment']::after {
    border-inline-start-style: solid;
    border-color: ${color.greyEdge};
  }
  ${media.wide} {
    & > li { padding-inline-start: ${space.xxl}; }
  }
`;

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

const muted = css`
  color: ${color.inkMuted};
  font-size: ${font.lede};
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
  li:last-of-type {
    grid-column: 1 / -1;
    border: 0;
  }
`;
