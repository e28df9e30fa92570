import { PUBLISHED_FROM } from '../../src/i18n/locales/publishing.ts';
import { type CheckedLocale, SOURCE_FILE } from '../files/localeFolder.ts';
import { type Finding, type FindingKind, isError } from './checkLocale.ts';
import { tagProblem } from './tagProblem.ts';

/** Headings for the kinds of findings. */
const HEADINGS: Record<FindingKind, string> = {
  name: 'ERROR  The file’s name',
  syntax: 'ERROR  The file’s form',
  extra: 'ERROR  Keys that en.json does not have',
  placeholder: 'ERROR  Placeholders',
  tag: 'ERROR  Tags',
  missing: 'Not translated yet',
  empty: 'Left empty',
  plural: 'Plural forms that are missing',
  unused: 'Unused plural forms: remove the lines',
  identical: 'Same as the English: not translated?',
  stale: 'The English has changed since: review',
  glossary: 'Terms with another translation elsewhere',
  length: 'Too long for its place',
};

/** Formats the report on the translations: each finding with its file and line. */
export function formatReport(locales: readonly CheckedLocale[]): string {
  return locales
    .flatMap((locale) => [summary(locale), ...publication(locale), ...groups(locale)])
    .join('\n');
}

function summary({ tag, file, translated, total, findings }: CheckedLocale): string {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const name = tagProblem(tag) ? tag : names.of(tag);
  const errors = findings.filter(isError).length;
  const hints = findings.length - errors;
  if (total === 0) return `${file}  ${name}  not checked`;
  const percent = Math.floor((100 * translated) / total);
  return `${file}  ${name}  ${percent} %  (${translated} of ${total} texts, ${errors} errors, ${hints} hints)`;
}

function publication({ isOffered, requiredParts, total }: CheckedLocale): string[] {
  if (isOffered || total === 0) return [];
  const share = `${100 * PUBLISHED_FROM} %`;
  return [
    `  Not offered to visitors yet: that takes ${share} of the texts, and all of ${requiredParts.join(', ')}`,
  ];
}

function groups({ file, findings }: CheckedLocale): string[] {
  return (Object.keys(HEADINGS) as FindingKind[]).flatMap((kind) => {
    const found = findings.filter((finding) => finding.kind === kind);
    return found.length === 0
      ? []
      : [`  ${HEADINGS[kind]}`, ...found.map((one) => place(file, one))];
  });
}

function place(file: string, { kind, key, line, file: other, message }: Finding): string {
  // A missing text is located in the English file.
  const where = kind === 'missing' || kind === 'plural' ? SOURCE_FILE : (other ?? file);
  return `    ${where}:${line}  ${key}  ${message}`;
}
