import type { CheckedLocale } from '../check/checkLocaleFolder.ts';
import { isOpen } from '../check/finding.ts';
import { languageName } from '../check/tagProblem.ts';

const HEADINGS = ['Language', 'Translated', 'Reviewed', 'Outdated', 'Offered', 'Missing'];

/**
 * Shows the state of the translations as a table in Markdown: whether visitors are offered a language,
 * and whether somebody has reviewed it. Parts that come first are bold.
 */
export function statusTable(languages: readonly CheckedLocale[]): string {
  const lines = [HEADINGS, HEADINGS.map(() => '---'), ...languages.map(statusCells)];
  return lines.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Returns a language's row of the table. */
function statusCells(language: CheckedLocale): string[] {
  const { tag, total, reviewed, isPublished, findings } = language;
  const name = languageName(tag) === tag ? tag : `${languageName(tag)} (${tag})`;
  if (total === 0) return [name, 'not checked: it has errors', '', '', 'no', ''];
  const keysOf = (wanted: string) =>
    new Set(findings.filter(({ kind }) => kind === wanted).map(({ key }) => key));
  const { size: doubtful } = keysOf('gibberish');
  const translated = total - findings.filter(isOpen).length;
  return [
    name,
    `${Math.floor((100 * translated) / total)} % (${translated} of ${total})`,
    `${reviewed} of ${total} reviewed${doubtful > 0 ? `, ${doubtful} look like no translation` : ''}`,
    `${keysOf('outdated').size}`,
    isPublished ? 'yes' : 'no',
    missingParts(language).join(', '),
  ];
}

/** Counts the texts that the site's parts lack, those first that the language is not offered without. */
function missingParts({ untranslatedKeys, requiredParts }: CheckedLocale): string[] {
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
