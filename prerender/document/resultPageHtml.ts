import type { DocumentLanguage } from '../../src/i18n/locale.ts';
import type { RenderedDocument } from '../../src/render/renderDocument.ts';
import { tokenColor } from '../../src/theme/tokenColor.ts';
import { resultPagePolicy } from './contentSecurityPolicy.ts';
import { pageStyles } from './pageStyles.ts';

/** Builds a complete document around a result page, which needs no script. */
export function resultPageHtml(
  { tag, dir }: DocumentLanguage,
  page: RenderedDocument,
  script = '',
): string {
  const { inlined: styles } = pageStyles(page);
  return [
    '<!doctype html>',
    `<html lang="${tag}" dir="${dir}" data-headlines="${page.headlineFont}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${resultPagePolicy(styles, script)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    page.head,
    '<meta name="robots" content="noindex">',
    `<link rel="preload" href="${page.fontUrl}" as="font" type="font/woff2" crossorigin>`,
    '<link rel="icon" href="/favicon-32.png" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<meta name="color-scheme" content="light dark">',
    ...(['light', 'dark'] as const).map(
      (scheme) =>
        `<meta name="theme-color" content="${tokenColor('paper', scheme)}" ` +
        `media="(prefers-color-scheme: ${scheme})">`,
    ),
    `<style>${styles}</style>`,
    ...(script ? [`<script>${script}</script>`] : []),
    '</head>',
    `<body>${page.body}</body>`,
    '</html>',
  ].join('');
}

/** Returns a document without its policy, for tools that add a script to it. */
export function withoutPolicy(html: string): string {
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
}
