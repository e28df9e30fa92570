import { expect, test } from 'vitest';
import { describeTexts } from '../../../texts/describeTexts.ts';
import { similarTexts } from '../../../texts/similarTexts.ts';

test('a text has those beside it whose English is the same, or nearly, and translated', () => {
  const english = {
    a: 'Failed to join waitlist',
    b: 'Failed to join waitlist. Please try again.',
    c: 'Failed to join the waitlist',
    d: 'Ask the waitlist',
    e: 'Failed to join waitlist!',
  };
  const german = { a: '', b: 'Erneut', c: 'Fast', d: 'Frag', e: 'Genau' };
  const files = {
    'locales/en.json': JSON.stringify(english),
    'locales/de.json': JSON.stringify(german),
  };
  const known = describeTexts({ files, earlier: {}, repository: '' }, 'de');
  const similar = [...known.values()].slice(0, 1).flatMap((text) => similarTexts(text, known));
  expect(similar.map(({ text }) => text)).toEqual(['Genau', 'Fast']);
});
