import type { Plugin } from 'vite';

interface Cut {
  /** Of the module's id. */
  module: RegExp;
  /** @returns the module's code without what the site does not use. */
  cut: (code: string) => string;
}

const CUTS: Cut[] = [
  {
    // react-router creates its components and contexts by calls that a bundler cannot know to be pure, and
    // names them by `displayName`, so those that nothing uses stay in the bundle: 7 KB (brotli) of forms,
    // scroll restoration and framework mode. This marks the calls and removes the names.
    module: /\/react-router\/dist\//,
    cut: (code) =>
      code
        .replace(
          /(?<== )(?=React\d*\.(?:createContext|createElement|forwardRef|memo)\()/g,
          '/* @__PURE__ */ ',
        )
        .replace(/^\w+\.displayName = "\w+";$/gm, ''),
  },
  {
    // The styles are written without vendor prefixes (`src/theme/styleCache.ts`).
    module: /\/@emotion\/cache\/dist\/.*browser/,
    cut: (code) => code.replace(' || defaultStylisPlugins', ''),
  },
  {
    // Vite loads a chunk's style sheets and preloads ahead of it; there are none.
    module: /vite\/preload-helper/,
    cut: () => 'export const __vitePreload = (load) => load();',
  },
];

/** Leaves out of the bundle what its libraries bring along and nothing here uses. */
export function trimLibraries(): Plugin {
  return {
    name: 'iris:lighter-libraries',
    apply: 'build',
    transform: {
      filter: { id: CUTS.map(({ module }) => module) },
      handler: (code, id) =>
        CUTS.filter(({ module }) => module.test(id)).reduce((rest, { cut }) => cut(rest), code),
    },
  };
}
