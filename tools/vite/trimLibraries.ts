import type { Plugin } from 'vite';

/** A change to the text of a dependency's modules. */
interface Edit {
  /** Name of the library and what the edit looks for, for the error message. */
  target: string;
  /** Matches the ids of the modules to edit. */
  module: RegExp;
  pattern: RegExp;
  replacement: string;
}

/*
 * react-router creates its components and contexts by calls that a bundler cannot know to be pure,
 * and assigns them a `displayName`, so the unused ones stay in the bundle: 6.7 KB (brotli) of
 * forms, scroll restoration and framework mode. The bundler's own options do not replace these two
 * edits: `manualPureFunctions` matches the names React, React2 … of the published file and says
 * nothing when they change, and `propertyWriteSideEffects: false` drops assignments of every
 * library.
 */
const ROUTER = /\/react-router\/dist\//;

const EDITS: readonly Edit[] = [
  {
    target: 'react-router: calls of createContext, forwardRef and memo',
    module: ROUTER,
    pattern: /(?<== )(?=React\d*\.(?:createContext|createElement|forwardRef|memo)\()/g,
    replacement: '/* @__PURE__ */ ',
  },
  {
    // Without this edit the marked calls stay: 4.9 KB.
    target: 'react-router: assignments of displayName',
    module: ROUTER,
    pattern: /^\w+\.displayName = "\w+";$/gm,
    replacement: '',
  },
  {
    // The styles are written without vendor prefixes (`src/theme/styleCache.ts`): 1 KB.
    target: '@emotion/cache: its default of Stylis plugins',
    module: /\/@emotion\/cache\/dist\/.*browser/,
    pattern: / \|\| defaultStylisPlugins/,
    replacement: '',
  },
  {
    // Vite loads a chunk's style sheets and preloads ahead of it; there are none: 0.4 KB.
    target: 'vite: the preload helper',
    module: /vite\/preload-helper/,
    pattern: /^[\s\S]*\b__vitePreload\b[\s\S]*$/,
    replacement: 'export const __vitePreload = (load) => load();',
  },
];

/**
 * Removes code from the browser's bundle that its libraries bring along and the site does not use.
 * Stops the build when an edit finds nothing to change, as after an update of the library.
 */
export function trimLibraries(): Plugin {
  const applied = new Set<Edit>();
  return {
    name: 'iris:trim-libraries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart: () => applied.clear(),
    transform: {
      filter: { id: EDITS.map(({ module }) => module) },
      handler(code, id) {
        return EDITS.filter(({ module }) => module.test(id)).reduce((text, edit) => {
          const edited = text.replace(edit.pattern, edit.replacement);
          if (edited !== text) applied.add(edit);
          return edited;
        }, code);
      },
    },
    buildEnd(error) {
      const missing = EDITS.filter((edit) => !applied.has(edit));
      if (error || missing.length === 0) return;
      const targets = missing.map(({ target }) => `  ${target}`).join('\n');
      this.error(`tools/vite/trimLibraries.ts no longer finds what it edits:\n${targets}`);
    },
  };
}
