import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { MailService } from '../mail/mailService.ts';

export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Loads what the server says to people; see `createMailService`. */
    loadMessages: MailService['loadMessages'];
    /** The fields of a form that the browser has sent itself, once they are read. */
    fields?: URLSearchParams;
    /** Whether the client, or its network, has tried to join so often today that its mails wait. */
    isCrowd: boolean;
  };
}

export type ApiContext = Context<ApiEnv>;
