import type { CheckedLocale } from '../check/checkLocaleFolder.ts';
import { type FindingKind, KINDS } from '../check/finding.ts';
import { statusTable } from './statusTable.ts';

/** The most texts of a kind that are listed one by one while they are open: the table counts them. */
const MOST_OPEN = 40;

/** Formats the report on the translations: a table, and each finding with its file and line. */
export function formatReport(languages: readonly CheckedLocale[]): string {
  const details = languages.flatMap((language) => {
    const lines = (Object.keys(KINDS) as FindingKind[]).flatMap((kind) => groupOf(kind, language));
    return lines.length > 0 ? ['', language.file, ...lines] : [];
  });
  return [statusTable(languages), ...details].join('\n');
}

function groupOf(kind: FindingKind, { findings }: CheckedLocale): string[] {
  const [level, heading] = KINDS[kind];
  const found = findings.filter((finding) => finding.kind === kind);
  if (found.length === 0 || (level === 'open' && found.length > MOST_OPEN)) return [];
  return [
    level === 'error' ? `  ERROR  ${heading}` : `  ${heading}`,
    ...found.map(({ file, line, key, message }) => `    ${file}:${line}  ${key}  ${message}`),
  ];
}
