import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { problemLine } from '../../../../translations/check/finding.ts';
import { unusedTexts } from '../../../../translations/check/unusedTexts.ts';
import { localesProject } from '../../../support/localesProject.ts';

/** Lists the English texts that this module of the site does not use. */
function unusedIn(texts: object, module: string): string[] {
  const root = localesProject({ 'en.json': JSON.stringify(texts, null, 2) });
  mkdirSync(path.join(root, 'src/pages'), { recursive: true });
  writeFileSync(path.join(root, 'src/pages/FaqPage.tsx'), module);
  return unusedTexts(root).map(problemLine);
}

test.each([
  [
    'a key uses one text',
    "t('faq.title'); a('b.c')",
    ['faq.lede', 'faq.price.question', 'faq.price.terms.answer'],
  ],
  [
    'a group uses the texts directly in it',
    "t('faq.title'); t('faq.lede'); inGroup('faq.price')",
    ['faq.price.terms.answer'],
  ],
  [
    'a group and the name of a group in it use the texts of both',
    "t('faq.title'); t('faq.lede'); inGroup('faq.price', 'terms')",
    [],
  ],
  [
    'a template uses the texts with its end',
    `t(\`\${page}.price.question\`); t(\`\${texts}.title\`)`,
    ['faq.title', 'faq.lede', 'faq.price.terms.answer'],
  ],
])('%s', (_, module, unused) => {
  const answer = 'As much as there is of it';
  const price = { question: 'How much of it is there?', terms: { answer } };
  const texts = { title: 'Read what is under the glass', lede: 'And much more of it', price };
  expect(unusedIn({ faq: texts }, module)).toEqual(
    unused.map((key) => expect.stringMatching(new RegExp(`en.json:\\d+: ${key} is unused`))),
  );
});
