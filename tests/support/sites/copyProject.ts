import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { writeTestLanguages } from '../languages/testLanguages.ts';

/** The files that a build and a release need. */
export const SOURCES = [
  'analytics',
  'locales',
  'prerender',
  'public',
  'server',
  'src',
  'tools',
  'translations',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
];

/**
 * Copies the files that a build and a release need to a folder, replacing its content. The packages
 * are linked. Its languages are English and the test languages.
 */
export async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const source of SOURCES) await cp(source, path.join(folder, source), { recursive: true });
  await writeTestLanguages(folder);
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}
