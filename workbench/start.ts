import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWorkbench, serveWorkbench } from './server/workbench.ts';

/* `npm run workbench`. */
const HELP = `Usage: npm run workbench -- [tag]
  [tag]               serve the site in a language; click a text to write it into its file
  --build [folder]    write the workbench as static files; texts stay in the browser`;

const flag = { type: 'boolean' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: flag, build: flag },
});
const [argument] = positionals;
const root = process.cwd();

// As in vite.config.ts.
process.env.NODE_ENV = 'production';
try {
  if (values.help) console.log(HELP);
  else if (values.build) await buildWorkbench(root, path.resolve(argument ?? 'workbench/dist'));
  else await serveWorkbench(root, argument, process.env.PORT);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
