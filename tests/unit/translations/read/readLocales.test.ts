import { expect, test } from 'vitest';
import { offeredLanguages } from '../../../../translations/read/localesToBuild.ts';
import { readLocales } from '../../../../translations/read/readLocales.ts';
import { localesProject } from '../../../support/localesProject.ts';

const ENGLISH = {
  waitlist: { submit: 'Join now', email: 'Your address' },
  home: { title: 'See it' },
};
const DUTCH = { waitlist: { submit: 'Doe mee', email: 'Je adres' }, home: { title: 'Zie het' } };
const HALF = { waitlist: { submit: 'Doe mee' } };

test.each([
  ['recorded as offered, and lacks texts', HALF, { offered: true }, true],
  ['recorded as offered, and has no text', {}, { offered: true }, true],
  ['withdrawn, and complete', DUTCH, { offered: false }, false],
  ['new, and complete', DUTCH, undefined, true],
  ['new, and lacks texts', HALF, undefined, false],
  ['in a state file that does not say, and lacks texts', HALF, { 'home.title': '00000000' }, false],
])('whether a language is offered that is %s', (_, dutch, state, isOffered) => {
  const root = localesProject({
    'en.json': JSON.stringify(ENGLISH),
    'nl.json': JSON.stringify(dutch),
    'context/notes.json': JSON.stringify({ waitlist: { required: true } }),
    ...(state && { 'state/nl.json': JSON.stringify(state, null, 2) }),
  });
  const offered = offeredLanguages(readLocales(root)).map(({ tag }) => tag);
  expect(offered).toEqual(isOffered ? ['en', 'nl'] : ['en']);
});
