import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/**
 * Imports a module through the development server, with the latest edits.
 *
 * @param file path from the project's root, with a leading slash
 */
export async function importModule<Module>(server: ViteDevServer, file: string): Promise<Module> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules in Node');
  return ssr.runner.import(file);
}
