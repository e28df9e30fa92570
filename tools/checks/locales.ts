import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localeErrors } from '../i18n/check/localeErrors.ts';
import { lackingNotes } from '../i18n/check/missingNotes.ts';
import { withoutPluralForm } from '../i18n/check/pluralForms.ts';
import { readNotes } from '../i18n/files/localeFolder.ts';
import { generatedFiles } from '../i18n/generate/generatedFiles.ts';

/*
 * The locale gate of `npm run check`: no translation has an error, every key of the source language is used, every key that is used
 * exists, no short text is without a note for translators, and no component carries copy of its own. Keys are always written out in full, so that text
 * search finds them; what stands in JSX as text is caught by the linter, what stands in attributes here.
 */
const SOURCE = 'locales/en.json';
const CODE = 'src';

const files = readdirSync(CODE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.join(CODE, file));
const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const keys = new Set(leafKeys(JSON.parse(readFileSync(SOURCE, 'utf8'))));
const topLevel = new Set([...keys].map((key) => key.split('.')[0]));
const used = new Set<string>();
const problems = localeErrors(process.cwd());

for (const { file, text } of sources) {
  for (const [, literal = ''] of text.matchAll(/['"`]([a-z][\w]*(?:\.[\w-]+)+)['"`]/g)) {
    if (!topLevel.has(literal.split('.')[0])) continue;
    used.add(withoutPluralForm(literal));
    if (!has(literal)) problems.push(`${file}: "${literal}" is not in ${SOURCE}`);
  }
  for (const match of text.matchAll(visibleAttributes())) {
    if (keys.has(match[1] ?? '')) continue;
    const line = text.slice(0, match.index).split('\n').length;
    problems.push(`${file}:${line}: ${match[0]} is copy; it belongs into ${SOURCE}`);
  }
}

for (const { line, key, message } of lackingNotes(
  readFileSync(SOURCE, 'utf8'),
  readNotes(process.cwd()),
)) {
  problems.push(`${SOURCE}:${line}: ${key} ${message} (locales/context/notes.json)`);
}
for (const [file, text] of generatedFiles(process.cwd())) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    problems.push(`${file} is not what the texts and notes say; run npm run i18n -- types`);
  }
}
for (const key of keys) {
  if (!used.has(withoutPluralForm(key))) problems.push(`${SOURCE}: nothing uses "${key}"`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${SOURCE}: ${keys.size} texts, all used; no copy outside it`);

/** Attributes that a visitor reads or hears, and children in braces, with a literal for a value. */
function visibleAttributes(): RegExp {
  return /(?:\b(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|content)=\{?|>\s*\{|^\s*\{)\s*["'`]([^"'`]*\p{L}[^"'`]*)["'`]/gmu;
}

function leafKeys(node: object, prefix = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? leafKeys(value, `${prefix}${key}.`)
      : [`${prefix}${key}`],
  );
}

function has(key: string): boolean {
  return [...keys].some((existing) => existing === key || withoutPluralForm(existing) === key);
}
