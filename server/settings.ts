import parseAddresses from 'nodemailer/lib/addressparser';
import { checkEmail } from '../src/waitlist/emailRules.ts';

/** The server's configuration, from environment variables; see `readSettings`. */
export interface ServerSettings {
  /** 0 lets the system choose a free port. */
  port: number;
  host: string;
  /** A `file:` path (SQLite) or a `postgres:` URL. */
  databaseUrl: string;
  /** Other origins whose pages may call the API. */
  allowedOrigins: readonly string[];
  joinRatePerMinute: number;
  /** The number of reverse proxies in front, each of which appends to `X-Forwarded-For`. */
  trustedHops: number;
  distDir: string;
  /** Holds what the server makes for itself: the database, secrets, and mails without SMTP. */
  dataDir: string;
  /** The server that sends the mails; without it they are written to `dataDir`. */
  smtpUrl: string | undefined;
  /** The sender of the mails, as in `Iris <hello@iris.example>`. Always there with `smtpUrl`. */
  mailFrom: string | undefined;
  /** Sign the links in mails, newest first. Empty: see `readSecrets`. */
  mailSecrets: readonly string[];
  /** Opens the statistics. Undefined: see `readSecrets`. */
  adminToken: string | undefined;
}

/** The shortest secret that nobody guesses: 32 hexadecimal digits are 128 bits. */
export const MIN_SECRET_LENGTH = 32;

/**
 * Reads the settings from environment variables. All are optional; an empty one counts as absent.
 * @throws Error naming the variable and what it accepts. It does not repeat the value, which may
 * be a secret.
 */
export function readSettings(env: Record<string, string | undefined>): ServerSettings {
  const read = reader(env);
  const port = read('PORT', 'a whole number from 0 to 65535', isWholeNumber(0, 65_535));
  const host = read('HOST', 'a host name or an IP address', (value) => HOST.test(value));
  const databaseUrl = read('DATABASE_URL', 'file:<path>, or a postgres:// address', (value) =>
    DATABASE_URL.test(value),
  );
  const allowedOrigins = read(
    'ALLOWED_ORIGINS',
    'a comma-separated list of origins such as https://iris.example, ' +
      'without a path or a final slash',
    (value) => splitList(value).every(isOrigin),
  );
  const joinRate = read(
    'JOIN_RATE_PER_MINUTE',
    'a whole number from 1 to 1000000',
    isWholeNumber(1, 1_000_000),
  );
  const trustedHops = read(
    'TRUST_PROXY',
    'a whole number from 0 to 10: how many reverse proxies stand in front',
    isWholeNumber(0, 10),
  );
  const distDir = read('DIST_DIR', 'the path of a folder', () => true);
  const dataDir = read('DATA_DIR', 'the path of a folder', () => true) ?? 'data';
  const mailSecrets = read(
    'MAIL_SECRETS',
    `a comma-separated list of secrets of at least ${MIN_SECRET_LENGTH} characters, newest first`,
    (value) => splitList(value).every((secret) => secret.length >= MIN_SECRET_LENGTH),
  );
  const adminToken = read(
    'ADMIN_TOKEN',
    'letters, digits and punctuation without spaces',
    (value) => /^[!-~]+$/.test(value),
  );

  return {
    port: Number(port ?? 4173),
    host: host ?? '127.0.0.1',
    databaseUrl: databaseUrl ?? `file:${encodePath(dataDir)}/waitlist.db`,
    allowedOrigins: splitList(allowedOrigins ?? ''),
    joinRatePerMinute: Number(joinRate ?? 100),
    trustedHops: Number(trustedHops ?? 0),
    distDir: distDir ?? 'dist',
    dataDir,
    ...readMailSettings(env),
    mailSecrets: splitList(mailSecrets ?? ''),
    adminToken,
  };
}

/** The settings by which email is sent, read on their own so that wrong others can be reported. */
export function readMailSettings(
  env: Record<string, string | undefined>,
): Pick<ServerSettings, 'smtpUrl' | 'mailFrom'> {
  const read = reader(env);
  const smtpUrl = read(
    'SMTP_URL',
    'an address such as smtps://user:password@smtp.example.com, with special characters ' +
      'percent-encoded',
    isSmtpUrl,
  );
  const mailFrom = read(
    'MAIL_FROM',
    'one email address, alone or as in Iris <hello@iris.example>',
    isSender,
  );
  if (smtpUrl !== undefined && mailFrom === undefined) {
    throw new Error("MAIL_FROM must be the sender's email address when SMTP_URL is set.");
  }
  return { smtpUrl, mailFrom };
}

/** Returns the function that reads a variable, or throws what it accepts. */
function reader(env: Record<string, string | undefined>) {
  return (name: string, accepts: string, isValid: (value: string) => boolean) => {
    const value = env[name]?.trim();
    if (!value) return undefined;
    if (!isValid(value)) throw new Error(`${name} must be ${accepts}.`);
    return value;
  };
}

const HOST = /^[a-z0-9.:_-]+$/i;
const DATABASE_URL = /^(file:.|postgres(ql)?:\/\/.)/;

function isWholeNumber(least: number, most: number) {
  return (value: string) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;
}

function splitList(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Accepts only the spelling that browsers send in the `Origin` header, because it is compared. */
function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value;
}

function isSmtpUrl(value: string): boolean {
  return /^smtps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '';
}

/** Reads the address as the library does that sends the mails. */
function isSender(value: string): boolean {
  const [sender, ...others] = parseAddresses(value, { flatten: true });
  if (sender === undefined || others.length > 0 || /\p{Cc}/u.test(value)) return false;
  const check = checkEmail(sender.address);
  return check.ok && check.email === sender.address;
}

function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
