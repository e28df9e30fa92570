import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { WaitlistDatabase } from '../database/openDatabase.ts';
import type { Log } from '../log.ts';
import type { MailService } from '../mail/mailService.ts';
import type { Metrics } from '../metrics.ts';
import type { ServerSettings } from '../settings.ts';
import type { Tracker } from '../tracker.ts';

/** The parts of the server that the API uses. */
export interface ApiOptions {
  waitlist: WaitlistDatabase['waitlist'];
  /** Stores the rate limits that several servers share; without it, each server has its own. */
  pool?: WaitlistDatabase['pool'];
  mail: Pick<MailService, 'tokens' | 'loadMessages' | 'wake'>;
  tracker: Pick<Tracker, 'report'>;
  /** Gives access to the figures; if empty, access is denied. */
  adminToken: string;
  settings: ServerSettings;
  log: Log;
  /** Absent during development. */
  metrics?: Pick<Metrics, 'read' | 'contentType'>;
}

export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Loads the texts for visitors; see `createMailService`. */
    loadMessages: MailService['loadMessages'];
    /**
     * The fields of a form that the browser has sent itself. It is answered with pages, not JSON.
     */
    fields?: URLSearchParams;
    /**
     * Whether the client, or its network, made so many attempts today that its mail is sent last.
     */
    isHighVolume: boolean;
  };
}

export type ApiContext = Context<ApiEnv>;
