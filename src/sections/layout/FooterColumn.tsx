import { Children, type ReactNode } from 'react';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/useText.ts';

interface FooterColumnProps {
  title: TextKey;
  /** The links; each becomes a list item. */
  children: ReactNode;
}

/** A titled list of links, styled by the footer. */
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
