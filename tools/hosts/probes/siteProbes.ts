import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  IMMUTABLE_CACHE_CONTROL,
  REVALIDATE_CACHE_CONTROL,
} from '../../../server/http/securityHeaders.ts';
import {
  api,
  type Expected,
  file,
  headersOf,
  immutable,
  linkPage,
  notAllowed,
  notFound,
  page,
  redirect,
  unchanged,
} from './expected.ts';

/** A request and the answer that every host must give. */
export interface Probe {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Requests the page, then asks again with its ETag; the second answer counts. */
  again?: true;
  expected: Expected;
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const JSON_BODY = { 'Content-Type': 'application/json' };

/** Lists probes for a site built in English, German and Arabic, with its API. */
export function siteProbes(distDir: string): Probe[] {
  const assets = readdirSync(path.join(distDir, 'assets'));
  const asset = (ending: string) => `assets/${assets.find((name) => name.endsWith(ending))}`;
  const [script, font] = [asset('.js'), asset('.woff2')];

  return [
    { path: '/', expected: page('index.html') },
    { path: '/?utm_source=x', expected: page('index.html') },
    { path: '/faq', expected: page('faq.html') },
    { path: '/de', expected: page('de.html') },
    { path: '/de/faq', expected: page('de/faq.html') },
    { path: '/faq', method: 'HEAD', expected: headersOf(page('faq.html')) },

    { path: '/faq', headers: accept('gzip, deflate, br'), expected: page('faq.html', 'br') },
    { path: '/faq', headers: accept('gzip'), expected: page('faq.html', 'gzip') },
    { path: '/de/nope', headers: accept('br'), expected: notFound('de/404.html', 'br') },
    { path: '/nope', headers: accept('gzip'), expected: notFound('404.html', 'gzip') },
    { path: '/faq', again: true, expected: unchanged(REVALIDATE_CACHE_CONTROL) },
    { path: '/nope', again: true, expected: notFound('404.html') },
    { path: `/${script}`, again: true, expected: unchanged(IMMUTABLE_CACHE_CONTROL) },

    { path: '/faq/', expected: redirect('/faq') },
    { path: '/faq.html', expected: redirect('/faq') },
    { path: '/faq/index', expected: redirect('/faq') },
    { path: '/faq/?a=%20b&c', expected: redirect('/faq?a=%20b&c') },
    { path: '/index', expected: redirect('/') },
    { path: '/index.html?utm_source=x', expected: redirect('/?utm_source=x') },
    { path: '/de/', expected: redirect('/de') },
    { path: '/de/index.html', expected: redirect('/de') },
    { path: '/de/faq.html?x=%C3%BC', expected: redirect('/de/faq?x=%C3%BC') },

    ...['/nope', '/nope/', '/nope.html', '/fr/faq', '/__proto__'].map(missing('404.html')),
    ...['/404', '/404.html', '/404/', '/assets', '/assets/'].map(missing('404.html')),
    ...['/assets/old-1234.js', '/apix', '/a%0d%0aX-Evil:1/'].map(missing('404.html')),
    ...['/de/nope', '/de/nope/at/all/', '/de/404', '/de/404.html'].map(missing('de/404.html')),
    { path: '/ar/nope', expected: notFound('ar/404.html') },
    ...['//evil.example/', '//evil.example/index.html', '/%2fevil.example/'].map(refused),
    ...['/.env', '/%2eenv', '/.git/config', '/_headers', '/_headers/', '/_messages.json'].map(
      missing('404.html'),
    ),
    ...['/faq.html.br', '/faq.html.gz', `/${script}.br`].map(missing('404.html')),
    ...['/.well-known/', '/.well-known/security.txt.gz'].map(missing('404.html')),
    ...['/../package.json', '/..%2fpackage.json', '/%', '/%ff'].map(refused),

    { path: `/${script}`, headers: accept('br'), expected: immutable(script, JAVASCRIPT, 'br') },
    { path: `/${script}`, expected: immutable(script, JAVASCRIPT) },
    { path: `/${font}`, headers: accept('br'), expected: immutable(font, /^font\/woff2$/) },
    { path: '/robots.txt', expected: file('robots.txt', TEXT) },
    { path: `/${SECURITY}`, expected: file(SECURITY, TEXT) },
    { path: `/${SECURITY}`, headers: accept('br'), expected: file(SECURITY, TEXT, 'br') },
    {
      path: '/favicon.ico',
      expected: file('favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/),
    },
    { path: '/sitemap.xml', expected: file('sitemap.xml', /^(text|application)\/xml/) },
    { path: '/favicon.svg', expected: file('favicon.svg', /^image\/svg\+xml/) },
    { path: '/icon-192.png', expected: file('icon-192.png', /^image\/png$/) },
    { path: '/manifest.webmanifest', expected: file('manifest.webmanifest', MANIFEST) },
    { path: '/de/manifest.webmanifest', expected: file('de/manifest.webmanifest', MANIFEST) },

    // A browser without scripts posts its form to the page: it must see that page again.
    ...['/', '/de', '/faq?x=1'].map(
      (address): Probe => ({
        path: address,
        method: 'POST',
        headers: FORM,
        body: 'email=ada%40example.org',
        expected: notAllowed(pageFile(address)),
      }),
    ),
    { path: '/de', method: 'PUT', body: 'x', expected: notAllowed('de.html') },
    { path: '/de', method: 'DELETE', expected: notAllowed('de.html') },
    { path: '/robots.txt', method: 'POST', body: 'x', expected: notAllowed() },
    { path: '/nope', method: 'POST', body: 'x', expected: notAllowed() },

    { path: '/api/health', expected: api(200) },
    { path: '/api/health?x=1', method: 'HEAD', expected: api(200) },
    { path: '/api', expected: api(404) },
    { path: '/api/nope', expected: api(404) },
    { path: '/api/nope.html', expected: api(404) },
    { path: '/api/health', headers: accept('br, gzip'), expected: api(200) },
    { path: '/api/join-waitlist', expected: api(405, { allow: 'POST' }) },
    { path: '/api/waitlist-stats', expected: api(404) },
    { path: '/api/confirm?token=x', expected: linkPage(404) },
    { path: '/api/unsubscribe?token=x', method: 'POST', expected: linkPage(404) },
    join('ada@example.org', 201),
    join('ada@example.org', 409),
    join('nobody', 422),
    { path: '/api/join-waitlist', method: 'POST', headers: FORM, body: 'x', expected: api(415) },
    {
      path: '/api/join-waitlist',
      method: 'POST',
      headers: JSON_BODY,
      body: 'x'.repeat(10_000),
      expected: api(413),
    },
  ];
}

const SECURITY = '.well-known/security.txt';
const TEXT = /^text\/plain; charset=utf-8$/;
const JAVASCRIPT = /^(text|application)\/javascript; charset=utf-8$/;
const MANIFEST = /^application\/manifest\+json/;

function accept(encodings: string): Record<string, string> {
  return { 'Accept-Encoding': encodings };
}

function missing(name: string) {
  return (address: string): Probe => ({ path: address, expected: notFound(name) });
}

/** Accepts either refusal, as long as the host neither serves a file nor redirects. */
function refused(address: string): Probe {
  return { path: address, expected: { status: [400, 404], headers: { location: null } } };
}

function pageFile(address: string): string {
  const [clean] = address.split('?');
  return clean === '/' ? 'index.html' : `${clean?.slice(1)}.html`;
}

function join(email: string, status: number): Probe {
  return {
    path: '/api/join-waitlist',
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({ email }),
    expected: api(status),
  };
}
