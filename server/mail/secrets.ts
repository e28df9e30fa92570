import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MIN_SECRET_LENGTH, type ServerSettings } from '../settings.ts';

export interface Secrets {
  /** Newest first: the first signs, all verify, so that they can be rotated. */
  linkSecrets: readonly string[];
  /** Gives access to the figures. */
  adminToken: string;
}

/**
 * Returns the secrets in the settings, else those in files of the data folder.
 * @param options.create creates missing files; otherwise their secrets are empty
 */
export function readSecrets(
  settings: Pick<ServerSettings, 'dataDir' | 'mailSecrets' | 'adminToken'>,
  { create }: { create: boolean },
): Secrets {
  const { dataDir, mailSecrets, adminToken } = settings;
  const fromFile = (name: string, variable: string, leastLength: number) => {
    const file = join(dataDir, name);
    let lines: string[] = [];
    try {
      if (create && !existsSync(file)) makeFile(file, randomBytes(32).toString('base64url'));
      lines = readFileSync(file, 'utf8').split(/\s+/).filter(Boolean);
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      const problem = `${file} cannot be read or created (${code}).`;
      const advice = `Set ${variable}, or set DATA_DIR to a folder that the server may write to.`;
      if (code !== 'ENOENT' || create) throw new Error(`${problem} ${advice}`, { cause });
    }
    const isUsable = lines.every((line) => line.length >= leastLength);
    if (isUsable && (lines.length > 0 || !create)) return lines;
    throw new Error(
      `${file} must contain secrets of at least ${leastLength} characters, one per line. ` +
        `Delete it to have a new one created, or set ${variable} instead.`,
    );
  };
  return {
    linkSecrets:
      mailSecrets.length > 0
        ? mailSecrets
        : fromFile('mail-secrets', 'MAIL_SECRETS', MIN_SECRET_LENGTH),
    adminToken: adminToken ?? fromFile('admin-token', 'ADMIN_TOKEN', 1)[0] ?? '',
  };
}

/** Returns the function that hashes an address with every secret; see `HashesOf`. */
export function addressHashes(linkSecrets: readonly string[]): (emailKey: string) => string[] {
  return (emailKey) =>
    linkSecrets.map((secret) =>
      // Links are never signed with this prefix, so no signature equals a hash.
      createHmac('sha256', secret).update(`address ${emailKey}`).digest('base64url'),
    );
}

/** Writes secrets to files of the data folder, except those that are `present`. */
export function restoreSecrets(
  dataDir: string,
  secrets: Record<keyof Secrets, string>,
  present: Secrets,
): void {
  if (!present.linkSecrets[0]) makeFile(join(dataDir, 'mail-secrets'), secrets.linkSecrets);
  if (!present.adminToken) makeFile(join(dataDir, 'admin-token'), secrets.adminToken);
}

function makeFile(file: string, secrets: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.${randomUUID()}`;
  try {
    writeFileSync(part, `${secrets}\n`, { mode: 0o600, flush: true });
    linkSync(part, file);
  } catch (error) {
    // If another process was faster, both use its file.
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(part, { force: true });
  }
}
