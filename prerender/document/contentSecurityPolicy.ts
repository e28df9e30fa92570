import { createHash } from 'node:crypto';
import type { SiteEnvironment } from '../../src/config.ts';
import { trackerOf } from '../siteEnvironment.ts';

/**
 * Returns the Content-Security-Policy of a document, for its meta tag: it allows the inlined script
 * and style, by hash, and the site's own files. The hash of the empty string allows the style
 * element into which Emotion inserts rules later; inserted rules need no permission.
 */
export function contentSecurityPolicy(
  inlineScript: string,
  inlineStyle: string,
  environment: SiteEnvironment,
): string {
  const { VITE_API_BASE_URL } = environment;
  const tracker = trackerOf(environment);
  // Where the form is sent to, by the application or by the browser itself.
  const forms = ["'self'", ...(VITE_API_BASE_URL ? [new URL(VITE_API_BASE_URL).origin] : [])];
  const connections = [...forms, ...(tracker ? [tracker.origin] : [])];
  return [
    "default-src 'none'",
    `script-src 'self' ${hashSource(inlineScript)}`,
    `style-src 'self' ${hashSource(inlineStyle)} ${hashSource('')}`,
    IMAGES,
    "font-src 'self'",
    `connect-src ${connections.join(' ')}`,
    "manifest-src 'self'",
    `form-action ${forms.join(' ')}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * Returns the policy of a result page: the site's own, without any script but the inlined one, if
 * there is one. Its form posts to the page's own address.
 */
export function resultPagePolicy(inlineStyle: string, inlineScript: string): string {
  return [
    "default-src 'none'",
    ...(inlineScript ? [`script-src ${hashSource(inlineScript)}`] : []),
    `style-src ${hashSource(inlineStyle)}`,
    IMAGES,
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
}

/** The styles contain the logo, as a `data:` URL. */
const IMAGES = "img-src 'self' data:";

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
