import { ENDPOINTS } from './contract.ts';
import { readAnswer, type SignupOutcome } from './signupOutcome.ts';

export interface WaitlistApi {
  /** Requests a place on the list. Never rejects: a failure is an outcome. Has no time limit. */
  join(email: string): Promise<SignupOutcome>;
}

/** Creates a client of the service at `baseUrl` (no trailing slash; empty for same origin). */
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
        // A body that breaks off counts as absent: the status has arrived already.
        const body = await response.text().catch(() => '');
        return readAnswer(response.ok, body);
      } catch {
        return { kind: 'refused', error: 'network_error', serverMessage: null };
      }
    },
  };
}
