import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailText } from '../../../src/messages/mailText.ts';

const lines = (text: string) => text.trimEnd().split('\n');

test('paragraphs are apart by an empty line, and lines of one are not', () => {
  expect(mailText('en', [['One.'], ['Two', 'https://example.org/']])).toBe(
    'One.\n\nTwo\nhttps://example.org/\n',
  );
});

test('a long line is broken at spaces, a link never', () => {
  const link = `https://example.org/?token=${'x'.repeat(200)}`;
  const wrapped = lines(mailText('en', [[`Open ${'this address '.repeat(10)}`, link]]));
  expect(wrapped.length).toBeGreaterThan(2);
  expect(wrapped.at(-1)).toBe(link);
  for (const line of wrapped.slice(0, -1)) expect(line.length).toBeLessThanOrEqual(72);
});

test('Japanese is broken between words, at twice the width, and not at brackets', () => {
  for (let length = 1; length < 40; length += 1) {
    const text = `${'来'.repeat(length)}、（もう一度だけ）お知らせします。「順番が来たら」`.repeat(
      2,
    );
    for (const line of lines(mailText('ja', [[text]]))) {
      expect([...line].length).toBeLessThanOrEqual(36);
      expect(line).not.toMatch(/^[、。）」]|[（「]$/);
    }
  }
});

test('wrapping keeps every word of every text', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc順番、（）é\u00a0'), minLength: 1 });
  fc.assert(
    fc.property(fc.array(word), fc.constantFrom('en', 'ja', 'ar'), (words, tag) => {
      const text = words.join(' ');
      const bare = (some: string) => some.replace(/\s/g, '');
      expect(bare(mailText(tag, [[text]]))).toBe(bare(text));
    }),
  );
});
