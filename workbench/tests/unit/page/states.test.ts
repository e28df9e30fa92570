import { expect, test } from 'vitest';
import { PAGE_IDS } from '../../../../src/routes.ts';
import { LATER_STATES } from '../../../../tests/support/screens/allScreens.ts';
import { contentOf } from '../../../../translations/files/localeFolder.ts';
import { valuesOf } from '../../../../translations/files/localeText.ts';
import { statesOfPage } from '../../../page/states.ts';

test.each(PAGE_IDS)('%s has the states that the site’s tests visit', (page) => {
  const visited = LATER_STATES.filter((state) => state.page === page).map(({ name }) => name);
  expect(Object.keys(statesOfPage(page)).sort()).toEqual(visited.sort());
});

test('states press, and show, texts that exist', () => {
  const keys = [...valuesOf(contentOf(process.cwd(), 'locales/en.json')).keys()];
  const states = PAGE_IDS.flatMap((page) => Object.values(statesOfPage(page)));
  const named = states.flatMap(({ steps, shows = [] }) => [
    ...steps.flatMap((step) => ('press' in step ? step.press : [])),
    ...shows,
  ]);
  expect(named.filter((name) => !keys.some((key) => key.startsWith(name)))).toEqual([]);
});
