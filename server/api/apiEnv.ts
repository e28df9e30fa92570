import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { MailService } from '../mail/mailService.ts';

/** What the API's handlers know about a request. */
export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Loads what the server says to people; see `createMailService`. */
    loadMessages: MailService['loadMessages'];
    /** What a form holds that the browser has sent itself, once it is read. */
    fields?: URLSearchParams;
  };
}

export type ApiContext = Context<ApiEnv>;
