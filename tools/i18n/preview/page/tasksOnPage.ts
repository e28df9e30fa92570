import type { Texts } from '../useTexts.ts';
import { type Marked, textsOnPage } from './textsOnPage.ts';

/** The product's name, which most texts contain: it is shown and counted only by itself. */
export const PRODUCT = 'brand.name';

export function isTask({ known, drafts }: Texts, key: string): boolean {
  return known.get(key)?.task !== undefined || drafts[key] !== undefined;
}

/** Lists the texts of the page that need work. */
export function tasksOnPage(texts: Texts): Marked[] {
  return textsOnPage().flatMap(({ element, keys: all }) => {
    const keys = all.filter((key) => isTask(texts, key) && (all.length === 1 || key !== PRODUCT));
    return keys.length > 0 ? [{ element, keys }] : [];
  });
}

/** Counts what is left to do on the page: `Open 12 · Outdated 3`; empty if nothing is. */
export function countTasks(texts: Texts): string {
  const keys = tasksOnPage(texts).flatMap((marked) => marked.keys);
  const isOf = (task: string) => (key: string) => texts.known.get(key)?.task === task;
  return [
    ['Unsaved', keys.filter((key) => texts.drafts[key])] as const,
    ['Open', keys.filter(isOf('open'))] as const,
    ['Outdated', keys.filter(isOf('outdated'))] as const,
    ['Doubtful', keys.filter(isOf('doubtful'))] as const,
  ]
    .flatMap(([label, { length }]) => (length === 0 ? [] : [`${label} ${length}`]))
    .join(' · ');
}
