import type { Messages } from '../../src/messages/messages.ts';

/**
 * Checks that recipients can open the links in emails.
 * @throws Error saying what to set when links would lead to this machine, or to an example address
 */
export function assertPublicLinks({ apiUrl }: Pick<Messages, 'apiUrl'>): void {
  if (apiUrl !== null && !isLoopback(apiUrl) && !isExample(apiUrl)) return;
  const where = apiUrl ?? 'this machine';
  throw new Error(
    `The links in emails would lead to ${where}. Build the site with VITE_SITE_URL set to its ` +
      'public address, or VITE_API_BASE_URL if the API has a different one. Without SMTP_URL, ' +
      'emails are written to files.',
  );
}

export function isLoopback(url: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(new URL(url).hostname);
}

/** Returns whether a URL is in the domain reserved for examples (RFC 2606). */
export function isExample(url: string): boolean {
  return /(?:^|\.)example\.?$/i.test(new URL(url).hostname);
}
