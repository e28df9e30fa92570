import { readStored, STORAGE_PREFIX, store } from '../browser/storage.ts';

/** The choices in the footer; `system` follows the device. */
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** The local storage key of the color scheme that was chosen on this device. */
export const COLOR_SCHEME_KEY = `${STORAGE_PREFIX}colorScheme`;

/** Returns the current scheme, which the document holds for the boot script and the application. */
function colorScheme(): ColorScheme {
  const { scheme } = document.documentElement.dataset;
  return COLOR_SCHEMES.find((known) => known === scheme) ?? 'system';
}

/** Applies the stored scheme. The boot script calls it before the first paint. */
export function restoreColorScheme(): void {
  const stored = readStored(COLOR_SCHEME_KEY);
  if (stored === 'light' || stored === 'dark') apply(stored);
}

/** Calls back with the scheme, now and whenever another page may have stored one. */
export function followColorScheme(onScheme: (scheme: ColorScheme) => void): void {
  const follow = () => {
    const stored = readStored(COLOR_SCHEME_KEY);
    const scheme = COLOR_SCHEMES.find((known) => known === stored) ?? colorScheme();
    apply(scheme);
    onScheme(scheme);
  };
  follow();
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
}

/** Applies a scheme and stores it. Where storage is blocked, it lasts until the page is left. */
export function chooseColorScheme(scheme: ColorScheme): void {
  apply(scheme);
  store(COLOR_SCHEME_KEY, scheme);
}

function apply(scheme: ColorScheme): void {
  // The global styles select on this attribute.
  document.documentElement.dataset.scheme = scheme;
  // `theme-color`, the color of the browser's own bars, once per scheme.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-of]')) {
    const metaScheme = meta.dataset.of;
    if (scheme === 'system') meta.media = `(prefers-color-scheme: ${metaScheme})`;
    else meta.media = scheme === metaScheme ? 'all' : 'not all';
  }
}
