import type { Page } from '@playwright/test';

interface Translation {
  /**
   * Before the page responds, or once it does: the language at once, the texts when all parts are
   * hydrated.
   */
  moment: 'before' | 'after';
  /** The language into which the page is translated, which no test is about. */
  language: string;
  /** The direction in which that language is written. */
  direction: 'ltr' | 'rtl';
  /** What each translated text begins with. Without it the words stay the same. */
  mark?: string;
}

/**
 * Translates every page as Chrome does: replaces each text, now and later, with a copy in two
 * `<font>` elements. The title gets an invisible character.
 */
export const translatePage = (page: Page, translation: Translation) =>
  page.addInitScript(translate, translation);

function translate({ moment, language, direction, mark = '' }: Translation): void {
  const kept = 'script, style, noscript, textarea, code, svg, font, [translate=no], .notranslate';

  function nameLanguage(): void {
    const html = document.documentElement;
    html.lang = language;
    html.classList.add(`translated-${direction}`);
    document.title += '\u200b';
  }

  function translateTexts(): void {
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const target of new Set(changes.map(({ target }) => target))) translateIn(target);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }

  function translateHydrated(): void {
    const parts = document.querySelectorAll('#root :is(header, section, footer, form, details)');
    const isHydrated = (part: Element) =>
      Object.keys(part).some((name) => name.startsWith('__reactFiber'));
    if ([...parts].every(isHydrated)) translateTexts();
    else requestAnimationFrame(translateHydrated);
  }

  function translateIn(parent: Node): void {
    const walker = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT);
    const texts = parent instanceof Text ? [parent] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(kept)) continue;
      text.replaceWith(inFont(inFont(new Text(mark + text.data))));
    }
  }

  function inFont(content: Node): HTMLElement {
    const font = document.createElement('font');
    font.dir = 'auto';
    font.style.setProperty('vertical-align', 'inherit');
    font.append(content);
    return font;
  }

  if (moment === 'before') {
    document.addEventListener('DOMContentLoaded', () => {
      nameLanguage();
      translateTexts();
    });
    return;
  }
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.scripts !== 'ready') return;
    observer.disconnect();
    nameLanguage();
    translateHydrated();
  }).observe(document, { attributeFilter: ['data-scripts'], subtree: true });
}
