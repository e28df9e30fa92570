import type { CheckedLocale } from '../check/checkLocaleFolder.ts';
import { type Finding, type FindingKind, KINDS } from '../check/finding.ts';
import { SOURCE_FILE } from '../files/paths.ts';
import { statusTable } from './statusTable.ts';

/** Formats the report on the translations: a table, and each finding with its file and line. */
export function formatReport(languages: readonly CheckedLocale[]): string {
  const details = languages.flatMap((language) => {
    const lines = groups(language);
    return lines.length > 0 ? ['', language.file, ...lines] : [];
  });
  return [statusTable(languages), ...details].join('\n');
}

/** The most texts that are listed one by one while they are not translated: the table counts them. */
const MOST_OPEN = 40;

function isOpen({ kind }: Finding): boolean {
  return kind === 'missing' || kind === 'empty';
}

function groups({ file, findings: all }: CheckedLocale): string[] {
  const isLong = all.filter(isOpen).length > MOST_OPEN;
  const findings = isLong ? all.filter((finding) => !isOpen(finding)) : all;
  return (Object.keys(KINDS) as FindingKind[]).flatMap((kind) => {
    const found = findings.filter((finding) => finding.kind === kind);
    return found.length === 0 ? [] : [heading(kind), ...found.map((one) => place(file, one))];
  });
}

function heading(kind: FindingKind): string {
  const [level, text] = KINDS[kind];
  return level === 'error' ? `  ERROR  ${text}` : `  ${text}`;
}

function place(file: string, { kind, key, line, file: other, message }: Finding): string {
  // A missing text is located in the English file.
  const where = kind === 'missing' || kind === 'plural' ? SOURCE_FILE : (other ?? file);
  return `    ${where}:${line}  ${key}  ${message}`;
}
