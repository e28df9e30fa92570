import { Hono } from 'hono';
import type { ResultPage } from '../../src/email/messages.ts';
import { ENDPOINTS } from '../../src/waitlist/contract.ts';
import { JOIN_PAGES, sitePath } from './answerForm.ts';
import { refuse, refuseMethod } from './answers.ts';
import type { ApiEnv } from './apiEnv.ts';
import { visitorLanguage } from './requestLanguage.ts';
import { sendPage } from './resultPage.ts';

/** Creates the pages to which a form leads that the browser has sent itself. */
export function createJoinPages(): Hono<ApiEnv> {
  const pages = new Hono<ApiEnv>();
  for (const [name, path] of Object.entries(JOIN_PAGES) as [ResultPage, string][]) {
    const address = `${ENDPOINTS.joinWaitlist}/${path}`;
    pages.get(address, async (c) => {
      const messages = await c.var.loadMessages();
      if (messages === undefined) return refuse(c, 503, 'failed');
      const language = visitorLanguage(c, messages, c.req.query('language'));
      const values = { from: sitePath(c.req.query('from')) };
      return sendPage(c, messages, { name, language, status: 200, values });
    });
    pages.all(address, (c) => refuseMethod(c, 'GET, HEAD'));
  }
  return pages;
}
