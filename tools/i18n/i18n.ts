import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { logStep } from '../../prerender/logStep.ts';
import { checkLocaleFolder } from '../../translations/check/checkLocaleFolder.ts';
import { isError, problemLine } from '../../translations/check/finding.ts';
import { strayFiles } from '../../translations/check/strayFiles.ts';
import { translatedTags } from '../../translations/files/localeFolder.ts';
import { PLACEHOLDER_TYPES_FILE } from '../../translations/files/paths.ts';
import { formatReport } from '../../translations/status/report.ts';
import { checkTexts } from './checkCommand.ts';
import { importFile } from './importFile.ts';
import { placeholderTypes } from './placeholderTypes.ts';

/*
 * `npm run i18n`: what translators run, as `--help` says. The report fails on errors only, since the
 * site shows English for what is missing.
 */
const HELP = `Usage: npm run i18n -- [tag …]
  (no tag)                    report the state of all translations
  import <file> [tag]         import what a preview gave back, or a program has written;
                              of locales/<tag>.json: note the English of its new texts
  types                       update the generated types
  check                       the errors, and what is wrong with the English: npm run check
  preview [tag]               serve the site; a click on a text opens it, to be written
  preview --build [folder]    write that as static files, in which texts stay in the browser`;

const root = process.cwd();

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  // A preview that could not listen still watches files.
  process.exit(1);
}

async function run(): Promise<void> {
  const flag = { type: 'boolean' } as const;
  const options = { help: flag, build: flag };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [command = '', first, second] = positionals;
  if (values.help) console.log(HELP);
  else if (command === 'check') process.exitCode = checkTexts(root) ? 0 : 1;
  else if (command === 'types') writeFileSync(PLACEHOLDER_TYPES_FILE, placeholderTypes(root));
  else if (command === 'import') console.log(importFile(root, first, second));
  else if (command === 'preview') await preview(values.build, first);
  else report(positionals.length === 0 ? undefined : positionals.map(known));
}

async function preview(isBuilt = false, argument?: string): Promise<void> {
  logStep('Loading Vite');
  // The other commands need neither Vite nor the time to load it.
  const { buildPreview, servePreview } = await import('./preview/server/preview.ts');
  if (isBuilt) await buildPreview(root, path.resolve(argument ?? 'preview'));
  else await servePreview(root, argument, process.env.PORT);
}

function report(tags: string[] | undefined): void {
  const languages = checkLocaleFolder(root, tags);
  console.log(formatReport(languages));
  for (const problem of strayFiles(root)) console.log(problemLine(problem));
  if (languages.some(({ findings }) => findings.some(isError))) process.exitCode = 1;
}

/** @throws Error if there is no such translation */
function known(tag: string): string {
  const tags = translatedTags(root);
  if (tags.includes(tag)) return tag;
  throw new Error(`there is no translation “${tag}”, only ${tags.join(', ')}; see --help`);
}
