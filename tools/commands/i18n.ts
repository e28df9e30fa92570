import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isError } from '../../translations/check/checkLocale.ts';
import { formatReport } from '../../translations/check/formatReport.ts';
import { createStaleKeys } from '../../translations/check/staleKeys.ts';
import {
  checkLocaleFolder,
  localeFile,
  SOURCE_FILE,
  translatedTags,
} from '../../translations/files/localeFolder.ts';
import { newLocale } from '../../translations/files/newLocale.ts';
import { generatedFiles } from '../i18n/generate/generatedFiles.ts';
import { buildPreview } from '../i18n/preview/buildPreview.ts';
import { servePreview } from '../i18n/preview/servePreview.ts';

/*
 * `npm run i18n`: what translators run, as `--help` says. The report fails on errors only, since the
 * site shows English for what is missing.
 */
const root = process.cwd();
const [command = '', ...others] = process.argv.slice(2);

if (command === '--help') {
  console.log(`Usage: npm run i18n -- [tag …]
  (no tag)                    report the state of all translations
  new <tag>                   create a language's file
  types                       update the generated types and schema
  preview [tag]               serve the site; a click on a text shows which it is
  preview --build [folder]    write that as static files`);
} else if (command === 'types') {
  for (const [file, text] of generatedFiles(root)) writeFileSync(file, text);
} else if (command === 'new') {
  start(others[0] ?? '');
} else if (command === 'preview') {
  const [first, folder = 'preview'] = others;
  const preview =
    first === '--build'
      ? buildPreview(root, path.resolve(folder))
      : servePreview(root, first, process.env.PORT);
  await preview.catch(({ message }) => {
    fail(message);
    // A server that could not listen still watches files.
    process.exit();
  });
} else {
  report(command === '' ? undefined : [command, ...others]);
}

function start(tag: string): void {
  const locale = newLocale(tag, translatedTags(root), readFileSync(SOURCE_FILE, 'utf8'));
  if ('problem' in locale) {
    fail(locale.problem);
    return;
  }
  const file = localeFile(tag);
  writeFileSync(file, locale.text, { flag: 'wx' });
  console.log(`Created ${file} with empty texts, for which the site shows English. What to do next:
  1. Open ${file} and write the texts between the empty quotation marks; locales/README.md has the rules.
  2. npm run dev, then visit http://localhost:5173/${tag}: each text shows as soon as the file is saved.
  3. npm run i18n ${tag} lists what is left, with file, line and key.`);
}

function report(tags: string[] | undefined): void {
  const known = translatedTags(root);
  const unknown = tags?.find((tag) => !known.includes(tag));
  if (unknown !== undefined) {
    fail(
      `there is no translation “${unknown}”, only ${known.join(', ')}; npm run i18n -- new <tag> creates one`,
    );
    return;
  }
  const staleKeys = createStaleKeys(root, SOURCE_FILE);
  const locales = checkLocaleFolder(root, tags, staleKeys);
  console.log(formatReport(locales));
  if (!staleKeys) {
    console.log(
      'Changes of the English since a text was translated are unknown without the full history; ' +
        'git fetch --unshallow completes a shallow clone.',
    );
  }
  if (locales.some(({ findings }) => findings.some(isError))) process.exitCode = 1;
}

function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}
