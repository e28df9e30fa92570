import { expect, test } from 'vitest';
import { fontFaces, headlineFont } from '../../../src/theme/fonts.ts';

test.each([
  'Join, übermäßig',
  'Łączność, żółć',
  'Português, coração',
  // A letter and its mark, which are one character of the font.
  'Cafe\u0301',
  'Numbers, 8 GB – ⌘A, “quotes” → arrows',
])('headlines of a language whose letters the display font has are in it: %s', (text) => {
  expect(headlineFont(text)).toBe('display');
});

test.each([
  'Приєднатися',
  'Καλώς ήρθατε',
  'Trợ lý thấy điều bạn thấy',
  'आप जो देखते हैं',
  'ผู้ช่วย',
  'עוזר',
  '도우미',
  '見る',
  'مساعد',
  // A letter with a mark that is no single character.
  'ẹ\u0301kọ́',
])('headlines of a language with a letter that it lacks are in the visitor’s font: %s', (text) => {
  expect(headlineFont(`Iris ${text}`)).toBe('system');
});

test('only texts with letters of the extended file need its face', () => {
  expect(fontFaces('übermäßig')).not.toContain('latin-ext');
  expect(fontFaces('żółć')).toContain('latin-ext');
});

test('only headlines in the display font need the fonts of devices that stand in for it', () => {
  expect(fontFaces('übermäßig')).toContain('Funnel Display Fallback');
  expect(fontFaces('見る')).not.toContain('Funnel Display Fallback');
});
