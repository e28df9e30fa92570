import { join } from 'node:path';
import { inject } from 'vitest';
import type { ProgramName } from './fixtures/buildPrograms.ts';

/** Returns the file of a built program, which Node can run. */
export function programFile(name: ProgramName): string {
  return join(inject('programs'), `${name}.js`);
}
