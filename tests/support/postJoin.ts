import { ENDPOINTS } from '../../src/rules/contract.ts';

/** Joins as the site's form does, with other headers or another body where given. */
export function postJoin(
  url: string,
  body: unknown = { email: 'ada@example.org' },
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(new URL(ENDPOINTS.joinWaitlist, url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
