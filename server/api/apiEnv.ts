import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { WaitlistDatabase } from '../database/openDatabase.ts';
import type { Log } from '../log.ts';
import type { MailService } from '../mail/mailService.ts';
import type { ServerSettings } from '../settings.ts';
import type { Tracker } from '../tracker.ts';

/** The parts of the server that the API uses. */
export interface ApiOptions {
  waitlist: WaitlistDatabase['waitlist'];
  /** Stores the rate limits that several servers share; without it, each server has its own. */
  pool?: WaitlistDatabase['pool'];
  mail: Pick<MailService, 'tokens' | 'loadMessages' | 'wake'>;
  tracker: Pick<Tracker, 'report'>;
  /** Gives access to the statistics; an empty token lets nobody in. */
  adminToken: string;
  settings: ServerSettings;
  log: Log;
}

export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Loads what the server says to people; see `createMailService`. */
    loadMessages: MailService['loadMessages'];
    /** The fields of a form that the browser has sent itself: its visitor gets pages, not JSON. */
    fields?: URLSearchParams;
    /** Whether the client, or its network, has tried to join so often today that its mails wait. */
    isHighVolume: boolean;
  };
}

export type ApiContext = Context<ApiEnv>;
