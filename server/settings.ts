import { isIP } from 'node:net';
import { resolve } from 'node:path';
import parseAddresses from 'nodemailer/lib/addressparser';
import { checkEmail } from '../src/rules/emailRules.ts';
import { readTrackerProject } from './tracker.ts';
import { isOrigin, type ReadVariable } from './variables.ts';

/** The server's configuration, from environment variables. */
export type ServerSettings = ReturnType<typeof readSettings>;

/** The length of a secret that cannot be guessed: 32 hexadecimal digits are 128 bits. */
export const MIN_SECRET_LENGTH = 32;

export const SHORT_TOKEN = `ADMIN_TOKEN is shorter than ${MIN_SECRET_LENGTH} characters: openssl rand -base64 32`;

/**
 * Reads the settings from environment variables. All are optional; an empty one counts as absent.
 * @throws Error naming the variable and what it accepts. It does not repeat the value, which may
 * be a secret.
 */
export function readSettings(env: Record<string, string | undefined>) {
  const read: ReadVariable = (name, accepts, isValid) => {
    const value = env[name]?.trim();
    if (!value) return undefined;
    if (!isValid(value)) throw new Error(`${name} must be ${accepts}.`);
    return value;
  };
  const readNumber = (name: string, least: number, most: number, meaning = '') => {
    const accepts = `a whole number from ${least} to ${most}${meaning}`;
    const isValid = (text: string) => /^\d+$/.test(text) && +text >= least && +text <= most;
    const value = read(name, accepts, isValid);
    return value === undefined ? undefined : Number(value);
  };
  const readList = (name: string, accepts: string, isValid: (item: string) => boolean) =>
    splitList(read(name, accepts, (list) => splitList(list).every(isValid)));
  const readFolder = (name: string) => read(name, 'the path of a folder outside /proc', isPath);

  const smtpUrl = read('SMTP_URL', MAIL_SERVER, isSmtpUrl);
  const mailFrom = read('MAIL_FROM', SENDER, isSender);
  if (smtpUrl !== undefined && mailFrom === undefined) {
    throw new Error("MAIL_FROM must be the sender's email address if SMTP_URL is set.");
  }
  /** For the files that the server creates: the database, secrets, and emails without SMTP. */
  const dataDir = readFolder('DATA_DIR') ?? 'data';
  const mailPerHour = readNumber('MAIL_PER_HOUR', 1, 1_000_000) ?? 600;
  const mailPerDomain = readNumber('MAIL_PER_DOMAIN', 1, 1_000_000) ?? 30;
  return {
    /** 0 lets the system choose a free port. */
    port: readNumber('PORT', 0, 65_535) ?? 4173,
    host: read('HOST', 'a host name or an IP address', isHost) ?? '127.0.0.1',
    /** A `file:` path (SQLite) or a `postgres:` URL. */
    databaseUrl:
      read('DATABASE_URL', DATABASE, isDatabaseUrl) ??
      `file:${encodeURI(dataDir).replace(/[?#]/g, encodeURIComponent)}/waitlist.db`,
    /** Other origins whose pages may call the API. */
    allowedOrigins: readList('ALLOWED_ORIGINS', ORIGINS, isOrigin),
    joinRatePerMinute: readNumber('JOIN_RATE_PER_MINUTE', 1, 1_000_000) ?? 20,
    joinRatePerDay: readNumber('JOIN_RATE_PER_DAY', 1, 1_000_000_000) ?? 100,
    /** The number of reverse proxies, each of which appends to `X-Forwarded-For`. */
    trustedHops:
      readNumber('TRUST_PROXY', 0, 10, ': the number of reverse proxies in front of the server') ??
      0,
    distDir: readFolder('DIST_DIR') ?? 'dist',
    dataDir,
    /** The mail server; without it, emails are written to `dataDir`. */
    smtpUrl,
    /** The sender of emails, as in `Iris <hello@iris.example>`. Always set with `smtpUrl`. */
    mailFrom,
    /** The most emails that are sent in an hour. */
    mailPerHour,
    /** The most of them that the form can request for one domain, but no more than a twentieth. */
    mailPerDomain: Math.min(mailPerDomain, Math.max(1, Math.floor(mailPerHour / 20))),
    /** Sign the links in mails, newest first. Empty: see `readSecrets`. */
    mailSecrets: readList('MAIL_SECRETS', SECRETS, (text) => text.length >= MIN_SECRET_LENGTH),
    /** Opens the statistics. Undefined: see `readSecrets`. */
    adminToken: read('ADMIN_TOKEN', TOKEN, (text) => /^[!-~]{8,}$/.test(text)),
    /** The tracker that is told who confirms, leaves and is invited, if there is one. */
    tracker: readTrackerProject(read),
  };
}

// The values that variables accept, for error messages.
const ORIGINS =
  'a comma-separated list of origins such as https://iris.example, without a path or a final slash';
const DATABASE =
  'file:<path> or postgres://user:password@host/database, with special characters percent-encoded';
const MAIL_SERVER =
  'a URL such as smtps://user:password@smtp.example.com, with special characters percent-encoded ' +
  'and options such as ?requireTLS set to true or false';
const SENDER = 'one email address, such as hello@iris.example or Iris <hello@iris.example>';
const SECRETS = `a comma-separated list of secrets of at least ${MIN_SECRET_LENGTH} characters, newest first`;
const TOKEN = 'at least 8 letters, digits and punctuation without spaces';

function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^(?=.*[a-z])[a-z0-9._-]+$/i.test(value);
}

/** Creating a folder in `/proc` hangs Node. */
function isPath(value: string): boolean {
  return !resolve(value).startsWith('/proc/');
}

function isDatabaseUrl(value: string): boolean {
  const [, path] = /^file:(?:\/\/)?(.+)/.exec(value) ?? [];
  // `?` and `#` would end the path.
  if (path) return isPath(path) && !/[?#]/.test(path) && isDecodable(path);
  // If an `@` or `#` follows, an unencoded `/`, `?` or `#` of the password has ended the host.
  const [, rest] = /^postgres(?:ql)?:\/\/(?=.)[^/?#]*(.*)$/.exec(value) ?? [];
  return rest !== undefined && !/[@#]/.test(rest) && URL.canParse(value);
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

function splitList(list: string | undefined): string[] {
  return list?.split(',').map((item) => item.trim()) ?? [];
}

function isSmtpUrl(value: string): boolean {
  if (!/^smtps?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { hostname, searchParams } = new URL(value);
  const switches = [...searchParams].filter(([name]) => /TLS$|Unauthorized$/i.test(name));
  return hostname !== '' && switches.every(([, set]) => /^(true|false)$/.test(set));
}

/** Parses the address like the library that sends emails. */
function isSender(value: string): boolean {
  const [sender, ...others] = parseAddresses(value, { flatten: true });
  if (sender === undefined || others.length > 0 || /\p{Cc}/u.test(value)) return false;
  const check = checkEmail(sender.address);
  return check.ok && check.email === sender.address;
}
