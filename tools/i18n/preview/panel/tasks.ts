import { localePath } from '../../../../src/i18n/localePath.ts';
import { PAGE_IDS, PAGES } from '../../../../src/routes.ts';
import { mailsPath } from '../addresses.ts';
import type { Task, TextDescription } from '../server/describeTexts.ts';
import { type Marked, textsOnPage } from './textsOnPage.ts';

const LABELS: [Task, string][] = [
  ['open', 'Open'],
  ['outdated', 'Outdated'],
  ['doubtful', 'Doubtful'],
];

/** Counts what is left to do: `Open 12 · Outdated 3`; empty if nothing is. */
export function countTasks(
  texts: readonly TextDescription[],
  isUnsaved: (text: TextDescription) => boolean,
): string {
  const counts = LABELS.map(
    ([task, label]) => [label, texts.filter((text) => text.task === task).length] as const,
  );
  return [['Unsaved', texts.filter(isUnsaved).length] as const, ...counts]
    .flatMap(([label, count]) => (count === 0 ? [] : [`${label} ${count}`]))
    .join(' · ');
}

/** Returns the addresses of all pages in a language, that of its mails last. */
function pagesIn(tag: string): string[] {
  return [...PAGE_IDS.map((id) => localePath(tag, PAGES[id].path)), mailsPath(tag)];
}

/**
 * Finds the next page with one of these texts. Without any, returns the texts that are on no page,
 * such as messages that only an error brings.
 */
export async function nextPage(
  tag: string,
  codes: ReadonlySet<number>,
): Promise<{ path: string } | { elsewhere: number[] }> {
  const paths = pagesIn(tag);
  const at = paths.indexOf(location.pathname);
  const elsewhere = new Set(codes);
  const remove = (texts: readonly Marked[]) => {
    for (const code of texts.flatMap((text) => text.codes)) elsewhere.delete(code);
  };
  remove(textsOnPage());
  for (const path of [...paths.slice(at + 1), ...paths.slice(0, Math.max(at, 0))]) {
    const html = await (await fetch(path)).text();
    const texts = textsOnPage(new DOMParser().parseFromString(html, 'text/html'));
    if (texts.some((text) => text.codes.some((code) => elsewhere.has(code)))) return { path };
    remove(texts);
  }
  return { elsewhere: [...elsewhere] };
}

/*
 * The texts that *Next* has led to, so that it goes on over all pages instead of around on one. Kept
 * until the window is closed, or until everything was visited.
 */
const NAME = 'iris-translation-visited';

export function visitedCodes(tag: string): Set<number> {
  const kept: [string, number[]] = JSON.parse(sessionStorage.getItem(NAME) ?? '["", []]');
  return new Set(kept[0] === tag ? kept[1] : []);
}

export function visit(tag: string, codes: readonly number[]): void {
  const all = [...visitedCodes(tag), ...codes];
  sessionStorage.setItem(NAME, JSON.stringify([tag, all]));
}

export function forgetVisits(): void {
  sessionStorage.removeItem(NAME);
}
