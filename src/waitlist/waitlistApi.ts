import { ENDPOINTS } from '../rules/contract.ts';
import { readAnswer, type SignupOutcome } from './signupOutcome.ts';

export interface WaitlistApi {
  /** Requests a place on the list. Never rejects: a failure is an outcome. Has no time limit. */
  join(email: string): Promise<SignupOutcome>;
}

/**
 * Creates a client of the service at `baseUrl` (no trailing slash; empty for same origin).
 *
 * @param language of the page: the service writes to the visitor in it.
 * @param referrerOf returns the `fetch` options that name the visit's origin, and never throws.
 */
export function createWaitlistApi(
  baseUrl: string,
  language: string,
  referrerOf: () => Pick<RequestInit, 'referrer' | 'referrerPolicy'> = () => ({}),
  request: typeof fetch = (...args) => fetch(...args),
): WaitlistApi {
  return {
    async join(email) {
      try {
        const response = await request(`${baseUrl}${ENDPOINTS.joinWaitlist}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'accept-language': language },
          body: JSON.stringify({ email }),
          // The request arrives even if the visitor leaves the page.
          keepalive: true,
          ...referrerOf(),
        });
        // A body that breaks off counts as absent: the status has arrived already.
        const body = await response.text().catch(() => '');
        return readAnswer(response, body);
      } catch {
        return { status: 'error', error: { type: 'network_error', serverMessage: null } };
      }
    },
  };
}
