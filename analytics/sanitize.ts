import { hasAtSign, maskEmails } from '../src/rules/maskEmails.ts';

export type Properties = Record<string, unknown>;

const CAMPAIGN = /^(utm_(source|medium|campaign|content)|ref)$/;

/** The properties that PostHog gets: those in the privacy policy, and posthog-js's own metadata. */
const SENT = [
  CAMPAIGN,
  /^(landing|source|medium|campaign|locale|form_location|error_(type|message)|email_domain)$/,
  /^\$(referring_domain|raw_user_agent|device_type|os(_version)?|browser(_\w+)?)$/,
  /^\$(timezone(_offset)?|viewport_(width|height))$/,
  /^(token|distinct_id|\$(lib|lib_version|device_id|insert_id|pageview_id|time|is_identified))$/,
  /^\$(cookieless_mode|process_person_profile|config_defaults)$/,
];

/** Returns the properties of an event that PostHog may get, without email addresses. */
export function sanitizeProperties(properties: Properties, url: URL): Properties {
  const sent = Object.entries(properties).filter(([name]) => SENT.some((some) => some.test(name)));
  const address = sanitizeUrl(url);
  return {
    ...maskProperties(Object.fromEntries(sent)),
    $current_url: address,
    $host: url.host,
    $pathname: address.slice(url.origin.length).split('?')[0],
  };
}

/** Returns the properties with every email address replaced by `[email]`. */
export function maskProperties(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === 'string' ? maskEmails(value) : value,
    ]),
  );
}

/** Returns a page's address without email addresses, and of its query only the campaign parameters. */
export function sanitizeUrl({ origin, pathname, searchParams }: URL): string {
  // Any at sign counts, whatever is beside it: a local part may end in `/` or a blank.
  const mask = (part: string) => (hasAtSign(part) ? '[email]' : part);
  const path = pathname.split('/').map(mask).join('/');
  const campaign = [...searchParams].filter(([name]) => CAMPAIGN.test(name));
  const query = new URLSearchParams(campaign.map(([name, value]) => [name, mask(value)]));
  return `${origin}${path}${query.size > 0 ? '?' : ''}${query}`;
}
