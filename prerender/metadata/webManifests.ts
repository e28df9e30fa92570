import { createI18n } from '../../src/i18n/createI18n.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { localePath } from '../../src/i18n/localePath.ts';
import { tokenColor } from '../../src/theme/tokenColor.ts';

/** Files of `public/`. Systems crop the last to any shape that keeps the middle 80 % of its width. */
const ICONS = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
  { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

/** Returns the path of a locale's manifest: `/manifest.webmanifest`, `/de/manifest.webmanifest`. */
export function manifestPath(locale: string): string {
  return localePath(locale, '/manifest.webmanifest');
}

/** Builds the web manifest of every locale, by path. It sets the name of bookmarks. */
export function webManifests(locales: readonly Locale[]): Map<string, string> {
  return new Map(
    locales.map((locale) => [manifestPath(locale.language.tag), JSON.stringify(manifest(locale))]),
  );
}

function manifest({ language, strings }: Locale) {
  const { t } = createI18n(language, strings);
  return {
    name: t('brand.name'),
    short_name: t('brand.name'),
    description: t('home.meta.description'),
    lang: language.tag,
    dir: language.dir,
    start_url: localePath(language.tag, '/'),
    // A site to read, not an app: it keeps the browser's address bar and buttons.
    display: 'browser',
    theme_color: tokenColor('paper', 'light'),
    background_color: tokenColor('paper', 'light'),
    icons: ICONS,
  };
}
