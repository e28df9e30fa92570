import { html } from 'hono/html';

/** Escapes text for HTML, and for attributes in quotes. */
export function escapeHtml(text: string): string {
  return html`${text}`.toString();
}
