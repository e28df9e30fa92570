import { useSyncExternalStore } from 'react';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';

/** What the workbench shows. */
export interface Address {
  /** The language's tag. */
  language: string;
  /** A page of the site, a mail or a page that a mail leads to. */
  page: string;
  /** The state of the page; empty as it opens. */
  state: string;
}

function readAddress(): Address {
  const read = new URLSearchParams(location.hash.slice(1));
  return {
    language: read.get('language') ?? SOURCE_LOCALE,
    page: read.get('page') ?? 'home',
    state: read.get('state') ?? '',
  };
}

/** Returns a link by fragment: static hosts have no path for what is not published yet. */
export function hrefOf({ language, page, state }: Partial<Address>): string {
  const now = readAddress();
  const known = { language: language ?? now.language, page: page ?? now.page };
  return `#${new URLSearchParams({ ...known, ...(state && { state }) })}`;
}

export function goTo(address: Partial<Address>): void {
  location.assign(hrefOf(address));
}

/** Returns the address of the window, and follows its changes. */
export function useAddress(): Address {
  useSyncExternalStore(follow, () => location.hash);
  return readAddress();
}

function follow(listen: () => void): () => void {
  addEventListener('hashchange', listen);
  return () => removeEventListener('hashchange', listen);
}
