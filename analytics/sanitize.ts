import { hasAtSign, maskEmails } from '../src/rules/maskEmails.ts';

export type Properties = Record<string, unknown>;

const CAMPAIGN = /^(utm_(source|medium|campaign)|ref)$/;

/** The properties that are sent: those in the privacy policy, and posthog-js's own metadata. */
const SENT = [
  CAMPAIGN,
  /^(landing|locale|member|release|form_location|error_(type|message)|email_domain)$/,
  /^\$(referring_domain|raw_user_agent|device_type|os(_version)?|browser(_\w+)?)$/,
  /^\$(timezone(_offset)?|viewport_(width|height))$/,
  /^(token|distinct_id|\$(lib|lib_version|device_id|insert_id|pageview_id|time|is_identified))$/,
  /^\$(cookieless_mode|process_person_profile|config_defaults)$/,
];

/**
 * Returns the properties of an event that may be sent, without email addresses. The page's address
 * keeps only the campaign of its query.
 */
export function sanitizeProperties(
  properties: Properties,
  { origin, host, pathname, searchParams }: URL,
): Properties {
  const sent = Object.entries(properties).filter(([name]) => SENT.some((some) => some.test(name)));
  // Any at sign counts, whatever is beside it: a local part may end in `/` or a blank.
  const mask = (part: string) => (hasAtSign(part) ? '[email]' : part);
  const path = pathname.split('/').map(mask).join('/');
  const campaign = [...searchParams].filter(([name]) => CAMPAIGN.test(name));
  const query = new URLSearchParams(campaign.map(([name, value]) => [name, mask(value)]));
  return {
    ...Object.fromEntries(
      sent.map(([name, value]) => [name, typeof value === 'string' ? maskEmails(value) : value]),
    ),
    $current_url: `${origin}${path}${query.size > 0 ? '?' : ''}${query}`,
    $host: host,
    $pathname: path,
  };
}
