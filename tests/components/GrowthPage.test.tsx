import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type Counts, type GrowthFigures, MEASURES } from '../../analytics/growthFigures.ts';
import { GrowthPage } from '../../src/growth/GrowthPage.tsx';
import {
  BREAKDOWN,
  CHART,
  ERRORS,
  FILTERS,
  FUNNEL,
  HEADLINES,
  JOIN_RATE,
  NO_TALLIES,
  NONE_MEANS,
  PRESET_NAMES,
  PROBLEMS,
  STATUS,
  STOP_NAMES,
  TALLY_NAMES,
  TOKEN,
} from '../../src/growth/texts.ts';

const counts = (some: Partial<Counts> = {}): Counts => ({
  ...(Object.fromEntries(MEASURES.map((measure) => [measure, 0])) as Counts),
  ...some,
});
const people = (joined: number) => ({ joined, confirmed: joined - 1, left: 1 });
const row = (word: string, seen: number, joined: number) => ({
  word,
  counts: { now: counts({ seen, joined }), before: counts({ seen: seen - 1 }) },
});

const SOME: GrowthFigures = {
  ...{ from: '2026-11-20', to: '2026-11-21', by: 'source', filters: {} },
  signups: { now: people(12), before: people(10) },
  visits: {
    now: counts({ seen: 400, viewed: 300, joined: 12, confirmed: 4, confirmMinutes: 500, left: 1 }),
    before: counts({ seen: 500, joined: 10, invalid_email: 3 }),
  },
  days: [
    { day: '2026-11-20', counts: counts({ seen: 150 }), signups: people(5), releases: ['r1'] },
    {
      ...{ day: '2026-11-21', counts: counts({ seen: 250, invalid_email: 2 }) },
      ...{ signups: people(7), releases: [] },
    },
  ],
  breakdown: [row('hn', 200, 2), row('(none)', 100, 0), row('(other)', 300, 9), row('x', 0, 0)],
  tallies: { bots: 6, rate: 4 },
};

const NOTHING: GrowthFigures = {
  ...{ ...SOME, breakdown: [], tallies: {} },
  signups: { now: people(0), before: people(0) },
  visits: { now: counts(), before: counts() },
  days: SOME.days.map((day) => ({ ...day, counts: counts(), signups: people(0), releases: [] })),
};

/** Answers requests for figures, one after the other; the last answer is that of all later ones. */
function answerWith(...answers: (GrowthFigures | number | 'no answer')[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 500;
    if (answer === 'no answer') throw new TypeError('Failed to fetch');
    return typeof answer === 'number'
      ? Response.json({ success: false }, { status: answer })
      : Response.json(answer);
  });
  vi.stubGlobal('fetch', fetch);
  return () => new URL(String(fetch.mock.lastCall?.[0]), location.href).searchParams;
}

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Opens the page and gives it a token. */
async function open() {
  history.replaceState(null, '', '/growth');
  render(<GrowthPage />);
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText(TOKEN.label), 'secret{Enter}');
  return user;
}

// Texts, and roles without a look at what is hidden, are found ten times faster in jsdom.
const isShown = () => screen.findByText(HEADLINES.visits);
const region = (name: string) => {
  const heading = screen.getByRole('heading', { name, hidden: true });
  return within(heading.closest('section') as HTMLElement);
};
const button = (name: string) => screen.getByText(name, { selector: 'button, button *' });
const rows = (name: string) =>
  region(name)
    .getAllByRole('row', { hidden: true })
    .map(({ textContent }) => textContent);
const headlines = (panel: string) =>
  region(panel)
    .getAllByRole('term', { hidden: true })
    .map((term) => term.closest('div')?.textContent);
const words = () =>
  rows(BREAKDOWN.heading)
    .slice(1)
    .map((row) => row?.replace(/\d.*|–.*/, ''));

test('a wrong token is refused in words, and is not kept', async () => {
  answerWith(404, SOME);
  const user = await open();
  expect((await screen.findByRole('alert')).textContent).toBe(PROBLEMS.wrongToken);
  const field = screen.getByLabelText(TOKEN.label);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(Object.values(sessionStorage).join('')).toBe('');
  await user.type(field, 'right{Enter}');
  await isShown();
});

test.each([
  ['no answer', PROBLEMS.unreachable],
  [503, PROBLEMS.databaseFails],
  [400, PROBLEMS.wrongRange],
] as const)('after %s the page says why, and can try again', async (answer, problem) => {
  answerWith(answer, SOME);
  const user = await open();
  expect((await screen.findByRole('alert')).textContent).toContain(problem);
  await user.click(button(STATUS.tryAgain));
  await isShown();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the last figures stay while others fail, and the page says so', async () => {
  answerWith(SOME, 503);
  const user = await open();
  await isShown();
  await user.click(button(PRESET_NAMES['90']));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(STATUS.stale('Fri, 20 Nov 2026 – Sat, 21 Nov 2026'));
  await isShown();
});

test('the first figures are those of the range, each with that of the period before', async () => {
  answerWith(SOME);
  await open();
  await isShown();
  expect(headlines(HEADLINES.waitlist)).toEqual([
    ...['Joined12↑ 20%was 10', 'Confirmed11↑ 22%was 9', 'Left1was 1'],
  ]);
  expect(headlines(HEADLINES.visits)).toEqual([
    ...['Visits400↓ 20%was 500', `${JOIN_RATE}3.0%↑ 1.0 ptswas 2.0%`, 'Time to confirm2:05 hwas –'],
  ]);
  expect(screen.queryByText(/Do not trust/)).toBeNull();
});

test('visits that contradict the waitlist say so', async () => {
  answerWith({ ...SOME, visits: { ...SOME.visits, now: counts({ seen: 14, joined: 13 }) } });
  await open();
  await isShown();
  expect(region(HEADLINES.visits).getByText(HEADLINES.contradiction('13', '12'))).toBeTruthy();
});

test('the funnel, errors, days and what is left out are there', async () => {
  answerWith(SOME);
  await open();
  await isShown();
  // Of the twelve who joined; left is not of those who confirmed.
  expect(rows(FUNNEL.heading)).toContain('Confirmed4, before: 033%, before: 0%');
  expect(rows(FUNNEL.heading)).toContain('Left1, before: 08.3%, before: 0%');
  const error = `${STOP_NAMES.invalid_email}0, before: 3most on 21 Nov: 2`;
  expect(rows(ERRORS.heading)).toEqual([ERRORS.columns.join(''), error]);
  expect(rows(CHART.heading)[1]).toBe('Sat, 21 Nov 2026250761');
  expect(screen.getByText(CHART.released('r1 (20 Nov)'))).toBeTruthy();
  expect(screen.getByText(TALLY_NAMES.rate).closest('div')?.textContent).toMatch(/4$/);
});

test('rows can be sorted by every column, and those without a rate come last', async () => {
  answerWith(SOME);
  await open();
  await isShown();
  const columns = region(BREAKDOWN.heading).getAllByRole('columnheader', { hidden: true });
  expect(columns).toHaveLength(11);
  for (const column of columns) {
    fireEvent.click(within(column).getByText(/./));
    expect(column.getAttribute('aria-sort')).toMatch(/ending$/);
    expect(columns.filter((other) => other.hasAttribute('aria-sort'))).toEqual([column]);
  }
  const sort = (name: string) => fireEvent.click(region(BREAKDOWN.heading).getByText(name));
  sort(JOIN_RATE);
  expect(words()).toEqual(['(other)', 'hn', '(none)', 'x']);
  sort(JOIN_RATE);
  expect(words()).toEqual(['(none)', 'hn', '(other)', 'x']);
});

test('the biggest row comes first, even if it is (other), which is explained and no filter', async () => {
  answerWith(SOME);
  await open();
  await isShown();
  expect(words()).toEqual(['(other)', 'hn', '(none)', 'x']);
  expect(screen.getByText(BREAKDOWN.other)).toBeTruthy();
  expect(screen.getByText(NONE_MEANS.source)).toBeTruthy();
  expect(screen.queryByText('(other)', { selector: 'button *' })).toBeNull();
});

test('a row filters everything, and its chip removes the filter', async () => {
  const asked = answerWith(SOME, { ...SOME, filters: { source: 'hn' } }, SOME);
  const user = await open();
  await isShown();
  await user.click(button('hn'));
  const chip = await screen.findByLabelText(FILTERS.remove('Source: hn'));
  expect(asked().get('source')).toBe('hn');
  expect(location.search).toContain('source=hn');
  expect(await screen.findByText(HEADLINES.unfiltered)).toBeTruthy();
  expect(button('hn').closest('button')?.getAttribute('aria-pressed')).toBe('true');
  await user.click(chip);
  expect(asked().has('source')).toBe(false);
  await waitFor(() => expect(screen.queryByText(HEADLINES.unfiltered)).toBeNull());
  expect(document.activeElement).not.toBe(document.body);
});

test.each<[string, Partial<GrowthFigures>, string]>([
  ['days without visits say how visits come to be counted', {}, STATUS.nothing],
  ['filters that fit no visit say so', { filters: { source: 'hn' } }, STATUS.noMatch],
])('%s', async (_, some, text) => {
  answerWith({ ...NOTHING, ...some });
  await open();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText(BREAKDOWN.heading)).toBeNull();
  expect(screen.getByText(NO_TALLIES)).toBeTruthy();
});
