import type { Rolldown } from 'vite';
import type { PageId } from '../../../src/routes.ts';

/**
 * Returns the URLs of the scripts a page needs: the entry, its shared chunks, then the page's own.
 * They are listed in the document so that they are fetched at once, without a waterfall.
 */
export function pageScripts(output: Rolldown.RolldownOutput['output'], page: PageId): string[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const component = `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`;
  const pageChunk = chunks.find((chunk) => chunk.name === component);
  if (!entry || !pageChunk) throw new Error(`the bundle has no chunk for ${component}`);
  const files = [entry.fileName, ...entry.imports, pageChunk.fileName, ...pageChunk.imports];
  return [...new Set(files)].map((file) => `/${file}`);
}
