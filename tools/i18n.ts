import { isError } from './i18n/checkLocale.ts';
import { checkLocaleFolder, SOURCE_FILE } from './i18n/localeFolder.ts';
import { printReport } from './i18n/printReport.ts';
import { createStaleKeys } from './i18n/staleKeys.ts';

/*
 * `npm run i18n`: how far each translation is, and what to do next. Only errors make it fail: what is
 * incomplete is shown in English.
 */
const tags = process.argv.slice(2);
const root = process.cwd();
const locales = checkLocaleFolder(
  root,
  tags.length > 0 ? tags : undefined,
  createStaleKeys(root, SOURCE_FILE),
);
console.log(printReport(locales));
if (locales.some(({ findings }) => findings.some(isError))) process.exitCode = 1;
