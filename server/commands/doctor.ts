import assert from 'node:assert/strict';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { ENDPOINTS } from '../../src/rules/contract.ts';
import { FORWARDED_HOPS } from '../api/figuresRoutes.ts';
import { pathOfFileUrl } from '../database/sqliteFile.ts';
import { urlOf } from '../http/server.ts';
import { createDelivery, readMessages } from '../mail/mailService.ts';
import { assertPublicLinks } from '../mail/publicAddress.ts';
import { MIN_SECRET_LENGTH, SHORT_TOKEN } from '../settings.ts';
import { readSiteFiles } from '../site/siteFiles.ts';
import type { CommandResult, Options } from './options.ts';
import { withDatabase } from './withDatabase.ts';

const BACKUPS = '/var/lib/iris-backups';

/** Enough for thousands of sign-ups, a backup and a release. */
const LEAST_FREE_MB = 500;

/** Each check returns a sentence, or throws an error that states the problem and what to do. */
const CHECKS: Record<string, (options: Options) => string | Promise<string>> = {
  site({ settings }) {
    const pages = [...readSiteFiles(settings.distDir).values()].filter(({ language }) => language);
    const messages = readMessages(settings.distDir);
    assert(messages, `${settings.distDir} has no emails. Build it again.`);
    assertPublicLinks(messages);
    return `${pages.length} pages; links in emails point to ${messages.apiUrl}.`;
  },
  /** They contain personal data, or give access to it. The guide creates the first two. */
  files({ settings }) {
    const { dataDir, databaseUrl } = settings;
    const path = databaseUrl.startsWith('file:') ? pathOfFileUrl(databaseUrl) : dataDir;
    const names = ['/etc/iris.env', BACKUPS, dataDir, path, `${path}-wal`, `${path}-shm`];
    names.push(join(dataDir, 'mail-secrets'), join(dataDir, 'admin-token'));
    for (const [index, name] of names.entries()) {
      if (!existsSync(name)) continue;
      const { mode, uid } = statSync(name);
      const isOurs = index > 1;
      assert(
        !isOurs || uid === process.getuid?.(),
        `Another user owns ${name}. Run this as the server's user, or chown it.`,
      );
      const others = isOurs ? 0o077 : 0o007;
      assert(
        !(mode & others),
        `Other users can read ${name}: chmod ${isOurs ? 'go' : 'o'}= ${name}`,
      );
    }
    return 'Only their owner can read data and secrets.';
  },
  secrets({ linkSecrets, adminToken }) {
    assert(
      linkSecrets[0] && adminToken,
      'There are no secrets yet. Start the server, which creates them.',
    );
    assert(adminToken.length >= MIN_SECRET_LENGTH, SHORT_TOKEN);
    return 'Secrets found, and long enough.';
  },
  async disk({ settings }) {
    const { bavail, bsize } = await statfs(settings.dataDir);
    const free = Math.floor((bavail * bsize) / 1024 ** 2);
    assert(
      free >= LEAST_FREE_MB,
      `Only ${free} MB free in ${settings.dataDir}. To find large folders: du -xhd1 / | sort -h`,
    );
    return `${free} MB free.`;
  },
  async mail({ settings }) {
    const { smtpUrl, dataDir } = settings;
    assert(smtpUrl, `SMTP_URL is not set: emails are written to ${dataDir}/outbox.`);
    const delivery = createDelivery(settings, readMessages(settings.distDir)?.apiUrl);
    try {
      await delivery.verify();
    } catch (error) {
      throw new Error(`The server in SMTP_URL cannot be used: ${(error as Error).message}`);
    } finally {
      await delivery.close();
    }
    return 'The mail server accepts the login. To send an email: mail-test <address>';
  },
  async server({ settings }) {
    // An address by which this machine can reach the server.
    const host = ['0.0.0.0', '::'].includes(settings.host) ? '127.0.0.1' : settings.host;
    const url = `${urlOf(settings, host)}${ENDPOINTS.health}`;
    const { ok, status } = await ask(url);
    assert(ok, `${url} responds with ${status}. See the log: journalctl -u iris -n 50`);
    return `${url} responds with ${status}.`;
  },
  /** Sends a request to the public address: each proxy on the way adds to `X-Forwarded-For`. */
  async proxies({ settings, adminToken }) {
    const { apiUrl } = readMessages(settings.distDir) ?? {};
    assert(apiUrl, 'Cannot be checked: the build has no public address.');
    const headers = { Authorization: `Bearer ${adminToken}` };
    const answer = await ask(`${apiUrl}${ENDPOINTS.waitlistStats}`, headers);
    const hops = answer.headers.get(FORWARDED_HOPS);
    assert(hops !== null, `${apiUrl} responds with ${answer.status}, but not from this server.`);
    assert(
      Number(hops) === settings.trustedHops,
      `Proxies in front of the server: ${hops}. TRUST_PROXY is ${settings.trustedHops}. ` +
        `Set TRUST_PROXY=${hops}.`,
    );
    return `${apiUrl} responds, through the number of proxies in TRUST_PROXY.`;
  },
  database(options) {
    return withDatabase(options, async ({ waitlist, checkIntegrity }) => {
      await checkIntegrity();
      await waitlist.checkWritable();
      return `Intact and writable; ${await waitlist.count()} sign-ups.`;
    });
  },
  clock(options) {
    return withDatabase(options, async ({ trustedTime }) => {
      const problem = await trustedTime.problem();
      assert(problem === undefined, problem);
      return 'The time is plausible: deletions follow it.';
    });
  },
  outbox(options) {
    return withDatabase(options, async ({ waitlist }) => {
      const { invited, outbox } = await waitlist.stats();
      const { waiting, heldBack, givenUp } = outbox;
      const problem = await waitlist.mailProblem();
      if (problem !== undefined) {
        const limit = heldBack > 0 ? ` MAIL_PER_HOUR holds ${heldBack} back.` : '';
        throw new Error(`${problem}${limit} For details: waitlist outbox`);
      }
      assert(
        givenUp === 0,
        `${givenUp} emails were given up. See \`waitlist outbox\`, then resend them.`,
      );
      return `${waiting} emails waiting; ${invited} people invited.`;
    });
  },
  async backup(options) {
    const { lastBackupAt, lastRestoreAt } = await withDatabase(options, ({ waitlist }) =>
      waitlist.stats(),
    );
    assert(lastBackupAt, 'There is no backup yet: systemctl start iris-backup');
    assert(
      Date.now() - Date.parse(lastBackupAt) < 26 * 60 * 60_000,
      `Last backup: ${lastBackupAt}. systemctl start iris-backup; journalctl -u iris-backup`,
    );
    assert(
      !existsSync(BACKUPS) || readdirSync(BACKUPS).some((name) => name.endsWith('.db')),
      `${BACKUPS} is empty: systemctl start iris-backup`,
    );
    assert(
      lastRestoreAt && lastRestoreAt >= lastBackupAt,
      `The backup of ${lastBackupAt} could not be restored. journalctl -u iris-backup`,
    );
    return `Last backup: ${lastBackupAt}. A trial restored it: ${lastRestoreAt}.`;
  },
};

/** Runs all checks, and prints a line for each. */
export async function doctor(options: Options): CommandResult {
  let problems = 0;
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      console.log(`ok    ${name.padEnd(9)} ${await check(options)}`);
    } catch (error) {
      problems += 1;
      console.log(`FAIL  ${name.padEnd(9)} ${error instanceof Error ? error.message : error}`);
    }
  }
  console.log(problems === 0 ? 'All checks passed.' : `Checks failed: ${problems}.`);
  return problems === 0 ? undefined : 'failed';
}

async function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  try {
    return await fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Error(
      `${url} does not respond: ${(cause as Error | undefined)?.message || message}.`,
    );
  }
}
