import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { pane } from '../../theme/mixins.ts';
import { color, font, MEASURE, space } from '../../theme/tokens.ts';
import { DEFINITIONS } from '../texts.ts';

interface PanelProps {
  heading: string;
  /** Definitions of the figures: what each counts, and what it does not see. */
  definitions: readonly (readonly string[])[];
  /** Controls beside the heading. */
  controls?: ReactNode;
  children: ReactNode;
}

/** A part of the page with its own definitions. */
export function Panel({ heading, definitions, controls, children }: PanelProps) {
  const id = useId();
  return (
    <section css={[pane, panel]} aria-labelledby={id}>
      <div css={top}>
        <h2 id={id} css={title}>
          {heading}
        </h2>
        {controls}
      </div>
      <div css={content}>{children}</div>
      <details css={details}>
        <summary>{DEFINITIONS}</summary>
        <dl>
          {definitions.map(([term, meaning]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

const panel = css`
  display: flex;
  flex-direction: column;
  padding: ${space.card};
`;

const top = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.m};
  margin-block-end: ${space.m};
`;

const title = css`
  font-size: ${font.title4};
  letter-spacing: -0.015em;
`;

const content = css`
  flex: 1;
`;

const details = css`
  margin-block-start: ${space.m};
  color: ${color.inkMuted};
  font-size: ${font.micro};
  summary {
    inline-size: fit-content;
    padding-block: ${space.xxs};
    cursor: pointer;
    &:hover { color: ${color.ink}; }
  }
  dl {
    display: grid;
    gap: ${space.xs};
    max-inline-size: ${MEASURE};
    padding-block-start: ${space.xs};
  }
  dt {
    color: ${color.ink};
    font-weight: 600;
  }
`;
