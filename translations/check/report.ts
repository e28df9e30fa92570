import { localeFile, stateFile } from '../files/paths.ts';
import type { CheckedLocale } from './checkLocaleFolder.ts';
import { isHint, isOpen, KINDS } from './finding.ts';
import { languageName } from './tagProblem.ts';

const HEADINGS = ['Language', 'Translated', 'Outdated', 'Offered', 'Missing'];

/**
 * Formats the state of the translations as a table in Markdown. Parts that a language must have before
 * visitors are offered it are bold.
 */
export function statusTable(languages: readonly CheckedLocale[]): string {
  const lines = [HEADINGS, HEADINGS.map(() => '---'), ...languages.map(statusCells)];
  return lines.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Returns a language's row of the table. */
function statusCells(language: CheckedLocale): string[] {
  const { tag, total, isOffered, findings } = language;
  const name = `${languageName(tag)} (${tag})`;
  if (total === 0) return [name, 'not checked, because of errors', '', 'no', ''];
  const translated = total - findings.filter(isOpen).length;
  return [
    name,
    `${Math.floor((100 * translated) / total)} % (${translated} of ${total})`,
    `${findings.filter(({ kind }) => kind === 'outdated').length}`,
    isOffered ? 'yes' : 'no',
    missingParts(language).join(', '),
  ];
}

/** Counts the texts that each part lacks; first the parts that must be complete. */
function missingParts({ untranslatedKeys, requiredParts }: CheckedLocale): string[] {
  const parts = untranslatedKeys.map((key) => key.split('.')[0] ?? '');
  const lacking = new Set([...requiredParts, ...parts].filter((part) => parts.includes(part)));
  return [...lacking].map((part) => {
    const cell = `${part} ${parts.filter((one) => one === part).length}`;
    return requiredParts.includes(part) ? `**${cell}**` : cell;
  });
}

/** Says in a line how far a language is: `German (de): 0 missing, 3 outdated, 1 hint`. */
export function languageLine(language: CheckedLocale): string {
  const { tag, total, findings } = language;
  const name = `${languageName(tag)} (${tag})`;
  if (total === 0) return `${name}: not checked, because of errors`;
  const hints = findings.filter(isHint).length;
  const counts = [
    `${findings.filter(isOpen).length} missing`,
    `${findings.filter(({ kind }) => kind === 'outdated').length} outdated`,
    `${hints} hint${hints === 1 ? '' : 's'}`,
  ].join(', ');
  return `${name}: ${[counts, ...offerOf(language)].join('; ')}`;
}

/** Says what is not usual about how a language is offered. */
function offerOf({ tag, isOffered, offeredInState, requiredParts }: CheckedLocale): string[] {
  if (offeredInState === false) return [`withdrawn by "offered": false in ${stateFile(tag)}`];
  if (offeredInState) return [];
  if (!isOffered) return [`not offered before 85 % and all of ${requiredParts.join(', ')}`];
  return [`offered, but not recorded: run npm run i18n -- import ${localeFile(tag)}`];
}

/** The most untranslated texts to list one by one. */
const MOST = 40;

/**
 * Formats the report on the translations: a table, and each finding with its file and line.
 *
 * @param remarks a sentence about a whole language, by its tag
 */
export function formatReport(
  languages: readonly CheckedLocale[],
  remarks: ReadonlyMap<string, string> = new Map(),
): string {
  const doubtful = languages.filter(({ tag, findings }) => findings.length > 0 || remarks.has(tag));
  const details = doubtful.flatMap(({ tag, findings }) => [
    `\n${localeFile(tag)}`,
    ...(remarks.has(tag) ? [`  ${remarks.get(tag)}`] : []),
    ...Object.entries(KINDS).flatMap(([kind, [level, heading]]) => {
      const found = findings.filter((finding) => finding.kind === kind);
      const title = `  ${level === 'error' ? 'ERROR  ' : ''}${heading}`;
      const count = `${found.length} ${found.length === 1 ? 'text' : 'texts'}`;
      if (kind === 'unrecorded' && found.length > 0) {
        return [`${title}: ${count}; npm run i18n -- import ${localeFile(tag)} records it`];
      }
      if (level === 'open' && found.length > MOST) return [`${title}: ${count}`];
      const lines = found.map((one) => `    ${one.file}:${one.line}  ${one.key}  ${one.message}`);
      return lines.length > 0 ? [title, ...lines] : [];
    }),
  ]);
  return [statusTable(languages), ...details].join('\n');
}
