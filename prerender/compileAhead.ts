import type { Plugin } from 'vite';

/**
 * Matches the wrapper of a CommonJS module, before minification: `var require_react =
 * __commonJSMin(((exports) => {`.
 */
const WRAPPER = /(__commonJSMin\(\()(\([\w$, ]*\)) => \{/g;

/**
 * Makes Chromium compile the code of a first visit in the background, while it is fetched, and not
 * function by function when it runs. This takes a third off the main thread's work for the first
 * interaction (docs/decisions/02-deferred-hydration.md).
 *
 * - The comment tells V8 that all functions of a file are needed
 *   (https://v8.dev/blog/explicit-compile-hints).
 * - V8 compiles a function expression in parentheses ahead of time, but not an arrow function.
 *
 * @param chunks names of the chunks to compile. The first must be the one with CommonJS modules.
 */
export function compileAhead(chunks: readonly string[]): Plugin {
  return {
    name: 'iris:compile-ahead',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({
      ...options,
      postBanner: ({ name }) => (chunks.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
    }),
    renderChunk(code, { name }) {
      if (name !== chunks[0]) return null;
      const edited = code.replace(WRAPPER, '$1function $2 {');
      if (edited === code) this.error(`the chunk ${name} has no CommonJS wrapper to edit`);
      return { code: edited };
    },
  };
}
