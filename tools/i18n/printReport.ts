import { type Finding, type FindingKind, isError } from './checkLocale.ts';
import { type CheckedLocale, SOURCE_FILE } from './localeFolder.ts';

/** What a kind of finding asks of the translator. */
const HEADINGS: Record<FindingKind, string> = {
  syntax: 'ERROR  The file cannot be read',
  extra: 'ERROR  Keys that en.json does not have',
  placeholder: 'ERROR  Placeholders',
  tag: 'ERROR  Tags',
  missing: 'Not translated yet',
  empty: 'Left empty',
  plural: 'Plural forms that are missing',
  identical: 'Same as the English: translated?',
  stale: 'The English has changed since: read again',
  glossary: 'Terms that are translated otherwise elsewhere',
  length: 'Too long for its place',
};

/** The report on every language, for a person: each finding with its file and line. */
export function printReport(locales: readonly CheckedLocale[]): string {
  return locales.flatMap((locale) => [summary(locale), ...groups(locale)]).join('\n');
}

function summary({ tag, file, translated, total, findings }: CheckedLocale): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  const percent = Math.floor((100 * translated) / total);
  const errors = findings.filter(isError).length;
  const hints = findings.length - errors;
  return `${file}  ${name}  ${percent} %  (${translated} of ${total} texts, ${errors} errors, ${hints} hints)`;
}

function groups({ file, findings }: CheckedLocale): string[] {
  return (Object.keys(HEADINGS) as FindingKind[]).flatMap((kind) => {
    const found = findings.filter((finding) => finding.kind === kind);
    return found.length === 0
      ? []
      : [`  ${HEADINGS[kind]}`, ...found.map((one) => place(file, one))];
  });
}

function place(file: string, { kind, key, line, message }: Finding): string {
  // A text that is not there yet is found in English.
  const where = kind === 'missing' || kind === 'plural' ? SOURCE_FILE : file;
  return `    ${where}:${line}  ${key}  ${message}`;
}
