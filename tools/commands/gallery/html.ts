import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import type { Screen } from '../../../tests/support/screens/allScreens.ts';

/** Returns the widths to show a state at, in CSS pixels: a phone's and a desktop's. */
export function galleryWidths({ isNarrow }: Screen): number[] {
  return isNarrow ? [390] : [390, 1440];
}

/** Returns the path of a state's picture in the gallery: `de/home-submitting-390.jpg`. */
export function pictureFile({ page, name }: Screen, tag: string, width: number): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${tag}/${page}-${words.join('-')}-${width}.jpg`;
}

/** Builds the gallery's page: for each state, the English pictures beside the language's. */
export function galleryHtml(states: readonly Screen[], tags: readonly string[]): string {
  const others = tags.filter((tag) => tag !== SOURCE_LOCALE);
  const languages = others.length > 0 ? others : tags;
  const links = languages.map((tag) => `<a href="#${tag}">${tag}</a>`).join(' ');
  const sections = languages.map((tag) => section(states, tag)).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every page and state</title>
<style>${STYLES}</style>
<nav>${links}</nav>
${sections}
</html>
`;
}

function section(states: readonly Screen[], tag: string): string {
  const rows = states.map((state) => row(state, tag)).join('\n');
  return `<h1 id="${tag}">${tag}</h1>\n${rows}`;
}

function row(state: Screen, tag: string): string {
  const shown = tag === SOURCE_LOCALE ? [tag] : [SOURCE_LOCALE, tag];
  const pictures = galleryWidths(state).flatMap((width) =>
    shown.map((shownTag) => picture(state, shownTag, width)),
  );
  return `<h2>${state.page}: ${state.name}</h2>\n<div>${pictures.join('')}</div>`;
}

function picture(state: Screen, tag: string, width: number): string {
  const file = pictureFile(state, tag, width);
  return `<a href="${file}" style="flex: ${width}"><img src="${file}" alt="${tag}, ${width} px wide" loading="lazy"></a>`;
}

// Rows are at most as high as the screen and scroll, so that states follow each other closely.
const STYLES = `
body { margin: 1rem; font: 1rem/1.5 system-ui, sans-serif; background: #ddd; }
nav { position: sticky; top: 0; padding: .5rem; background: #ddd; }
h1, h2 { scroll-margin-top: 3rem; margin: 1rem 0 .5rem; font-size: 1rem; }
h1 { font-size: 1.5rem; }
div { display: flex; align-items: start; gap: .5rem; max-height: 85vh; overflow-y: auto; }
a { min-width: 0; }
img { display: block; width: 100%; min-height: 10rem; background: #fff; }
`;
