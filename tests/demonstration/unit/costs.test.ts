import { expect, test } from 'vitest';
import { costs } from '../../../src/sections/demonstration/scene/costs.ts';

test.each([
  ['de', 'März', '3.151'],
  ['pl', 'marzec', '3151'],
  ['ja', '3月', '3,151'],
  // Which has another calendar and digits of its own.
  ['fa', 'مارس', '۳٬۱۵۱'],
])('the sample has its costs as %s writes them: in %s, %s', (tag, month, sum) => {
  expect(costs(tag).march).toMatchObject({ month, sum });
});
