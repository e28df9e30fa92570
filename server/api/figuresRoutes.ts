import { Hono } from 'hono';
import { ENDPOINTS } from '../../src/rules/contract.ts';
import { FIGURE_DAYS, type FigureDays, readDays } from '../database/figures.ts';
import { FIGURES_CSV, FIGURES_PAGE, figuresPage } from '../figures/figuresPage.ts';
import { figuresCsv } from '../figures/figuresText.ts';
import { reasonOf } from '../log.ts';
import { refuseMethod, respond } from './answers.ts';
import type { ApiContext, ApiEnv, ApiOptions } from './apiEnv.ts';
import type { TokenCheck } from './authorization.ts';

/** The header that tells `waitlist doctor` how many proxies forwarded its request. */
export const FORWARDED_HOPS = 'Forwarded-Hops';

/**
 * Creates the endpoints of the team's figures: JSON and Prometheus's text, which answer 404 without
 * the token, and a page and a CSV file, for which browsers ask for the token.
 */
export function createFiguresRoutes(
  { waitlist, log, metrics }: ApiOptions,
  checkToken: TokenCheck,
): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const fail = (c: ApiContext, error: unknown) => {
    log({ event: 'database.failed', error: reasonOf(error) });
    return respond(c, 'failed', {}, 503);
  };

  routes.get(ENDPOINTS.waitlistStats, async (c) => {
    if (!(await checkToken(c, ['Bearer'])).isAllowed) return c.notFound();
    const forwardedFor = c.req.header('X-Forwarded-For')?.split(',') ?? [];
    c.header(FORWARDED_HOPS, String(forwardedFor.length));
    const days = c.req.query('days');
    const wanted = days === undefined ? undefined : readDays(days);
    if (days !== undefined && !wanted) return c.json({ success: false, message: WRONG_DAYS }, 400);
    try {
      return c.json(wanted ? await waitlist.figures(wanted) : await waitlist.stats());
    } catch (error) {
      return fail(c, error);
    }
  });

  routes.get(ENDPOINTS.metrics, async (c) => {
    if (!(await checkToken(c, ['Bearer'])).isAllowed || !metrics) return c.notFound();
    const stats = await waitlist.stats().catch(() => undefined);
    c.header('Content-Type', metrics.contentType);
    return c.body(await metrics.read(stats));
  });

  const answer = async (
    c: ApiContext,
    send: (days: FigureDays) => Response | Promise<Response>,
  ): Promise<Response> => {
    c.header('X-Robots-Tag', 'noindex');
    const { isAllowed, wait } = await checkToken(c, ['Basic', 'Bearer']);
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      return c.text('Too many wrong tokens. Try again in a minute.', 429);
    }
    if (!isAllowed) {
      c.header('WWW-Authenticate', 'Basic realm="Waitlist figures", charset="UTF-8"');
      return c.text('Enter the token as the password, with any user name.', 401);
    }
    const days = readDays(c.req.query('days') ?? '30');
    if (!days) return c.text(WRONG_DAYS, 400);
    try {
      return await send(days);
    } catch (error) {
      return fail(c, error);
    }
  };
  routes.get(FIGURES_PAGE, (c) =>
    answer(c, async (days) => {
      const messages = await c.var.loadMessages();
      if (!messages) return c.text('The site in DIST_DIR has no pages. Build it again.', 503);
      return c.html(figuresPage(messages.figuresPage, await waitlist.figures(days)));
    }),
  );
  routes.get(FIGURES_CSV, (c) =>
    answer(c, async (days) => {
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="waitlist-${days}.csv"`);
      return c.body(figuresCsv(await waitlist.figures(days)));
    }),
  );
  for (const path of [FIGURES_PAGE, FIGURES_CSV]) {
    routes.all(path, (c) => refuseMethod(c, 'GET, HEAD'));
  }
  return routes;
}

const WRONG_DAYS = `days must be one of ${FIGURE_DAYS.join(', ')}.`;
