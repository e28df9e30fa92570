import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localeProblems } from '../../translations/check/localeProblems.ts';
import { missingNotes } from '../../translations/check/missingNotes.ts';
import { withoutPluralForm } from '../../translations/check/pluralForms.ts';
import {
  NOTES_FILE,
  notesProblems,
  readNotes,
  SOURCE_FILE,
  sourceProblems,
} from '../../translations/files/localeFolder.ts';
import { readLocaleText } from '../../translations/files/localeText.ts';
import { strayFiles } from '../../translations/files/strayFiles.ts';
import { generatedFiles } from '../i18n/generate/generatedFiles.ts';
import { PLACEHOLDER_TYPES_FILE } from '../i18n/generate/placeholderTypes.ts';
import { keysIn } from './keysIn.ts';
import { annotation, type Problem, problemLine } from './problem.ts';

/*
 * Locale gate of `npm run check`, and its first step: whoever edits texts should read of a mistake in
 * words, not in those of a compiler. Fails if a translation has an error, a file is misnamed, a key
 * is unused or unknown, or a short text has no note for translators. Keys are always written out in
 * full, so that a text search finds them. The linter reports copy in components.
 *
 * With `--github` it also marks the lines in a pull request, doubtful ones too, which `npm run i18n`
 * lists.
 */
const CODE = 'src';

const root = process.cwd();
const { errors, hints } = check();
if (process.argv.includes('--github')) {
  for (const problem of errors) console.log(annotation('error', problem));
  for (const problem of hints) console.log(annotation('warning', problem));
}
if (errors.length > 0) {
  console.error(errors.map(problemLine).join('\n'));
  process.exit(1);
}
console.log(`${SOURCE_FILE}: ${englishKeys().size} texts, all used`);

function check(): { errors: Problem[]; hints: Problem[] } {
  // With a broken one of these files nothing can be compared.
  const broken = [
    ...sourceProblems(root).map((problem) => ({ ...problem, file: SOURCE_FILE })),
    ...notesProblems(root).map((problem) => ({ ...problem, file: NOTES_FILE })),
  ];
  if (broken.length > 0) return { errors: broken, hints: [] };
  const problems = localeProblems(root);
  return {
    errors: [...problems.filter(({ isError }) => isError), ...strayFiles(root), ...projectErrors()],
    hints: problems.filter(({ isError }) => !isError),
  };
}

/** Finds what is wrong with the English texts, their notes and their use. */
function projectErrors(): Problem[] {
  return [...keyErrors(), ...noteErrors(), ...generatedErrors()];
}

function keyErrors(): Problem[] {
  const keys = englishKeys();
  const known = new Set([...keys, ...[...keys].map(withoutPluralForm)]);
  const groups = new Set([...keys].map((key) => key.split('.')[0]));
  const used = new Set<string>();
  const problems: Problem[] = [];
  const files = readdirSync(CODE, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(CODE, file))
    // The generated types list keys without using them.
    .filter((file) => /\.tsx?$/.test(file) && file !== path.normalize(PLACEHOLDER_TYPES_FILE));
  for (const file of files) {
    const literals = keysIn(readFileSync(file, 'utf8'));
    for (const key of literals.filter((literal) => groups.has(literal.split('.')[0]))) {
      used.add(withoutPluralForm(key));
      if (!known.has(key)) problems.push({ file, message: `"${key}" is not in ${SOURCE_FILE}` });
    }
  }
  for (const key of keys) {
    if (used.has(withoutPluralForm(key))) continue;
    problems.push({ file: SOURCE_FILE, message: `"${key}" is unused` });
  }
  return problems;
}

function noteErrors(): Problem[] {
  return missingNotes(readFileSync(SOURCE_FILE, 'utf8'), readNotes(root)).map(
    ({ line, key, message }) => ({
      file: SOURCE_FILE,
      line,
      message: `${key} ${message} (locales/context/notes.json)`,
    }),
  );
}

function generatedErrors(): Problem[] {
  return [...generatedFiles(root)]
    .filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
    .map(([file]) => ({ file, message: 'is out of date; run npm run i18n -- types' }));
}

function englishKeys(): Set<string> {
  return new Set(readLocaleText(readFileSync(SOURCE_FILE, 'utf8')).entries.keys());
}
