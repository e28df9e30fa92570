import { languageName } from '../check/tagProblem.ts';
import type { LanguageStatus } from './languageStatus.ts';

const HEADINGS = ['Language', 'Translated', 'Reviewed', 'Outdated', 'Offered', 'Missing'];

/** Shows the state of the translations as a table in Markdown; parts that come first are bold. */
export function statusTable(languages: readonly LanguageStatus[]): string {
  const lines = [HEADINGS, HEADINGS.map(() => '---'), ...languages.map(statusCells)];
  return lines.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Returns a language's row of the table. */
function statusCells({ tag, outdated, missing, ...language }: LanguageStatus): string[] {
  const name = languageName(tag) === tag ? tag : `${languageName(tag)} (${tag})`;
  const { translated, total, isPublished } = language;
  if (total === 0) return [name, 'not checked: it has errors', '', '', 'no', ''];
  return [
    name,
    `${Math.floor((100 * translated) / total)} % (${translated} of ${total})`,
    reviewedOf(language),
    `${outdated.length}`,
    isPublished ? 'yes' : 'no',
    missing
      .map(({ part, texts, isRequired }) =>
        isRequired ? `**${part} ${texts}**` : `${part} ${texts}`,
      )
      .join(', '),
  ];
}

type Reviewed = Pick<LanguageStatus, 'reviewed' | 'total' | 'findings'>;

/** Says how many texts a second person has seen, and how many look like no translation. */
export function reviewedOf({ reviewed, total, findings }: Reviewed): string {
  const found = findings.flatMap(({ kind, key }) => (kind === 'gibberish' ? [key] : []));
  const { size } = new Set(found);
  return `${reviewed} of ${total} reviewed${size > 0 ? `, ${size} look like no translation` : ''}`;
}

/** Says of each language whether visitors are offered it, and whether somebody has reviewed it. */
export function offers(languages: readonly LanguageStatus[]): string[] {
  return languages.map((language) => {
    const offer = language.isPublished ? 'offered to visitors' : 'not offered to visitors yet';
    return `${language.file}: ${offer}, ${reviewedOf(language)}`;
  });
}
