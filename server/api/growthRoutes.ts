import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LRUCache } from 'lru-cache';
import { daysBefore, MAX_DAYS, readRange } from '../../analytics/figuresRange.ts';
import { DIMENSIONS, type Tally } from '../../analytics/growthFigures.ts';
import { ENDPOINTS, REPORT_ENDPOINT } from '../../src/rules/contract.ts';
import { createRateLimiter, MAX_KEYS } from '../database/rateLimiter.ts';
import type { Waitlist } from '../database/waitlistQueries.ts';
import type { Growth } from '../growth/growth.ts';
import { type AcceptedReport, readReport } from '../growth/readReport.ts';
import { type Log, reasonOf } from '../log.ts';
import { hasToken } from './adminToken.ts';
import { refuseMethod } from './answers.ts';
import type { ApiContext, ApiEnv } from './apiEnv.ts';
import type { ClientAddress } from './clientAddress.ts';
import { isFromOtherSite } from './formPost.ts';

const MAX_REPORT_BYTES = 16 * 1024;
/** Visits that may begin in a network. Reports of a visit that has begun are not limited by it. */
const VISITS_PER_HOUR = 2_000;
const VISITS_PER_DAY = 20_000;
/** Visits that may begin in all networks: some 300 bytes each for 30 days, so 1 GB at most. */
const VISITS_IN_ALL = 100_000;
/** Far more than a visit has. */
const REPORTS_PER_VISIT = 2_000;
/** Visits that are known to have begun, in some megabytes. One that is forgotten begins again. */
const BEGUN_VISITS = 50_000;

/**
 * Creates the site's own counting. A report is answered 204, also one that is refused, so that nothing
 * of it shows in a visitor's console; but 429 where there are too many, so that the page sends it again.
 * The figures are for those with the token; for others there is nothing at their address.
 */
export function createGrowthRoutes(options: {
  growth: Pick<Growth, 'count' | 'tally' | 'figures'>;
  waitlist: Pick<Waitlist, 'signupHours' | 'takeReceipt'>;
  adminToken: string;
  settings: { allowedOrigins: readonly string[] };
  clientAddress: ClientAddress;
  log: Log;
}): Hono<ApiEnv> {
  const { growth, waitlist, adminToken, settings, clientAddress, log } = options;
  const routes = new Hono<ApiEnv>();
  const day = 86_400;
  const ofVisit = createRateLimiter({ name: 'visit', points: REPORTS_PER_VISIT, duration: day });
  const inHour = createRateLimiter({ name: 'visits', points: VISITS_PER_HOUR, duration: 3_600 });
  const inDay = createRateLimiter({ name: 'visits', points: VISITS_PER_DAY, duration: day });
  const inAll = createRateLimiter({ name: 'visits', points: VISITS_IN_ALL, duration: day });
  const begun = new LRUCache<string, true>({ ...MAX_KEYS, maxSize: BEGUN_VISITS });
  const isTooMany = async ({ report: { visit } }: AcceptedReport, network: string) => {
    if (begun.has(visit)) return (await ofVisit(visit)).wait > 0;
    // One after another: a network over its own limit must not use up the limit of all networks.
    for (const limit of [() => inHour(network), () => inDay(network), () => inAll('')]) {
      if ((await limit()).wait > 0) return true;
    }
    begun.set(visit, true);
    return false;
  };
  const refuse = (c: ApiContext, reason: Tally) => {
    growth.tally(reason);
    return c.body(null, reason === 'rate' ? 429 : 204);
  };

  const noteOrigin = async ({ receipt, part }: AcceptedReport) => {
    const { source, campaign, landing } = part.words;
    const joined = part.counts.find(({ measure }) => measure === 'joined');
    if (!receipt || !joined) return;
    await waitlist
      .takeReceipt(receipt, { source, campaign, landing, language: joined.language })
      .catch((error) => log({ event: 'database.failed', error: reasonOf(error) }));
  };

  routes.post(
    REPORT_ENDPOINT,
    async (c, next) => (isFromOtherSite(c, settings.allowedOrigins) ? refuse(c, 'origin') : next()),
    bodyLimit({ maxSize: MAX_REPORT_BYTES, onError: (c) => refuse(c as ApiContext, 'size') }),
    async (c) => {
      // A body that breaks off is no JSON.
      const body = await c.req.text().catch(() => '');
      const messages = await c.var.loadMessages().catch(() => undefined);
      const userAgent = c.req.header('User-Agent') ?? '';
      const languages = Object.keys(messages?.languages ?? {});
      // Browsers name it with every report.
      const origin = c.req.header('Origin') ?? '';
      const sender = { userAgent, origin, languages, receivedAt: Date.now() };
      const report = readReport(body, sender);
      const { client, network = client } = clientAddress(c.env.incoming);
      if (typeof report === 'string') return refuse(c, report);
      if (await isTooMany(report, network)) return refuse(c, 'rate');
      if (growth.count(report, network)) void noteOrigin(report);
      return c.body(null, 204);
    },
  );
  routes.all(REPORT_ENDPOINT, (c) => refuseMethod(c, 'POST'));

  routes.get(ENDPOINTS.growth, async (c) => {
    if (!hasToken(c.req.header('Authorization'), adminToken)) return c.notFound();
    const range = readRange(new URL(c.req.url).search, Date.now());
    if (range === undefined) return c.json({ success: false, message: RANGE }, 400);
    try {
      const signups = await waitlist.signupHours(daysBefore(range).from);
      return c.json(await growth.figures(range, signups));
    } catch (error) {
      log({ event: 'database.failed', error: reasonOf(error) });
      const message = 'The figures cannot be read just now. Please try again later.';
      return c.json({ success: false, message }, 503);
    }
  });
  return routes;
}

const RANGE =
  `Please give from= and to= as days, such as 2026-11-21, at most ${MAX_DAYS} days apart, and by= ` +
  `as one of ${DIMENSIONS.join(', ')}. Any of these filters by a word, such as source=hn.`;
