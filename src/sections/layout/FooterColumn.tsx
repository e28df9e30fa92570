import { Children, type ReactNode } from 'react';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/useText.ts';
import type { PagePath } from '../../routes.ts';
import { PageLink } from '../../ui/PageLink.tsx';

interface FooterColumnProps {
  title: TextKey;
  pages?: { to: PagePath; text: TextKey }[];
  /** Further links; each becomes a list item. */
  children?: ReactNode;
}

/** A titled list of links, styled by the footer. */
export function FooterColumn({ title, pages = [], children }: FooterColumnProps) {
  return (
    <section>
      <T as="h2" k={title} />
      <ul>
        {pages.map(({ to, text }) => (
          <li key={to}>
            <PageLink to={to}>
              <T k={text} />
            </PageLink>
          </li>
        ))}
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </section>
  );
}
