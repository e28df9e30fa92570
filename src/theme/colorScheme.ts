/** What a visitor may choose in the footer; `system` follows the device. */
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** The local storage key of the colour scheme that was chosen on this device. */
export const COLOR_SCHEME_KEY = 'iris.colorScheme';
const listeners = new Set<() => void>();

/** The scheme that is shown. The document itself remembers it, for the boot script and the application alike. */
export function colorScheme(): ColorScheme {
  const { scheme } = document.documentElement.dataset;
  return COLOR_SCHEMES.find((known) => known === scheme) ?? 'system';
}

export function onColorSchemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the scheme that was chosen earlier. The boot script does so before the first paint. */
export function restoreColorScheme(): void {
  try {
    const stored = localStorage.getItem(COLOR_SCHEME_KEY);
    if (stored === 'light' || stored === 'dark') show(stored);
  } catch {
    // Blocked storage remembers nothing.
  }
}

/** Shows a scheme and remembers it. */
export function chooseColorScheme(scheme: ColorScheme): void {
  show(scheme);
  try {
    localStorage.setItem(COLOR_SCHEME_KEY, scheme);
  } catch {
    // It holds for this page.
  }
  for (const listener of listeners) listener();
}

function show(scheme: ColorScheme): void {
  // The global styles answer to the attribute.
  document.documentElement.dataset.scheme = scheme;
  // The colours of the browser's own bars.
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-of]')) {
    const its = bar.dataset.of;
    if (scheme === 'system') bar.media = `(prefers-color-scheme: ${its})`;
    else bar.media = scheme === its ? 'all' : 'not all';
  }
}
