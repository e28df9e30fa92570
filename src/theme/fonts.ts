import latinExtUrl from '@fontsource-variable/funnel-display/files/funnel-display-latin-ext-wght-normal.woff2?url';
import latinUrl from '@fontsource-variable/funnel-display/files/funnel-display-latin-wght-normal.woff2?url';

/** The file every Latin-script page needs at once; the extended one follows by `unicode-range`. */
export const preloadedFontUrl = latinUrl;

// The ranges are the package's own. The fallback's metrics are Funnel Display's laid over Arial's
// (computed with capsize), so that no line moves when the file arrives.
export const fontFaces = `
@font-face {
  font-family: 'Funnel Display Variable';
  font-weight: 300 800;
  font-display: swap;
  src: url(${latinExtUrl}) format('woff2');
  unicode-range: U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308,
    U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113,
    U+2C60-2C7F, U+A720-A7FF;
}
@font-face {
  font-family: 'Funnel Display Variable';
  font-weight: 300 800;
  font-display: swap;
  src: url(${latinUrl}) format('woff2');
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304,
    U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
}
@font-face {
  font-family: 'Funnel Display Fallback';
  src: local('Arial'), local('ArialMT'), local('Liberation Sans');
  size-adjust: 106.55%;
  ascent-override: 93.85%;
  descent-override: 23.46%;
  line-gap-override: 0%;
}`;
