import { join } from 'node:path';
import { inject } from 'vitest';

/** Returns the file of a program of the server, which Node can run. */
export function programFile(name: 'server' | 'waitlist'): string {
  return join(inject('programs'), `${name}.js`);
}
