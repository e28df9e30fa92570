import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { missingFonts } from '../../prerender/shareImages/missingFonts.ts';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { checkLocaleFolder, localeErrors } from '../../translations/check/checkLocaleFolder.ts';
import { isError, problemLine } from '../../translations/check/finding.ts';
import { missingNotes } from '../../translations/check/missingNotes.ts';
import { formatReport } from '../../translations/check/report.ts';
import { strayFiles } from '../../translations/check/strayFiles.ts';
import { importFile } from '../../translations/edits/importFile.ts';
import { prune } from '../../translations/edits/prune.ts';
import { translatedTags } from '../../translations/files/localeFolder.ts';
import { PLACEHOLDER_TYPES_FILE } from '../../translations/files/paths.ts';
import { readLocales } from '../../translations/read/readLocales.ts';
import { checkTexts } from './checkCommand.ts';
import { placeholderTypes } from './placeholderTypes.ts';
import { summary } from './summary.ts';

/*
 * `npm run i18n`: the commands for translators, which `--help` lists. The report fails on errors
 * only, since the site shows English for what is missing.
 */
const HELP = `Usage: npm run i18n -- [tag …]
  (no tag)                    report the state of all translations
  import <file> [tag]         import a file from the workbench or from another program;
                              with locales/<tag>.json: record the English of its new texts
  prune                       remove unused content: keys, states and notes that English
                              no longer has, and the files of a language that is gone
  types                       update the generated types
  check                       report errors, and problems in the English texts
  summary                     a line for each language, as at the end of a build`;

const root = process.cwd();

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const options = { help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [command = '', first, second] = positionals;
  if (values.help) console.log(HELP);
  else if (command === 'check') process.exitCode = checkTexts(root) ? 0 : 1;
  else if (command === 'summary') console.log(summary(root).join('\n'));
  else if (command === 'types') writeFileSync(PLACEHOLDER_TYPES_FILE, placeholderTypes(root));
  else if (command === 'prune') console.log(pruned().join('\n') || 'Nothing to remove.');
  else if (command === 'import') console.log(importFile(root, first, second));
  else await report(positionals.length === 0 ? undefined : positionals.map(known));
}

/** Prunes the files, and says what was removed. */
function pruned(): string[] {
  const [error] = localeErrors(root, SOURCE_LOCALE);
  if (error) throw new Error(`nothing was removed: ${problemLine(error)}`);
  return prune(root).map(({ file, keys, content }) =>
    content === undefined ? `${file}: deleted` : `${file}: removed ${keys.join(', ')}`,
  );
}

async function report(tags: string[] | undefined): Promise<void> {
  const languages = checkLocaleFolder(root, tags);
  // Files with errors cannot be read.
  const locales = localeErrors(root).length > 0 ? [] : readLocales(root);
  console.log(formatReport(languages, await missingFonts(locales)));
  for (const problem of [...missingNotes(root), ...strayFiles(root)])
    console.log(problemLine(problem));
  if (languages.some(({ findings }) => findings.some(isError))) process.exitCode = 1;
}

/** @throws Error if there is no such translation */
function known(tag: string): string {
  const tags = translatedTags(root);
  if (tags.includes(tag)) return tag;
  throw new Error(`there is no translation “${tag}”, only ${tags.join(', ')}; see --help`);
}
