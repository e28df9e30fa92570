import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { daysBefore, MAX_DAYS, readRange } from '../../analytics/figuresRange.ts';
import { DIMENSIONS, type Tally } from '../../analytics/growthFigures.ts';
import { ENDPOINTS, REPORT_ENDPOINT } from '../../src/rules/contract.ts';
import { createNewcomers } from '../growth/newcomers.ts';
import { type AcceptedReport, readReport } from '../growth/readReport.ts';
import { reasonOf } from '../log.ts';
import { hasToken } from './adminToken.ts';
import { refuseMethod, respond } from './answers.ts';
import type { ApiContext, ApiEnv, ApiOptions } from './apiEnv.ts';
import type { ClientAddress } from './clientAddress.ts';
import { isFromOtherSite } from './formPost.ts';

const MAX_REPORT_BYTES = 16 * 1024;
/**
 * The number of visits that may begin. Later reports of a visit are not limited. A visit takes some
 * 300 bytes for 30 days, so all take 1 GB at most.
 */
const NEW_VISITS = { hour: 2_000, day: 20_000, all: 100_000, known: 50_000 };

/**
 * Creates the endpoints of the site's own counting. Even a refused report is answered 204, so that
 * the visitor's console stays empty; one too many is answered 429, so that the page sends it again.
 * Requests for the figures need the token; without it they are answered 404.
 */
export function createGrowthRoutes(
  { growth, waitlist, adminToken, settings, log }: ApiOptions,
  clientAddress: ClientAddress,
): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const isLetIn = createNewcomers(NEW_VISITS);
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
      // A body that breaks off is not JSON.
      const body = await c.req.text().catch(() => '');
      const messages = await c.var.loadMessages().catch(() => undefined);
      const report = readReport(body, {
        userAgent: c.req.header('User-Agent') ?? '',
        // Browsers send it with every report.
        origin: c.req.header('Origin') ?? '',
        languages: Object.keys(messages?.languages ?? {}),
      });
      const { client, network = client } = clientAddress(c.env.incoming);
      if (typeof report === 'string') return refuse(c, report);
      if (!(await isLetIn(report.report.visit, network))) return refuse(c, 'rate');
      if (await growth.count(report, network)) await noteOrigin(report);
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
      return respond(c, 'failed', {}, 503);
    }
  });
  return routes;
}

const RANGE =
  `Please give from= and to= as days, such as 2026-11-21, at most ${MAX_DAYS} days apart, and by= ` +
  `as one of ${DIMENSIONS.join(', ')}. Any of these filters by a word, such as source=hn.`;
