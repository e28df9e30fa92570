import { languageName } from '../check/tagProblem.ts';
import type { LanguageStatus } from './languageStatus.ts';

const HEADINGS = ['Language', 'Translated', 'Reviewed', 'Outdated', 'Offered', 'Missing'];

/** Shows the state of the translations as a table for a terminal. */
export function statusTable(languages: readonly LanguageStatus[]): string {
  const rows = [HEADINGS, ...languages.map((language) => cells(language, (part) => part))];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Shows the same as Markdown, for a pull request; parts that come first are bold. */
export function statusMarkdown(languages: readonly LanguageStatus[]): string {
  const rows = languages.map((language) => cells(language, (part) => `**${part}**`));
  const lines = [HEADINGS, HEADINGS.map(() => '---'), ...rows];
  return lines.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function cells(language: LanguageStatus, required: (part: string) => string): string[] {
  const { tag, translated, total, reviewed, outdated, isPublished, missing } = language;
  if (total === 0) return [nameOf(tag), 'not checked: it has errors', '', '', 'no', ''];
  const parts = missing.map(({ part, texts, isRequired }) =>
    isRequired ? required(`${part} ${texts}`) : `${part} ${texts}`,
  );
  return [
    nameOf(tag),
    `${Math.floor((100 * translated) / total)} % (${translated} of ${total})`,
    `${reviewed}`,
    `${outdated.length}`,
    isPublished ? 'yes' : 'no',
    parts.join(', '),
  ];
}

function nameOf(tag: string): string {
  const name = languageName(tag);
  return name === tag ? tag : `${name} (${tag})`;
}
