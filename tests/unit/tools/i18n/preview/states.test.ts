import { expect, test } from 'vitest';
import { STATES, statesOfPage } from '../../../../../tools/i18n/preview/states.ts';
import { contentOf } from '../../../../../translations/files/localeFolder.ts';
import { readLocaleText } from '../../../../../translations/files/localeText.ts';

test('states press, and show, texts that exist', () => {
  const keys = [...readLocaleText(contentOf(process.cwd(), 'locales/en.json')).entries.keys()];
  const states = Object.keys(STATES).flatMap((page) => Object.values(statesOfPage(page)));
  const named = states.flatMap(({ steps, shows = [] }) => [
    ...steps.flatMap((step) => ('press' in step ? step.press : [])),
    ...shows,
  ]);
  expect(named.filter((name) => !keys.some((key) => key.startsWith(name)))).toEqual([]);
});
