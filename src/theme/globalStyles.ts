import { REPLACEABLE_COLORS } from './colors.ts';
import { colorDeclarations } from './palettes.ts';
import { color, font, headline, MEASURE, media, radius, size, space } from './tokens.ts';

/**
 * The custom properties among the tokens, the changes that user preferences make to them, and
 * styles of bare elements. Emotion's `<Global>` would insert them again in the browser.
 */
export const globalStyles = `
:root {
  color-scheme: light dark;
  ${colorDeclarations(REPLACEABLE_COLORS)}
  --blur-glass: 1rem;
  /* The direction of the text along the horizontal axis, as a factor. */
  --forward: 1;
  /* The length of animations, as a factor. */
  --motion: 1;
  --headline-font: ${font.brand};
  --headline-leading: 0;
  --headline-tracking: 1;
  --headline-synthesis: weight;
}
/* The display font lacks letters of the language: all headlines are in the visitor's own font.
   For letters that system-ui lacks, browsers on Linux choose a regular weight, unless a family with
   a bold one is named. Noto's Japanese family has the forms of Chinese and Korean, too; it comes
   last, because it has some letters of other scripts, but not all. */
:root[data-headlines='system'] {
  --headline-font:
    system-ui, 'Noto Sans', 'Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Sans Devanagari',
    'Noto Sans Thai', 'Noto Sans CJK JP', 'Noto Sans JP', sans-serif;
  --headline-leading: 1.3;
  --headline-tracking: 0;
  --headline-synthesis: none;
}
/* Thai has marks above and below its letters, which would touch those of the next line. */
:root:lang(th) { --headline-leading: 1.5; }
:root[dir='rtl'] { --forward: -1; }
:root[data-scheme='light'] { color-scheme: light; }
:root[data-scheme='dark'] { color-scheme: dark; }
@media (prefers-reduced-motion: reduce) {
  :root { --motion: 0; }
}
@media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
  :root {
    --color-frost: ${color.surfaceRaised};
    --color-glass-lit: ${color.surface};
    --color-glass-clear: ${color.surface};
    --blur-glass: 0px;
  }
}
@media (prefers-contrast: more) {
  :root {
    --color-ink-muted: ${color.ink};
    --color-hairline: ${color.controlEdge};
  }
}
*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; }
html {
  /* 16 px up to 1440, 20 px from 2340: the whole page grows and keeps its proportions. */
  font-size: clamp(100%, 60% + 0.4444vw, 125%);
  -webkit-text-size-adjust: none;
  scroll-padding-block-start: calc(${size.header} + ${space.m});
}
${media.motion} {
  html { scroll-behavior: smooth; }
  /* Jumps when the keyboard moves focus, except into a field, because links focus fields too. */
  html:has(:focus-visible:not(input)) { scroll-behavior: auto; }
  /* Without these timelines a scroll-driven animation has no duration and stays at its end. */
  @supports (animation-timeline: view()) {
    :root {
      --timeline-view: view();
      --timeline-scroll: scroll();
    }
  }
}
/* The header depends on whether the hero's form is on the screen. */
:root { timeline-scope: --hero-form; }
body {
  min-block-size: 100dvh;
  background: ${color.paper};
  color: ${color.ink};
  font: 400 ${font.body} / 1.6 system-ui, sans-serif;
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
}
#root {
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
}
/* Nothing on the page comes before the header and its menu. */
main {
  flex: 1;
  isolation: isolate;
}
h1, h2, h3 {
  font-family: ${font.headline};
  font-weight: 600;
  font-synthesis: var(--headline-synthesis);
  line-height: ${headline.leading(1.1)};
  letter-spacing: ${headline.tracking(-0.02)};
  text-wrap: balance;
}
h1 {
  font-size: clamp(2.25rem, 0.9rem + 6vw, 4rem);
  line-height: ${headline.leading(1)};
  letter-spacing: ${headline.tracking(-0.032)};
  overflow-wrap: anywhere;
}
h2 {
  font-size: ${font.title2};
  letter-spacing: ${headline.tracking(-0.026)};
}
h3 {
  font-size: ${font.title3};
  letter-spacing: ${headline.tracking(-0.012)};
}
${media.wide} {
  h1 { font-size: clamp(3rem, 0.4rem + 4.55vw, 4.5rem); }
}
:lang(ja) h1 { font-size: clamp(2.625rem, 1.6rem + 4vw, 3.75rem); }
/* Break between phrases where the browser can find them, or anywhere in one that does not fit, so
   columns can be narrower. */
:lang(ja) {
  word-break: auto-phrase;
  line-break: strict;
  overflow-wrap: anywhere;
}
/* Korean has spaces between words. Browsers break it at any letter, as they do Japanese. */
:lang(ko) { word-break: keep-all; }
${media.forcedColors} {
  * { filter: none !important; }
  /* Browsers keep a color of their own. */
  svg { color: inherit !important; }
}
p {
  max-inline-size: ${MEASURE};
  text-wrap: pretty;
}
ul, ol {
  padding: 0;
  list-style: none;
}
a {
  color: inherit;
  text-underline-offset: 0.2em;
  text-decoration-thickness: 0.0625em;
}
kbd, code { font: inherit; }
img, svg { display: block; }
button, input {
  font: inherit;
  color: inherit;
  letter-spacing: inherit;
}
button { cursor: pointer; }
/* The header takes two lines. */
${media.tiny} {
  body {
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  #root > header {
    --height: calc(${size.header} + ${size.control});
    position: relative;
  }
  #root > header > div { flex-wrap: wrap; }
  #root > header a[aria-label] { inline-size: 100%; }
  #root > header [data-label] {
    flex: 1;
    padding-inline: ${space.s};
  }
  #root > footer nav { grid-template-columns: 1fr; }
}
:focus-visible {
  outline: ${size.ring} solid ${color.focus};
  outline-offset: ${size.ring};
  border-radius: ${radius.s};
}
/* No focus ring on programmatic focus targets. */
[tabindex='-1']:focus { outline: none; }
::selection {
  background: ${color.focus};
  color: ${color.paper};
}
`;

/** They come last: no page needs them for its first screen. */
export const printStyles = `
${media.print} {
  :root, :root[data-scheme] {
    color-scheme: light;
    --color-paper: #fff;
    --color-ink: #000;
    --color-ink-muted: #333;
  }
  /* Keeps the header's brand, and content that only paper shows. */
  #root > header :is(nav, nav ~ *), #root > footer { display: none; }
  p[hidden] { display: block; }
  /* Forms with the texts below them. */
  form, form + ul, :has(> form) + p { display: none !important; }
  body, body * {
    min-block-size: 0 !important;
    color-scheme: light !important;
    background: none !important;
    animation: none !important;
    box-shadow: none !important;
  }
  *::before, *::after { content: none !important; }
  body { font-size: 11pt; }
  h1 { font-size: 24pt; }
  h2, h3 {
    font-size: 14pt;
    break-after: avoid;
  }
  li, p { break-inside: avoid; }
}
`;
