import { parseArgs } from 'node:util';
import type { Secrets } from '../mail/secrets.ts';
import type { ServerSettings } from '../settings.ts';

const FLAGS = {
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  raw: { type: 'boolean' },
  confirmed: { type: 'boolean' },
  all: { type: 'boolean' },
  send: { type: 'boolean' },
  stop: { type: 'boolean' },
  'with-secrets': { type: 'boolean' },
  'delete-old': { type: 'boolean' },
  url: { type: 'string' },
  next: { type: 'string' },
  emails: { type: 'string' },
  language: { type: 'string' },
  'confirmed-before': { type: 'string' },
  days: { type: 'string' },
  'email-column': { type: 'string' },
  'status-column': { type: 'string' },
  'joined-column': { type: 'string' },
  'language-column': { type: 'string' },
  'confirmed-by': { type: 'string' },
  help: { type: 'boolean' },
  version: { type: 'boolean' },
} as const;

/** @throws TypeError naming an unknown option */
export function parseCommand(words: string[]) {
  return parseArgs({ args: words, allowPositionals: true, options: FLAGS });
}

export type Flags = ReturnType<typeof parseCommand>['values'];

/** The server's settings and secrets, and the command's flags. */
export type Options = Secrets & { settings: ServerSettings; flags: Flags };
/** `failed` if the output reports a problem. Errors are thrown. */
export type CommandResult = Promise<'failed' | undefined>;
