import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RESULT_PAGE_NAMES, RESULT_PAGES } from '../../src/messages/resultPages.ts';
import { ENDPOINTS, FORM_FIELDS } from '../../src/rules/contract.ts';
import { readJoinReferrer } from '../../src/rules/origin.ts';
import { reasonOf } from '../log.ts';
import { answerLanguage } from './answerLanguage.ts';
import { refuseMethod, respond, sendPage, sitePath } from './answers.ts';
import type { ApiContext, ApiEnv, ApiOptions } from './apiEnv.ts';
import type { ClientAddress } from './clientAddress.ts';
import { createJoinLimits } from './joinLimits.ts';
import {
  hasSmallContentLength,
  isFormPost,
  isFromOtherSite,
  MAX_BODY_BYTES,
  readFields,
  readJoinRequest,
} from './joinRequest.ts';

/** Creates the endpoint that takes sign-ups. */
export function createJoinRoute(
  { waitlist, pool, mail: { wake }, settings, log }: ApiOptions,
  clientAddress: ClientAddress,
): Hono<ApiEnv> {
  const limits = createJoinLimits(settings, pool);
  const routes = new Hono<ApiEnv>();
  const limitBody = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => respond(c as ApiContext, 'tooLarge'),
  });
  routes.post(
    ENDPOINTS.joinWaitlist,
    async (c, next) => {
      // Before the form is read: the address is undefined once the client has disconnected.
      const client = clientAddress(c.env.incoming);
      // Even if refused below: the answer is then a page in the form's language.
      if (isFormPost(c))
        c.set('fields', hasSmallContentLength(c) ? await readFields(c) : new URLSearchParams());
      // Not counted, so that another website cannot use up its visitor's attempts.
      if (isFromOtherSite(c, settings.allowedOrigins)) return respond(c, 'otherSite');
      const { wait, isHighVolume } = await limits.countAttempt(client);
      c.set('isHighVolume', isHighVolume);
      if (wait > 0) {
        c.header('Retry-After', String(wait));
        return respond(c, wait > 60 ? 'tooManyToday' : 'tooMany');
      }
      // Skipped if possible: `bodyLimit` turns the body into a stream, which costs as much as
      // reading.
      return hasSmallContentLength(c) ? next() : limitBody(c, next);
    },
    async (c) => {
      // A body whose length was not announced is read only now.
      const fields = c.var.fields && (await readFields(c));
      c.set('fields', fields);
      // A bot filled in the hidden field. It gets the usual answer.
      if (fields?.get(FORM_FIELDS.trap)) return respond(c, 'joined');
      const join = await readJoinRequest(c.req.raw, fields);
      if (typeof join === 'string') return respond(c, join);
      const messages = await c.var.loadMessages();
      const language = answerLanguage(c, messages, fields?.get(FORM_FIELDS.language));
      try {
        const mail = await limits.countMail(join.email);
        const result = await waitlist.add(join.email, language, {
          // The `Referer` of a form that the browser sends is the form's page, not its origin.
          origin: fields ? undefined : readJoinReferrer(c.req.header('Referer')),
          mail,
          isLast: c.var.isHighVolume,
        });
        // Even for a known address: an unconfirmed one may get another email.
        wake();
        return respond(c, result);
      } catch (error) {
        log({ event: 'database.failed', error: reasonOf(error) });
        return respond(c, 'unavailable');
      }
    },
  );
  // A visitor reloads or opens the address of an answer that showed the form again.
  routes.get(ENDPOINTS.joinWaitlist, async (c, next) => {
    if (!c.req.header('Accept')?.includes('text/html')) return next();
    const messages = await c.var.loadMessages();
    const form = messages?.languages[answerLanguage(c, messages)]?.formUrl;
    return form === undefined ? next() : c.redirect(form, 303);
  });
  routes.all(ENDPOINTS.joinWaitlist, (c) => refuseMethod(c, 'POST'));
  return routes;
}

/** Creates the result pages of forms that the browser has sent itself. */
export function createResultPages(): Hono<ApiEnv> {
  const pages = new Hono<ApiEnv>();
  for (const name of RESULT_PAGE_NAMES) {
    const page = RESULT_PAGES[name];
    if (!('path' in page)) continue;
    const address = `${ENDPOINTS.joinWaitlist}/${page.path}`;
    pages.get(address, async (c) => {
      const messages = await c.var.loadMessages();
      if (messages === undefined) return respond(c, 'failed', {}, 503);
      const language = answerLanguage(c, messages, c.req.query('language'));
      const values = { from: sitePath(c.req.query('from')) };
      return sendPage(c, messages, { name, language, status: 200, values });
    });
    pages.all(address, (c) => refuseMethod(c, 'GET, HEAD'));
  }
  return pages;
}
