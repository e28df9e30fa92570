import { localePath } from '../../../src/i18n/localePath.ts';
import { PHRASE_BREAK } from '../../../src/i18n/phraseBreak.ts';
import { PAGES } from '../../../src/routes.ts';
import { withPhraseBreaks } from '../../../translations/read/withPhraseBreaks.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { siteTexts } from '../../support/siteTexts.ts';
import { expect, test } from '../../support/test.ts';

const t = siteTexts('ja');

test.use({ viewport: { width: 320, height: 844 } });

/** Phrases within which no symbol, such as a percent sign, lets browsers break. */
const LETTERS_ALONE = /^[\p{L}\p{N}]+[、。？！]?$/u;

/** Returns the phrases of texts that are on two lines though one has room for them. */
function phrasesOnTwoLines(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const phrases: [letter: string, box: DOMRect][][] = [[]];
    const nodes = document.createTreeWalker(element);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node.nodeName === 'WBR') phrases.push([]);
      const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '';
      for (let offset = 0; offset < text.length; offset += 1) {
        const range = document.createRange();
        range.setStart(node, offset);
        range.setEnd(node, offset + 1);
        phrases.at(-1)?.push([text.charAt(offset), range.getBoundingClientRect()]);
      }
    }
    const broken = phrases.filter((letters) => {
      const boxes = letters.map(([, box]) => box);
      const width = boxes.reduce((sum, box) => sum + box.width, 0);
      // On one line, the boxes of two fonts end at different heights.
      const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
      const rise = Math.max(...middles) - Math.min(...middles);
      return rise > (boxes[0]?.height ?? 0) / 2 && width < element.clientWidth;
    });
    return broken.map((letters) => letters.map(([letter]) => letter).join(''));
  });
}

for (const id of ['home', 'roadmap', 'faq', 'privacy'] as const) {
  const address = localePath('ja', PAGES[id].path);

  test(`${address} breaks between phrases, which are in no name and in no flex container`, async ({
    page,
  }) => {
    await openHydrated(page, address);
    expect(await page.locator('main wbr').count()).toBeGreaterThan(3);
    const texts = page.locator('main :is(h1, h2, h3, p):not([aria-hidden] *):visible');
    const broken = await texts.evaluateAll(phrasesOnTwoLines);
    expect(broken.filter((phrase) => LETTERS_ALONE.test(phrase))).toEqual([]);
    expect(await page.content()).not.toContain(PHRASE_BREAK);
    const apart = await page.locator('wbr').evaluateAll((breaks) =>
      breaks
        .map(({ parentElement }) => parentElement as Element)
        .filter((parent) => /flex|grid/.test(getComputedStyle(parent).display))
        .map(({ textContent }) => textContent),
    );
    expect(apart).toEqual([]);
  });
}

test('a search finds what is typed across phrases', async ({ page }) => {
  const question = t('faq.general.whatIsIris.question');
  expect(withPhraseBreaks('ja', { question }).question).toContain(PHRASE_BREAK);
  await openHydrated(page, '/ja/faq');
  await page.getByRole('searchbox').fill(question);
  await expect(page.locator('mark').first()).toHaveText(question);
});
