import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isError } from '../i18n/check/checkLocale.ts';
import { formatReport } from '../i18n/check/formatReport.ts';
import { createStaleKeys } from '../i18n/check/staleKeys.ts';
import { checkLocaleFolder, SOURCE_FILE, translatedTags } from '../i18n/files/localeFolder.ts';
import { newLocale } from '../i18n/files/newLocale.ts';
import { generatedFiles } from '../i18n/generate/generatedFiles.ts';
import { buildPreview } from '../i18n/preview/buildPreview.ts';
import { servePreview } from '../i18n/preview/servePreview.ts';

/*
 * `npm run i18n`: how far each translation is, and what to do next, for all languages or those named. Only
 * errors make it fail: what is incomplete is shown in English.
 * `npm run i18n -- new <tag>`: starts the file of a language.
 * `npm run i18n -- preview de`: the site, where a click on a text says which it is; see `servePreview`.
 * `npm run i18n -- preview --build [folder]`: the same as files for a static host, in `preview/`.
 * `npm run i18n -- types`: tells the type checker and editors which keys and placeholders there are now.
 */
const root = process.cwd();
const [command = '', ...others] = process.argv.slice(2);

if (command === 'types') {
  for (const [file, text] of generatedFiles(root)) writeFileSync(file, text);
} else if (command === 'new') {
  start(others[0] ?? '');
} else if (command === 'preview' && others[0] === '--build') {
  await buildPreview(root, path.resolve(others[1] ?? 'preview')).catch(({ message }) =>
    fail(message),
  );
} else if (command === 'preview') {
  const problem = await servePreview(root, others[0], process.env.PORT);
  if (problem) fail(problem);
} else {
  report(command === '' ? undefined : [command, ...others]);
}

function start(tag: string): void {
  const locale = newLocale(tag, translatedTags(root), readFileSync(SOURCE_FILE, 'utf8'));
  if ('problem' in locale) {
    fail(locale.problem);
    return;
  }
  const file = `locales/${tag}.json`;
  writeFileSync(file, locale.text, { flag: 'wx' });
  console.log(`${file} is there, all its texts empty: they are shown in English. What to do next:
  1. Open ${file} and write the texts between the empty quotation marks; locales/README.md has the rules.
  2. npm run dev, then visit http://localhost:5173/${tag}: each text shows as soon as the file is saved.
  3. npm run i18n ${tag} says what is left, with file, line and key.`);
}

function report(tags: string[] | undefined): void {
  const known = translatedTags(root);
  const unknown = tags?.find((tag) => !known.includes(tag));
  if (unknown !== undefined) {
    fail(
      `there is no translation “${unknown}”, only ${known.join(', ')}; npm run i18n -- new <tag> starts one`,
    );
    return;
  }
  const staleKeys = createStaleKeys(root, SOURCE_FILE);
  const locales = checkLocaleFolder(root, tags, staleKeys);
  console.log(formatReport(locales));
  if (!staleKeys) {
    console.log(
      'Whether the English has changed since a text was translated cannot be told: that takes a full clone (git fetch --unshallow completes a shallow one).',
    );
  }
  if (locales.some(({ findings }) => findings.some(isError))) process.exitCode = 1;
}

function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}
