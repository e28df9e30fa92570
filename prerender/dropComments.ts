import type { Plugin } from 'vite';

/** A comment that has its lines to itself. */
const COMMENT = /^[ \t]*\/\*(?:[^*]|\*(?!\/))*\*\/[ \t]*$/gm;

/**
 * Empties the lines of comments. Minifiers leave templates as they are, so visitors would fetch the
 * comments in all styles. It runs for every environment: the names of Emotion's classes are made from
 * the styles with their comments, and must be the same in documents and scripts.
 */
export function dropComments(): Plugin {
  return {
    name: 'iris:drop-comments',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler: (code) => code.replace(COMMENT, (comment) => comment.replace(/./g, '')),
    },
  };
}
