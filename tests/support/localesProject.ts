import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './temporaryFolder.ts';

/** Creates a project with these files in `locales/`, and no notes; returns its root. */
export function localesProject(files: Record<string, string>): string {
  const root = temporaryFolder();
  const all: Record<string, string> = { 'context/notes.json': '{}', ...files };
  for (const [name, text] of Object.entries(all)) {
    const file = path.join(root, 'locales', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}
