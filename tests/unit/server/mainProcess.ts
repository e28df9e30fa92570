import { programFile } from '../../support/programFile.ts';
import { startProgram } from '../../support/startProgram.ts';
import { LINK_SECRETS, writeSite } from './support.ts';

/** Lets one client join as often as it likes. */
export const ANY_RATE = { JOIN_RATE_PER_MINUTE: '1000000', JOIN_RATE_PER_DAY: '1000000' };

interface MainOptions {
  /** Options of Node. */
  flags?: readonly string[];
  /** Shell commands that set limits and then run the server, which is `"$@"`. */
  script?: string;
}

/** Starts the server with a small site as a process of its own; ends it with the test. */
export function spawnMain(
  env: Record<string, string> = {},
  { flags = [], script = 'exec "$@"' }: MainOptions = {},
) {
  const server = [process.execPath, ...flags, programFile('server')];
  return startProgram(['sh', '-c', script, 'sh', ...server], {
    env: { DIST_DIR: writeSite(), MAIL_SECRETS: LINK_SECRETS, ...env },
  });
}
