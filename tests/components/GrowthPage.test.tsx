import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Counts, type GrowthFigures, NO_COUNTS } from '../../analytics/growthFigures.ts';
import { GrowthPage } from '../../src/growth/GrowthPage.tsx';
import * as texts from '../../src/growth/texts.ts';

const { BREAKDOWN, DAYS, ERRORS, FUNNEL, NOT_COUNTED, PROBLEMS, STATUS, TOKEN, WAITLIST } = texts;

const counts = (some: Partial<Counts>): Counts => ({ ...NO_COUNTS, ...some });
const people = (joined: number) => ({ joined, confirmed: joined - 1, left: 1 });
const row = (word: string, seen: number, joined: number, before = seen - 1) => ({
  word,
  counts: { now: counts({ seen, joined }), before: counts({ seen: before }) },
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
  breakdown: [row('hn', 200, 2), row('(none)', 100, 0), row('(other)', 300, 9), row('x', 0, 0, 1)],
  tallies: { bots: 6, rate: 4 },
};

/** Answers requests for figures, the first of them with an error, if any. */
function answerWith(figures: Partial<GrowthFigures>, error?: number | 'no answer') {
  const fetch = vi.fn(async () => Response.json({ ...SOME, ...figures }));
  if (error === 'no answer') fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  else if (error) fetch.mockResolvedValueOnce(Response.json({}, { status: error }));
  vi.stubGlobal('fetch', fetch);
}

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function enter(token: string) {
  const field = screen.getByLabelText<HTMLInputElement>(TOKEN.label);
  field.value = token;
  fireEvent.submit(field.form as HTMLFormElement);
}

/** Opens the page and gives it a token. */
function open() {
  render(<GrowthPage />);
  enter('secret');
}

/** Opens the page with these figures. */
async function show(figures: Partial<GrowthFigures> = {}) {
  answerWith(figures);
  open();
  await screen.findByText(WAITLIST.heading);
}

// In jsdom, queries by text, or by role with `hidden`, are ten times faster.
const region = (name: string) => {
  const heading = screen.getByRole('heading', { name, hidden: true });
  return within(heading.closest('section') as HTMLElement);
};
const rows = (name: string) =>
  region(name)
    .getAllByRole('row', { hidden: true })
    .map(({ textContent }) => textContent.replace(/\u00a0/g, ' '));
const words = () =>
  rows(BREAKDOWN.heading)
    .slice(1)
    .map((row) => row?.replace(/\d.*|–.*/, ''));

test('a wrong token is refused in words, and is not kept; the right one is, for this tab', async () => {
  answerWith({}, 404);
  history.replaceState(null, '', '/growth?from=2026-11-20&to=2026-11-21');
  open();
  expect((await screen.findByRole('alert')).textContent).toBe(PROBLEMS.wrongToken);
  const field = screen.getByLabelText(TOKEN.label);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(Object.values(sessionStorage).join('')).toBe('');
  enter('right');
  await screen.findByText(WAITLIST.heading);
  expect(Object.values(sessionStorage)).toEqual(['right']);
  const status = screen.getByRole('status', { hidden: true }).textContent;
  expect(status).toMatch(/Wed,\s18\sNov.+Thu,\s19\sNov\s2026/);
});

test.each([
  ['no answer', PROBLEMS.unreachable],
  [503, PROBLEMS.databaseFails],
] as const)('after %s the page says why, and can try again', async (answer, problem) => {
  answerWith({}, answer);
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(problem);
  expect(screen.queryByText(STATUS.loading)).toBeNull();
  fireEvent.click(screen.getByText(STATUS.tryAgain));
  await screen.findByText(WAITLIST.heading);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('every figure has that of the period before, and how much it has changed', async () => {
  await show();
  expect(rows(WAITLIST.heading).slice(1)).toEqual([
    ...['Joined12, before: 10 ↑ 20%', 'Confirmed11, before: 9 ↑ 22%', 'Left1, before: 1 '],
  ]);
  // Of the twelve who joined; left is not of those who confirmed.
  expect(rows(FUNNEL.heading)).toEqual(
    expect.arrayContaining([
      `${texts.CONFIRM_RATE}33%, before: 0% ↑ 33.3 pts`,
      'Confirmed4, before: 0 33%, before: 0% ↑ 33.3 pts',
      'Left1, before: 0 8.3%, before: 0% ↑ 8.3 pts',
      `${texts.JOIN_RATE}3.0%, before: 2.0% ↑ 1.0 pts`,
      `${texts.MEASURE_NAMES.confirmMinutes}2:05 h, before: – `,
    ]),
  );
  const error = `${texts.MEASURE_NAMES.invalid_email}0, before: 3 ↓ 100%`;
  expect(rows(ERRORS.heading)[1]).toMatch(new RegExp(`^${error}.*most on 21 Nov: 2$`));
  expect(rows(DAYS.heading)[1]).toBe('Sat, 21 Nov 2026250761');
  expect(screen.getByText(DAYS.released('r1 (20 Nov)'))).toBeTruthy();
  expect(rows(NOT_COUNTED.heading)).toContain(`${texts.TALLY_NAMES.rate}4`);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('rows can be sorted by a rate, where those without come last, and by their words', async () => {
  await show();
  const sorted = () => document.querySelector('[aria-sort]');
  fireEvent.click(region(BREAKDOWN.heading).getByText(texts.JOIN_RATE));
  expect(words()).toEqual(['(other)', 'hn', '(none)', 'x']);
  expect(sorted()?.textContent).toBe(texts.JOIN_RATE);
  fireEvent.click(region(BREAKDOWN.heading).getByText('Source', { selector: 'button' }));
  expect(words()).toEqual(['(none)', '(other)', 'hn', 'x']);
  expect(sorted()?.getAttribute('aria-sort')).toBe('ascending');
});

test('a word adds its filter to others; (other) is explained and no filter', async () => {
  await show({ filters: { source: 'hn', language: 'de' } });
  expect(screen.getByText(WAITLIST.unfiltered)).toBeTruthy();
  const link = screen.getByText('x').closest('a');
  expect(link?.search).toMatch(/&source=x&language=de$/);
  expect(screen.getByText('(other)').closest('a')).toBeNull();
  expect(screen.getByText(BREAKDOWN.other)).toBeTruthy();
});

test.each([
  ['by', { by: 'device' }],
  ['filtered by', { filters: { browser: 'Chrome' } }],
] as const)('%s what is not known of those who confirm, they have no columns', async (_, some) => {
  await show({ ...some, breakdown: [row('a', 3, 1), row('unknown', 0, 0, 0)] });
  const [head] = rows(BREAKDOWN.heading);
  expect(head).not.toMatch(/onfirm|Left/);
  expect(words()).toEqual(['a']);
  expect(screen.getByText(BREAKDOWN.unknown)).toBeTruthy();
});

test('one day has its numbers in place of bars', async () => {
  await show({ days: SOME.days.slice(1) });
  expect(screen.queryByText(/most on/)).toBeNull();
  expect(screen.getByText(DAYS.table).closest('details')?.open).toBe(true);
});

test('days without visits say how visits come to be counted', async () => {
  const none = { now: NO_COUNTS, before: NO_COUNTS };
  await show({ breakdown: [], tallies: {}, days: [], signups: none, visits: none });
  expect(screen.getByText(STATUS.nothing)).toBeTruthy();
  expect(screen.queryByText(BREAKDOWN.heading)).toBeNull();
  expect(screen.getByText(NOT_COUNTED.nothing)).toBeTruthy();
});
