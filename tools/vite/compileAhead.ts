import type { Plugin } from 'vite';

/**
 * How the bundler wraps a CommonJS module, before minification: `var require_react =
 * __commonJSMin(((exports) => {`.
 */
const WRAPPER = /(__commonJSMin\(\()(\([\w$, ]*\)) => \{/g;

/**
 * Has Chromium compile the code of a first visit in the background, while it is fetched, instead of
 * function by function when it runs: a fifth less to do at the visitor's first act, and the longest
 * task, evaluating react-dom, is half as long (docs/decisions/02-deferred-hydration.md).
 *
 * - The comment is Chromium's hint that all functions of a file are needed
 *   (https://v8.dev/blog/explicit-compile-hints).
 * - It compiles a function in parentheses ahead, but not an arrow function.
 *
 * @param chunks names of the chunks to compile; the first one is the one with CommonJS modules.
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
