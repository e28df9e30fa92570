import { readAnswer, type SignupOutcome } from './signupOutcome.ts';

/** Every endpoint of the waitlist service (spec section 7). The site calls `joinWaitlist` alone. */
export const ENDPOINTS = {
  joinWaitlist: '/api/join-waitlist',
  contact: '/api/contact',
  waitlistStats: '/api/waitlist-stats',
  contactMessages: '/api/contact-messages',
  unsubscribe: '/api/unsubscribe',
} as const;

export interface WaitlistApi {
  /** Asks for a place on the list. Never rejects: a failure is an outcome too. No time limit is set. */
  join(email: string): Promise<SignupOutcome>;
}

/** The waitlist service at `baseUrl` (no trailing slash; empty for the page's own origin). */
export function createWaitlistApi(
  baseUrl: string,
  request: typeof fetch = (...args) => fetch(...args),
): WaitlistApi {
  return {
    async join(email) {
      try {
        const response = await request(`${baseUrl}${ENDPOINTS.joinWaitlist}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email }),
        });
        // A body that breaks off counts as absent; the status has already been given.
        const body = await response.text().catch(() => '');
        return readAnswer(response.ok, body);
      } catch {
        return { kind: 'refused', error: 'network_error', serverMessage: null };
      }
    },
  };
}
