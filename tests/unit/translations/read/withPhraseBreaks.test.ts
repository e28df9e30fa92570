import { expect, test } from 'vitest';
import { PHRASE_BREAK } from '../../../../src/i18n/phraseBreak.ts';
import { withPhraseBreaks } from '../../../../translations/read/withPhraseBreaks.ts';

/** Returns a text with its phrase breaks visible. */
function phrasesOf(tag: string, text: string): string {
  const { group } = withPhraseBreaks(tag, { group: { text } });
  return JSON.parse(JSON.stringify(group)).text.replaceAll(PHRASE_BREAK, '|');
}

test.each([
  ['同じ画面を見て、手を貸す。', '同じ|画面を|見て、|手を|貸す。'],
  ['ブラウザーとOSの種類とバージョン', 'ブラウザーと|OSの|種類と|バージョン'],
  [
    '{{count}}日以内に{{email}}までご連絡ください。',
    '{{count}}日以内に|{{email}}まで|ご連絡ください。',
  ],
  ['Join the waitlist by the link below', 'Join the waitlist by the link below'],
])('Japanese breaks between phrases: %s', (text, phrases) => {
  expect(phrasesOf('ja', text)).toBe(phrases);
});

test('languages that break at their spaces have no phrase breaks', () => {
  expect(phrasesOf('de', 'Hilfe, die sieht')).toBe('Hilfe, die sieht');
});
