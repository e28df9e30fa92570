import path from 'node:path';

/** The folder of the workbench that `build.setup.ts` builds. */
export const WORKBENCH_FOLDER = path.resolve('node_modules/.cache/sites/workbench');
