import { isExample } from '../server/mail/publicAddress.ts';
import type { SiteEnvironment } from '../src/config.ts';
import { checkEmail } from '../src/rules/emailRules.ts';

type Variables = Record<string, string | undefined>;

interface Check {
  accepts: string;
  read: (value: string) => string | null;
}

interface Rule extends Check {
  fallback: string;
  /** Describes how the site uses an address that the owner must set. */
  use?: (address: string) => string;
}

const RULES: Record<keyof SiteEnvironment, Rule> = {
  VITE_SITE_URL: {
    fallback: 'https://iris.example',
    accepts: 'an http(s) origin without a path, such as https://iris.example',
    read: (value) => {
      const url = readUrl(value);
      return url && url.pathname === '/' && !url.search && !url.hash ? url.origin : null;
    },
    use: (address) => `the site names ${address} as its address`,
  },
  VITE_API_BASE_URL: {
    fallback: 'https://api.iris.example',
    accepts:
      'an http(s) URL without query, such as https://api.iris.example, ' +
      'or nothing for the site’s own origin',
    read: (value) => (value === '' ? '' : readBase(value)),
    use: (address) => `the forms send sign-ups to ${address}`,
  },
  VITE_POSTHOG_KEY: {
    fallback: '',
    accepts: 'a PostHog project key: letters, digits, "_" and "-", and not a personal key (phx_…)',
    read: (value) => (/^(?!phx_)[\w-]*$/.test(value) ? value : null),
  },
  VITE_POSTHOG_HOST: {
    fallback: 'https://us.i.posthog.com',
    accepts: 'an http(s) URL without query, such as https://us.i.posthog.com',
    read: readBase,
  },
  VITE_SUPPORT_EMAIL: {
    fallback: 'support@iris.example',
    accepts: 'one email address',
    read: (value) => {
      const check = checkEmail(value);
      // Rejects characters that would end the address inside a mailto: link.
      return check.ok && !/[?&#%<>"]/.test(check.email) ? check.email : null;
    },
    use: (address) => `visitors are asked to write to ${address}`,
  },
  VITE_SOCIAL_URL: {
    fallback: 'https://social.example/@iris',
    accepts: 'an http(s) URL',
    read: (value) => readUrl(value)?.href ?? null,
    use: (address) => `the pages link to ${address}`,
  },
};

/** Variables that are not for the site itself. */
const CHECKS: Record<string, Check> = {
  VITE_REPOSITORY_URL: {
    accepts:
      'the address of the repository at its code host, such as https://github.com/iris/website, or ' +
      'of a branch of it, such as https://github.com/iris/website/tree/develop',
    read: (value) => {
      const url = readUrl(value);
      return url && url.pathname !== '/' && !url.search && !url.hash ? url.href : null;
    },
  },
  QUICK_BUILD: { accepts: '1, or nothing', read: (value) => (value === '1' ? value : null) },
};

/**
 * Validates the build's variables and fills in the defaults. A blank variable counts as unset,
 * except the API's base, where it means "same origin".
 *
 * @throws Error that lists every invalid variable, its value and what it accepts.
 */
export function readSiteEnvironment(env: Variables): SiteEnvironment {
  const problems: string[] = [];
  const read = (name: string, { accepts, read }: Check, fallback?: string) => {
    const given = env[name]?.trim();
    const isUnset = given === undefined || (given === '' && name !== 'VITE_API_BASE_URL');
    const value = isUnset ? fallback : read(given);
    if (value === null) problems.push(`${name} is "${given}"; it accepts ${accepts}.`);
    return [name, value];
  };
  for (const [name, check] of Object.entries(CHECKS)) read(name, check);
  const values = Object.entries(RULES).map(([name, rule]) => read(name, rule, rule.fallback));
  if (problems.length > 0) throw new Error(`Invalid configuration.\n${problems.join('\n')}`);
  return Object.fromEntries(values) as SiteEnvironment;
}

/**
 * Returns a sentence for each variable, set or not, that puts an address under `.example` into the
 * site. That domain is reserved (RFC 2606), so no such address works.
 *
 * @throws Error like `readSiteEnvironment`.
 */
export function exampleAddresses(env: Variables): string[] {
  const values = readSiteEnvironment(env);
  return Object.entries(RULES).flatMap(([name, { use }]) => {
    const address = values[name as keyof SiteEnvironment];
    const url = name === 'VITE_SUPPORT_EMAIL' ? `mailto://${address}` : address;
    if (!use || url === '' || !isExample(url)) return [];
    const state = env[name]?.trim() ? 'is an example' : 'is not set';
    return [`${name} ${state}: ${use(address)}.`];
  });
}

/**
 * Returns the module of the build's tracker, whose script pages load, and the origin to which it
 * reports; undefined for a build without one.
 */
export function trackerOf({ VITE_POSTHOG_KEY, VITE_POSTHOG_HOST }: SiteEnvironment) {
  if (VITE_POSTHOG_KEY === '') return undefined;
  return { module: 'analytics/posthog.ts', origin: new URL(VITE_POSTHOG_HOST).origin };
}

function readUrl(value: string): URL | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
}

function readBase(value: string): string | null {
  const url = readUrl(value);
  return url && !url.search && !url.hash
    ? `${url.origin}${url.pathname}`.replace(/\/+$/, '')
    : null;
}

/** Returns Vite's `define` entries, so that the bundler drops code that is not configured. */
export function asConstants(environment: SiteEnvironment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}
