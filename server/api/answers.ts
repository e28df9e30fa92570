import type { Context } from 'hono';

type Refusal = 400 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** Refuses a request with a sentence for the visitor. */
export function refuse(c: Context, status: Refusal, message: string) {
  return c.json({ success: false, message }, status);
}

/** Refuses a method that the path does not have. */
export function refuseMethod(c: Context, allowed: string) {
  c.header('Allow', allowed);
  return refuse(c, 405, `Method not allowed. Use ${allowed}.`);
}
