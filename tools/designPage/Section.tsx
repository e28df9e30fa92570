import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, space } from '../../src/theme/tokens.ts';

interface SectionProps {
  title: string;
  /** The group's name in code, or the meaning of its values. */
  note: ReactNode;
  children: ReactNode;
}

/** Renders a group of tokens under a hairline and its name. */
export function Section({ title, note, children }: SectionProps) {
  return (
    <section css={section}>
      <header css={head}>
        <h2>{title}</h2>
        <p>{note}</p>
      </header>
      {children}
    </section>
  );
}

const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.m};
  padding-block: ${space.s} ${space.l};
  border-block-start: ${space.hair} solid ${color.hairline};
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.m};
  h2 {
    font-size: ${font.title4};
  }
  p {
    max-inline-size: none;
    color: ${color.inkMuted};
    font-size: ${font.micro};
  }
`;
