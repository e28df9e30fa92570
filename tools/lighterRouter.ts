import type { Plugin } from 'vite';

/**
 * react-router creates its components and contexts by calls that a bundler cannot know to be pure, and
 * names them by `displayName`, so those that nothing uses stay in the bundle: 7 KB (brotli) of forms,
 * scroll restoration and framework mode. This marks the calls and removes the names.
 */
export function lighterRouter(): Plugin {
  return {
    name: 'iris:lighter-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) =>
        code
          .replace(
            /(?<== )(?=React\d*\.(?:createContext|createElement|forwardRef|memo)\()/g,
            '/* @__PURE__ */ ',
          )
          .replace(/^\w+\.displayName = "\w+";$/gm, ''),
    },
  };
}
