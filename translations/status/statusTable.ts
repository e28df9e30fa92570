import type { CheckedLocale } from '../check/checkLocaleFolder.ts';
import { languageName } from '../check/tagProblem.ts';

const HEADINGS = ['Language', 'Translated', 'Reviewed', 'Outdated', 'Offered', 'Missing'];

/** Shows the state of the translations as a table in Markdown; parts that come first are bold. */
export function statusTable(languages: readonly CheckedLocale[]): string {
  const lines = [HEADINGS, HEADINGS.map(() => '---'), ...languages.map(statusCells)];
  return lines.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Returns a language's row of the table. */
function statusCells({ tag, outdated, ...language }: CheckedLocale): string[] {
  const name = languageName(tag) === tag ? tag : `${languageName(tag)} (${tag})`;
  const { translated, total, isPublished } = language;
  if (total === 0) return [name, 'not checked: it has errors', '', '', 'no', ''];
  return [
    name,
    `${Math.floor((100 * translated) / total)} % (${translated} of ${total})`,
    reviewedOf(language),
    `${outdated.length}`,
    isPublished ? 'yes' : 'no',
    missingParts(language).join(', '),
  ];
}

/** Counts the texts that the site's parts lack, those first that the language is not offered without. */
function missingParts({ untranslatedKeys, requiredParts }: MissingTexts): string[] {
  const counts = new Map<string, number>();
  for (const key of untranslatedKeys) {
    const [part = ''] = key.split('.');
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const isRequired = ([part]: [string, number]) => Number(requiredParts.includes(part));
  return [...counts]
    .sort((a, b) => isRequired(b) - isRequired(a))
    .map((one) => (isRequired(one) ? `**${one.join(' ')}**` : one.join(' ')));
}

type MissingTexts = Pick<CheckedLocale, 'untranslatedKeys' | 'requiredParts'>;

type Reviewed = Pick<CheckedLocale, 'reviewed' | 'total' | 'findings'>;

/** Says how many texts a second person has seen, and how many look like no translation. */
function reviewedOf({ reviewed, total, findings }: Reviewed): string {
  const found = findings.flatMap(({ kind, key }) => (kind === 'gibberish' ? [key] : []));
  const { size } = new Set(found);
  return `${reviewed} of ${total} reviewed${size > 0 ? `, ${size} look like no translation` : ''}`;
}

/** Says of each language whether visitors are offered it, and whether somebody has reviewed it. */
export function offers(languages: readonly CheckedLocale[]): string[] {
  return languages.map((language) => {
    const offer = language.isPublished ? 'offered to visitors' : 'not offered to visitors yet';
    return `${language.file}: ${offer}, ${reviewedOf(language)}`;
  });
}
