import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import type { Change, ChangeResult } from '../server/changeText.ts';
import type { LanguageDescription } from '../server/describeTexts.ts';

/** What the server answered, and when it was asked: in ms since the page's start. */
type Described = LanguageDescription & { askedAt: number };

const known = new Map<string, Promise<Described>>();

/** Returns what is known of a language's texts, as they were when first asked for. */
export function describedLanguage(tag: string): Promise<Described> {
  const asked = known.get(tag) ?? ask(tag);
  known.set(tag, asked);
  return asked;
}

async function ask(tag: string): Promise<Described> {
  const askedAt = performance.now();
  const response = await fetch(urlOf(tag));
  return { ...(await response.json()), askedAt };
}

/** Reads a language's texts again, and returns the numbers of those that have changed. */
export async function readAgain(tag: string): Promise<number[]> {
  const before = await describedLanguage(tag);
  const now = await ask(tag);
  const { texts } = now;
  known.clear();
  known.set(tag, Promise.resolve(now));
  return [...texts.keys()].filter(
    (code) => texts[code]?.translation !== before.texts[code]?.translation,
  );
}

/** Asks the server for a change, which is also made if the page is left meanwhile. */
export async function requestChange(tag: string, change: Change): Promise<ChangeResult> {
  try {
    const response = await fetch(urlOf(tag), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
      keepalive: true,
    });
    return { ...(await response.json()), status: response.status };
  } catch {
    return {
      status: 422,
      problem: 'The preview does not answer. The text is kept in this browser.',
    };
  }
}

const urlOf = (tag: string) => `/translation-preview/${tag}.json`;

/** Returns the language of the page: an overview of mails is in English, and shows another. */
export function pageLanguage(): string {
  const [, tag] = /^\/mails\/([\w-]+)/.exec(location.pathname) ?? [];
  return tag ?? document.documentElement.lang;
}

/**
 * Returns the language of an element's texts. English on a page in another language replaces a
 * missing text, except in the suggestion of a language.
 */
export function textLanguage(element: Element): string {
  const { lang } = element.ownerDocument.documentElement;
  const owner = element.closest('[lang]');
  const own = owner?.getAttribute('lang') ?? lang;
  return own === SOURCE_LOCALE && !owner?.matches('[role="status"]') ? lang : own;
}

/** Returns a language's English name. */
export function nameOf(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
}
