import { once } from 'node:events';
import { postJoin } from '../../support/postJoin.ts';
import { printedUrl } from '../../support/printedUrl.ts';
import { programFile } from '../../support/programFile.ts';
import { startProgram } from '../../support/startProgram.ts';
import { newDatabaseUrl } from '../../support/temporaryFolder.ts';
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

/** Starts a server with 20 sign-ups, which are in its log for a moment. */
export async function startWithSignups() {
  const databaseUrl = newDatabaseUrl();
  const server = spawnMain({ DATABASE_URL: databaseUrl, ...ANY_RATE });
  const url = await printedUrl(server);
  let tried = 0;
  let confirmed = 0;
  const joinNext = async () => {
    const { status } = await postJoin(url, { email: `person${tried++}@example.org` });
    if (status === 201) confirmed += 1;
    return status;
  };
  const joinMany = async () => {
    for (let i = 0; i < 20; i += 1) await joinNext();
  };
  await joinMany();
  return {
    url,
    databaseUrl,
    file: databaseUrl.replace('file:', ''),
    joinNext,
    joinMany,
    /** Ends the server without a warning. Resolves to the number of sign-ups that it confirmed. */
    async kill(): Promise<number> {
      server.kill('SIGKILL');
      await once(server, 'exit');
      return confirmed;
    },
  };
}
