import { Children, type ReactNode } from 'react';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/useText.ts';

interface FooterColumnProps {
  title: TextKey;
  /** The column's links, each of which becomes an item of its list. */
  children: ReactNode;
}

/** A titled list of links in the footer, which styles it. */
export function FooterColumn({ title, children }: FooterColumnProps) {
  return (
    <section>
      <h2>
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
