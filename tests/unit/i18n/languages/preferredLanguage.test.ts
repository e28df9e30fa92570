import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isSurelyPreferred,
  preferredLanguage,
} from '../../../../src/i18n/languages/preferredLanguage.ts';

const OFFERED = ['en', 'ar', 'de', 'ja', 'pt-BR', 'zh-Hans'];

test.each([
  [['de', 'en'], 'de'],
  [['en-US', 'de'], 'en'],
  [['nl', 'fr', 'ja-JP', 'de'], 'ja'],
  [['de-AT'], 'de'],
  [['pt-PT'], 'pt-BR'],
  [['PT-br'], 'pt-BR'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-TW'], undefined],
  [['*', 'x', 'de_DE', 'ar-EG'], 'ar'],
  [['nl'], undefined],
  [[], undefined],
])('of the wishes %j %s is met', (wishes, met) => {
  expect(preferredLanguage(wishes, OFFERED)).toBe(met);
});

test('the dearest wish that is offered as it stands is met, whatever follows', () => {
  fc.assert(
    fc.property(fc.constantFrom(...OFFERED), fc.array(fc.string()), (wish, others) => {
      expect(preferredLanguage([wish, ...others], OFFERED)).toBe(wish);
    }),
  );
});

test('whatever a browser wishes, only what is offered is answered', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (wishes) => {
      const met = preferredLanguage(wishes, OFFERED);
      expect(met === undefined || OFFERED.includes(met)).toBe(true);
    }),
  );
});

test.each([
  ['en-US', 'en', true],
  ['de', 'de', true],
  ['pt-BR', 'pt-BR', true],
  ['pt-PT', 'pt-BR', true],
  ['de', 'en', false],
  ['fil', 'fi', false],
  [undefined, 'en', false],
])('who likes %s best and reads %s surely has the best: %s', (wish, tag, isSure) => {
  expect(isSurelyPreferred(wish, tag, [...OFFERED, 'fi'])).toBe(isSure);
});

test('nobody surely has the best where another page is in the same language', () => {
  expect(isSurelyPreferred('pt-BR', 'pt', ['pt', 'pt-BR'])).toBe(false);
  expect(isSurelyPreferred('zh-TW', 'zh', ['zh', 'zh-Hant'])).toBe(false);
});
