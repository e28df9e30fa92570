import type { Plugin } from 'vite';

/** The start of a line: its indentation, and a comment that fills its own lines. */
const BEGINNING = /^[ \t]+(?:\/\*(?:[^*]|\*(?!\/))*\*\/[ \t]*$)?/gm;

/**
 * Removes indentation and comments from styles. Minifiers keep template strings as they are, so
 * visitors would fetch both. It runs for every environment: Emotion derives class names from the
 * text of the styles, and they must be the same in documents and scripts.
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
