import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** A module of the site as it is at this moment, run by the development server: its path from the root. */
export async function importModule<Module>(server: ViteDevServer, file: string): Promise<Module> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules in Node');
  return ssr.runner.import(file);
}
