import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { grid, pane } from '../theme/mixins.ts';
import { color, font, radius, space } from '../theme/tokens.ts';

/** A part of the page. */
export function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section css={[pane, panel]} aria-label={heading}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** Shows that something is wrong, and announces it to screen readers. */
export function Warning({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" css={warning}>
      {children}
    </p>
  );
}

/** Stacks panels. */
export const panels = css`
  ${grid(space.s)}
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

const panel = css`
  padding: ${space.card};
  h2 {
    margin-block-end: ${space.m};
    font-size: ${font.title4};
  }
`;

const warning = css`
  padding: ${space.s} ${space.m};
  border-radius: ${radius.m};
  background: ${color.yellowSurface};
  color: ${color.yellowText};
  font-size: ${font.small};
`;
