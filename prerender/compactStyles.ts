import type { Plugin } from 'vite';

/** What begins a line: its indentation, and a comment that has its lines to itself. */
const BEGINNING = /^[ \t]+(?:\/\*(?:[^*]|\*(?!\/))*\*\/[ \t]*$)?/gm;

/**
 * Takes indentation and comments out of styles. Minifiers leave templates as they are, so visitors
 * would fetch both. It runs for every environment: the names of Emotion's classes are made from the
 * text of the styles, and must be the same in documents and scripts.
 */
export function compactStyles(): Plugin {
  return {
    name: 'iris:compact-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler: (code) => code.replace(BEGINNING, (text) => text.replace(/./g, '')),
    },
  };
}
