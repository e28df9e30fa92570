import type { Address } from './address.ts';
import { VIEWS } from './Site.tsx';
import { statesOfPage } from './states.ts';

/** The pages of keys that do not begin with their names. */
const PAGES: Record<string, string> = {
  waitlist: 'home',
  mail: 'mail: confirm',
  invite: 'mail: invite',
};

/** Returns the page and the state that show a text, by its key; `undefined` for one of all pages. */
export function viewOf(key: string): Pick<Address, 'page' | 'state'> | undefined {
  const [part = ''] = key.replace(/^messages\./, '').split('.');
  const { [part]: page = part } = PAGES;
  const states = Object.entries(statesOfPage(page));
  const [state = ''] =
    states.find(([, { shows }]) => shows?.some((one) => key.startsWith(one))) ?? [];
  return VIEWS.includes(page) ? { page, state } : undefined;
}
