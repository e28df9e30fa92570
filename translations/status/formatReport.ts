import { type Finding, type FindingKind, isError, isHint, KINDS } from '../check/finding.ts';
import { languageName } from '../check/tagProblem.ts';
import { SOURCE_FILE } from '../files/paths.ts';
import { changedText } from '../state/changedWords.ts';
import { PUBLISHED_FROM } from '../texts/publishing.ts';
import type { LanguageStatus } from './languageStatus.ts';
import { reviewedOf } from './statusTable.ts';

/** Formats the report on the translations: each finding with its file and line. */
export function formatReport(languages: readonly LanguageStatus[]): string {
  return languages
    .flatMap((language) => [
      summary(language),
      ...publication(language),
      ...unrecorded(language),
      ...open(language),
      ...groups(language),
      ...outdated(language),
    ])
    .join('\n');
}

function summary(language: LanguageStatus): string {
  const { tag, file, translated, total, outdated, findings } = language;
  const name = languageName(tag);
  const errors = findings.filter(isError).length;
  const hints = findings.filter(isHint).length;
  if (total === 0) return `${file}  ${name}  not checked`;
  const percent = Math.floor((100 * translated) / total);
  const counts = [
    `${translated} of ${total} texts`,
    reviewedOf(language),
    `${outdated.length} outdated`,
    `${errors} errors`,
    `${hints} hints`,
  ];
  return `${file}  ${name}  ${percent} %  (${counts.join(', ')})`;
}

function publication({ isPublished, requiredParts, total }: LanguageStatus): string[] {
  if (isPublished || total === 0) return [];
  const share = `${100 * PUBLISHED_FROM} %`;
  return [
    `  Not offered to visitors yet: that takes ${share} of the texts, and all of ${requiredParts.join(', ')}`,
  ];
}

function unrecorded({ tag, unrecorded: texts }: LanguageStatus): string[] {
  if (texts === 0) return [];
  return [
    `  Texts of which no English is recorded: ${texts}; npm run i18n -- fill ${tag} records today’s`,
  ];
}

function outdated({ tag, file, outdated: texts }: LanguageStatus): string[] {
  if (texts.length === 0) return [];
  return [
    '  Outdated: the English has changed since. Save them in the panel, or mark them as still right:',
    `  npm run i18n -- preview ${tag}`,
    ...texts.map(({ key, line, before, english }) => {
      const change = before === undefined ? `now “${english}”` : changedText(before, english);
      return `    ${file}:${line}  ${key}  ${change}`;
    }),
  ];
}

/** The most texts that are listed one by one while they are not translated. */
const MOST_OPEN = 40;

/** Counts open texts by the part of the site, where a list would push all else off the screen. */
function open({ findings, missing }: LanguageStatus): string[] {
  if (findings.filter(isOpen).length <= MOST_OPEN) return [];
  const parts = missing.map(({ part, texts }) => `${part} ${texts}`);
  return ['  Not translated yet, by part of the site', `    ${parts.join(', ')}`];
}

function isOpen({ kind }: Finding): boolean {
  return kind === 'missing' || kind === 'empty';
}

function groups({ file, findings: all }: LanguageStatus): string[] {
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
