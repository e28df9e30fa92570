import { createContext, useContext } from 'react';

/** Leads links to the pages of this site. A path has no language prefix, or is a fragment. */
export interface Links {
  hrefOf(path: string): string;
  /** Shows the page, or its fragment, without loading a document. */
  follow(path: string): void;
  /** Fetches what the page needs before it is visited. */
  preload(path: string): void;
}

/** Without the application's provider, links are what they are in plain HTML. */
export const LinkContext = createContext<Links>({
  hrefOf: (path) => path,
  follow: (path) => location.assign(path),
  preload: () => {},
});

/** Returns how links lead to the pages of this site. */
export function useLinks(): Links {
  return useContext(LinkContext);
}
