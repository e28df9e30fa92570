import { readFileSync, writeFileSync } from 'node:fs';
import { isError } from './i18n/checkLocale.ts';
import { checkLocaleFolder, SOURCE_FILE } from './i18n/localeFolder.ts';
import { PLACEHOLDER_TYPES_FILE, placeholderTypes } from './i18n/placeholderTypes.ts';
import { printReport } from './i18n/printReport.ts';
import { createStaleKeys } from './i18n/staleKeys.ts';

/*
 * `npm run i18n`: how far each translation is, and what to do next, for all languages or those named. Only
 * errors make it fail: what is incomplete is shown in English.
 * `npm run i18n -- types`: tells the type checker which placeholders the English texts have now.
 */
const root = process.cwd();
const [command = '', ...others] = process.argv.slice(2);

if (command === 'types') {
  writeFileSync(PLACEHOLDER_TYPES_FILE, placeholderTypes(readFileSync(SOURCE_FILE, 'utf8')));
} else {
  report(command === '' ? undefined : [command, ...others]);
}

function report(tags: string[] | undefined): void {
  const locales = checkLocaleFolder(root, tags, createStaleKeys(root, SOURCE_FILE));
  console.log(printReport(locales));
  if (locales.some(({ findings }) => findings.some(isError))) process.exitCode = 1;
}
