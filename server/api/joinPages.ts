import { Hono } from 'hono';
import { RESULT_PAGE_NAMES, RESULT_PAGES } from '../../src/mail/resultPages.ts';
import { ENDPOINTS } from '../../src/rules/contract.ts';
import { refuseMethod, respond } from './answers.ts';
import type { ApiEnv } from './apiEnv.ts';
import { visitorLanguage } from './requestLanguage.ts';
import { sendPage, sitePath } from './resultPage.ts';

/** Creates the pages to which a form leads that the browser has sent itself. */
export function createJoinPages(): Hono<ApiEnv> {
  const pages = new Hono<ApiEnv>();
  for (const name of RESULT_PAGE_NAMES) {
    const page = RESULT_PAGES[name];
    if (!('path' in page)) continue;
    const address = `${ENDPOINTS.joinWaitlist}/${page.path}`;
    pages.get(address, async (c) => {
      const messages = await c.var.loadMessages();
      if (messages === undefined) return respond(c, 'failed', {}, 503);
      const language = visitorLanguage(c, messages, c.req.query('language'));
      const values = { from: sitePath(c.req.query('from')) };
      return sendPage(c, messages, { name, language, status: 200, values });
    });
    pages.all(address, (c) => refuseMethod(c, 'GET, HEAD'));
  }
  return pages;
}
