import type { Rolldown } from 'vite';
import type { PageId } from '../../src/routes.ts';

type Output = Rolldown.RolldownOutput['output'];

/**
 * Returns the URLs of the scripts that a page needs, each after the ones it imports, the
 * application's entry last. The start script lists them, so that they are fetched at once,
 * without a waterfall, and evaluated one by one.
 */
export function pageScripts(output: Output, page: PageId): string[] {
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const modules = [
    `src/pages/${page.charAt(0).toUpperCase()}${page.slice(1)}Page.tsx`,
    'src/main.tsx',
  ];
  const files = modules.flatMap((module) => {
    const chunk = [...chunks.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(module)),
    );
    if (!chunk) throw new Error(`the bundle has no chunk with ${module}`);
    return withImports(chunk.fileName);
  });
  return [...new Set(files)].map((file) => `/${file}`);

  function withImports(file: string): string[] {
    return [...(chunks.get(file)?.imports ?? []).flatMap(withImports), file];
  }
}

/** Returns the URL of the entry with this name, or undefined if the bundle has none. */
export function entryUrl(output: Output, name: string): string | undefined {
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name);
  return entry && `/${entry.fileName}`;
}
