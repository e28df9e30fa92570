import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { GrowthFigures } from '../../analytics/growthFigures.ts';
import { GrowthPage } from '../../src/growth/GrowthPage.tsx';
import {
  BREAKDOWN,
  COVERAGE,
  ERRORS,
  FUNNEL,
  PROBLEMS,
  RANGE,
  SIGNUPS,
  STATUS,
  TOKEN,
} from '../../src/growth/texts.ts';

const NONE = { seen: 0, viewed: 0, started: 0, submitted: 0, joined: 0 };
const NO_ERRORS = {
  ...{ empty_email: 0, invalid_email: 0, server_error: 0 },
  ...{ api_error: 0, network_error: 0, already_registered: 0, page_error: 0 },
};

const EMPTY: GrowthFigures = {
  ...{ from: '2026-11-20', to: '2026-11-21', by: 'source' },
  signups: { thisWeek: { joined: 0, confirmed: 0 }, lastWeek: { joined: 0, confirmed: 0 } },
  visits: { counted: 0, bots: 0, refused: {} },
  coverage: { arrivals: { person: 0, optedOut: 0, bot: 0 }, objections: 0, notForwarded: 0 },
  funnel: { all: NONE, forms: { hero: NONE, closing_cta: NONE } },
  days: [
    { day: '2026-11-20', visits: 0, joined: 0, releases: [] },
    { day: '2026-11-21', visits: 0, joined: 0, releases: [] },
  ],
  breakdown: [],
  errors: NO_ERRORS,
};

const SOME: GrowthFigures = {
  ...EMPTY,
  signups: { thisWeek: { joined: 12, confirmed: 9 }, lastWeek: { joined: 10, confirmed: 8 } },
  visits: { counted: 7, bots: 2, refused: { rate: 4 } },
  coverage: { arrivals: { person: 8, optedOut: 5, bot: 6 }, objections: 1, notForwarded: 3 },
  funnel: {
    ...EMPTY.funnel,
    all: { seen: 7, viewed: 6, started: 4, submitted: 3, joined: 3 },
  },
  days: [
    { day: '2026-11-20', visits: 3, joined: 1, releases: ['r1'] },
    { day: '2026-11-21', visits: 4, joined: 3, releases: [] },
  ],
  breakdown: [{ word: 'hn', visits: 7, seen: 7, viewed: 6, started: 4, submitted: 3, joined: 3 }],
  errors: { ...NO_ERRORS, invalid_email: 2 },
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
  return fetch;
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

const region = (name: string) => within(screen.getByRole('region', { name }));
/** What is beside a term, which its definition may name again. */
const besides = (term: string) => screen.getAllByText(term)[0]?.closest('div')?.textContent;

test('a wrong token is refused in words, and is not kept', async () => {
  answerWith(404, SOME);
  const user = await open();
  expect((await screen.findByRole('alert')).textContent).toBe(PROBLEMS.wrongToken);
  const field = screen.getByLabelText(TOKEN.label);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
  expect(sessionStorage.length).toBe(0);
  await user.type(field, 'right{Enter}');
  await screen.findByRole('region', { name: FUNNEL.heading });
});

test.each([
  ['no answer', PROBLEMS.unreachable],
  [503, PROBLEMS.databaseFails],
  [400, PROBLEMS.wrongRange],
] as const)('after %s the page says why, and can try again', async (answer, problem) => {
  answerWith(answer, SOME);
  const user = await open();
  expect((await screen.findByRole('alert')).textContent).toContain(problem);
  await user.click(screen.getByRole('button', { name: STATUS.tryAgain }));
  await screen.findByRole('region', { name: FUNNEL.heading });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the last figures stay while others fail, and the page says so', async () => {
  answerWith(SOME, 503);
  const user = await open();
  await screen.findByRole('region', { name: FUNNEL.heading });
  await user.click(screen.getByRole('button', { name: RANGE.preset['90'] }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(STATUS.stale('Fri, 20 Nov 2026 – Sat, 21 Nov 2026'));
  expect(screen.getByRole('region', { name: FUNNEL.heading })).toBeTruthy();
});

test('every figure is there, and looks as vague as that of few visits is', async () => {
  answerWith(SOME);
  await open();
  await screen.findByRole('region', { name: FUNNEL.heading });
  const rows = region(FUNNEL.heading).getAllByRole('row');
  expect(rows.at(-1)?.textContent).toBe(`${FUNNEL.steps.joined}33 of 3, 95% interval 44–100%`);
  expect(besides(SIGNUPS.joinRate)).toContain('3 of 7');
  expect(besides(SIGNUPS.joined)).toContain('1210 last week');
  expect(besides(SIGNUPS.confirmed)).toContain('98 last week');
  expect(besides(COVERAGE.visits)).toContain('7 of 8');
  expect(besides(COVERAGE.joined)).toContain('3 of 4');
  expect(besides(COVERAGE.optedOut)).toContain('5');
  expect(besides(COVERAGE.objected)).toContain('1');
  expect(besides(COVERAGE.bots)).toContain(COVERAGE.botsOf('6', '2'));
  expect(besides(COVERAGE.refused)).toContain(COVERAGE.refusedFor('4', 'rate'));
  expect(besides(COVERAGE.notForwarded)).toContain('3');
  expect(region(BREAKDOWN.heading).getByRole('row', { name: /^hn 7 3/ })).toBeTruthy();
  const error = new RegExp(`^${ERRORS.types.invalid_email} 2`);
  expect(region(ERRORS.heading).getByRole('row', { name: error })).toBeTruthy();
});

test.each<[string, Partial<GrowthFigures['visits']>, number, string]>([
  ['other servers send the pages', { counted: 7 }, 0, COVERAGE.elsewhere],
  ['others send some of the pages', { counted: 7 }, 5, COVERAGE.partly],
  ['nobody came', { counted: 0 }, 0, COVERAGE.nobody],
])('where %s, coverage is not a number', async (_, visits, person, text) => {
  answerWith({
    ...EMPTY,
    visits: { ...EMPTY.visits, ...visits },
    coverage: { ...EMPTY.coverage, arrivals: { person, optedOut: 0, bot: 0 } },
  });
  await open();
  await screen.findByRole('region', { name: FUNNEL.heading });
  expect(besides(COVERAGE.visits)).toBe(COVERAGE.visits + text);
  const [coverage] = screen.getAllByRole('region', { name: COVERAGE.heading });
  expect(coverage?.querySelector('dl')?.textContent).not.toContain(COVERAGE.notForwarded);
});

test('days without visits say how visits come to be counted', async () => {
  answerWith(EMPTY);
  await open();
  expect(await screen.findByText(STATUS.nothing)).toBeTruthy();
  expect(screen.getByText(BREAKDOWN.nothing)).toBeTruthy();
});

test('all rows of a long breakdown can be shown', async () => {
  const [row] = SOME.breakdown;
  const breakdown = Array.from({ length: 12 }, (_, index) => ({ ...row, word: `w${index}` }));
  answerWith({ ...SOME, breakdown: breakdown as GrowthFigures['breakdown'] });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: BREAKDOWN.all('12') }));
  expect(region(BREAKDOWN.heading).getAllByRole('rowheader')).toHaveLength(12);
});
