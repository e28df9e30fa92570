import type { Plugin } from 'vite';

const STYLES = /(\b(?:css|keyframes)`)([^`]*)(`)/g;

/** Ships the components' styles without their comments and line breaks, which no minifier of scripts touches. */
export function minifyEmotionCss(): Plugin {
  return {
    name: 'iris:lighter-styles',
    apply: 'build',
    // Before JSX and types are compiled: what stands in a template is the same then as in the file.
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /(?:css|keyframes)`/ },
      handler: (code) =>
        code.replace(STYLES, (_, start, styles, end) => start + lighter(styles) + end),
    },
  };
}

/** Of a template's CSS, as it stands in the code. */
export function lighter(styles: string): string {
  return styles
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[{;]) | (?=})/g, '')
    .trim();
}
