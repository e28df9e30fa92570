import { fontFaces } from './fonts.ts';
import { color, DISPLAY_FONT, duration, MEASURE, media, radius, size, space } from './tokens.ts';
import { tokenDeclarations } from './tokenValues.ts';

/**
 * Styles of bare elements. They stand in the document's one style element before the components'
 * (not in Emotion's `<Global>`, which would insert them a second time in the browser).
 */
export const globalStyles = `
${fontFaces}
:root {
  color-scheme: light dark;
  ${tokenDeclarations()}
}
*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; }
html {
  -webkit-text-size-adjust: none;
  text-size-adjust: none;
  scroll-padding-block-start: calc(${space.header} + ${space.m});
}
${media.motion} {
  html { scroll-behavior: smooth; }
}
body {
  min-block-size: 100dvh;
  background: ${color.paper};
  color: ${color.ink};
  font: 400 ${size.body} / 1.6 system-ui, sans-serif;
  text-rendering: optimizeLegibility;
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
}
#root { display: flex; flex-direction: column; min-block-size: 100dvh; }
main { flex: 1; }
h1, h2, h3 {
  font-family: ${DISPLAY_FONT};
  font-weight: 600;
  line-height: 1.12;
  letter-spacing: -0.018em;
  text-wrap: balance;
}
h1 { font-size: ${size.title1}; line-height: 1.02; letter-spacing: -0.028em; }
h2 { font-size: ${size.title2}; }
h3 { font-size: ${size.title3}; letter-spacing: -0.01em; }
:lang(ar) :is(h1, h2, h3), :lang(he) :is(h1, h2, h3), :lang(ja) :is(h1, h2, h3),
:lang(zh) :is(h1, h2, h3), :lang(ko) :is(h1, h2, h3) { line-height: 1.3; letter-spacing: 0; }
p { max-inline-size: ${MEASURE}; text-wrap: pretty; }
ul, ol { padding: 0; list-style: none; }
a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 0.0625em; }
mark { border-radius: 0.2em; background: ${color.highlight}; color: inherit; }
img, svg { display: block; }
button, input { font: inherit; color: inherit; letter-spacing: inherit; }
button { cursor: pointer; }
:focus-visible {
  outline: 0.1875rem solid ${color.focus};
  outline-offset: 0.1875rem;
  border-radius: ${radius.s};
}
[tabindex='-1']:focus:not(:focus-visible) { outline: none; }
::selection { background: ${color.violet}; color: ${color.paper}; }
::view-transition-group(*) { animation-duration: ${duration.quick}; }
@media (prefers-reduced-motion: reduce) {
  ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none !important; }
}
${media.motion} {
  a, button, input { transition: background-color ${duration.quick}, border-color ${duration.quick}, color ${duration.quick}; }
}
`;
