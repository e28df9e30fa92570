import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localeErrors } from '../../translations/check/localeErrors.ts';
import { missingNotes } from '../../translations/check/missingNotes.ts';
import { withoutPluralForm } from '../../translations/check/pluralForms.ts';
import { readNotes, SOURCE_FILE } from '../../translations/files/localeFolder.ts';
import { readLocaleText } from '../../translations/files/localeText.ts';
import { generatedFiles } from '../i18n/generate/generatedFiles.ts';
import { PLACEHOLDER_TYPES_FILE } from '../i18n/generate/placeholderTypes.ts';
import { keysIn } from './keysIn.ts';

/*
 * Locale gate of `npm run check`. Fails if a translation has an error, a key is unused or unknown,
 * or a short text has no note for translators. Keys are always written out in full, so that a text
 * search finds them. The linter reports copy in components.
 */
const CODE = 'src';

const root = process.cwd();
const sourceText = readFileSync(SOURCE_FILE, 'utf8');
const keys = new Set(readLocaleText(sourceText).entries.keys());
const known = new Set([...keys, ...[...keys].map(withoutPluralForm)]);
const groups = new Set([...keys].map((key) => key.split('.')[0]));
const used = new Set<string>();
const problems = localeErrors(root);

const files = readdirSync(CODE, { recursive: true, encoding: 'utf8' })
  .map((file) => path.join(CODE, file))
  // The generated types list keys without using them.
  .filter((file) => /\.tsx?$/.test(file) && file !== path.normalize(PLACEHOLDER_TYPES_FILE));
for (const file of files) {
  const literals = keysIn(readFileSync(file, 'utf8'));
  for (const key of literals.filter((literal) => groups.has(literal.split('.')[0]))) {
    used.add(withoutPluralForm(key));
    if (!known.has(key)) problems.push(`${file}: "${key}" is not in ${SOURCE_FILE}`);
  }
}

for (const { line, key, message } of missingNotes(sourceText, readNotes(root))) {
  problems.push(`${SOURCE_FILE}:${line}: ${key} ${message} (locales/context/notes.json)`);
}
for (const [file, text] of generatedFiles(root)) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    problems.push(`${file} is out of date; run npm run i18n -- types`);
  }
}
for (const key of keys) {
  if (!used.has(withoutPluralForm(key))) problems.push(`${SOURCE_FILE}: "${key}" is unused`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${SOURCE_FILE}: ${keys.size} texts, all used`);
