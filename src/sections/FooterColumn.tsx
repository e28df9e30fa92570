import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';
import { T, type TextKey } from '../i18n/T.tsx';
import { color, size, space } from '../theme/tokens.ts';

interface FooterColumnProps {
  title: TextKey;
  /** The column's links, each of which becomes an item of its list. */
  children: ReactNode;
}

/** A titled list of links in the footer. */
export function FooterColumn({ title, children }: FooterColumnProps) {
  return (
    <section>
      <h2 css={heading}>
        <T k={title} />
      </h2>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </section>
  );
}

const heading = css`
  margin-block-end: ${space.xs};
  color: ${color.ink};
  font: 600 ${size.small} / 1.4 system-ui, sans-serif;
  letter-spacing: 0;
`;
