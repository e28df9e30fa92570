import { expect, onTestFinished } from 'vitest';
import type { GrowthFigures } from '../../../../analytics/growthFigures.ts';
import type { VisitReport } from '../../../../analytics/plan.ts';
import { openCountingDatabase } from '../../../../server/growth/countingDatabase.ts';
import { type AcceptedReport, readReport } from '../../../../server/growth/readReport.ts';
import type { Part } from '../../../../server/growth/writeCounts.ts';
import { ADMIN_TOKEN, createTestApi } from '../api/testApi.ts';

export const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
export const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** A reported event; defaults fill in the rest. */
type Happening = { name: string } & Partial<VisitReport['events'][number]>;

/** The report of a visit in which something happened; by default a page view of the home page. */
export function reportOf(
  visit: string,
  happenings: (string | Happening)[] = ['$pageview'],
  changes: Partial<VisitReport> = {},
): VisitReport {
  return {
    visit: `visit-of-${visit}`,
    landing: '/',
    referrer: '',
    member: false,
    release: 'r1',
    events: happenings.map((what) => ({
      // By a visitor's clock, which is wrong.
      ...{ at: Date.parse('2001-01-01'), page: '/' },
      ...(typeof what === 'string' ? { name: what } : what),
    })),
    ...changes,
  };
}

/** What happens in a form, step by step. */
export function inForm(...steps: string[]): Happening[] {
  return steps.map((step) => ({
    name: step === 'joined' ? 'email_signup_success' : `waitlist_form_${step}`,
    form_location: 'hero',
  }));
}

/** Reads a report that arrives now, which must not be refused. */
export function accept(report: VisitReport, userAgent = CHROME): AcceptedReport {
  const sender = { userAgent, origin: 'https://iris.example', languages: ['en', 'de'] };
  const accepted = readReport(JSON.stringify(report), sender);
  if (typeof accepted === 'string') throw new Error(`The report is refused: ${accepted}.`);
  return accepted;
}

/** Returns the part of a visit that a report tells. */
export function partOf(...report: Parameters<typeof reportOf>): Part {
  return accept(reportOf(...report)).part;
}

/** Opens the tables for counting, and closes them after the test. */
export async function openCounting(databaseUrl: string) {
  const connection = await openCountingDatabase(databaseUrl);
  onTestFinished(() => connection.close());
  return connection;
}

/** An API with a function that sends a report like a browser does, and one that asks for figures. */
export async function createCountingApi(parts: Parameters<typeof createTestApi>[0] = {}) {
  const api = await createTestApi(parts);
  const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
  const askFigures = (query = '') => api.ask(`/api/growth${query}`, { headers });
  return {
    ...api,
    askFigures,
    async send(report: unknown, headers = {}, status = 204, address?: string) {
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain', 'User-Agent': CHROME, ...headers },
        body: typeof report === 'string' ? report : JSON.stringify(report),
      };
      const answer = await api.ask('/api/e', init, address);
      expect([answer.status, await answer.text()]).toEqual([status, '']);
    },
    async figures(query?: string): Promise<GrowthFigures> {
      return (await askFigures(query)).json() as Promise<GrowthFigures>;
    },
  };
}
