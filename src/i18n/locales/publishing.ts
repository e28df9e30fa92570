import type { Strings } from '../../document/siteData.ts';

/** The share of a language's texts that must be translated before it is offered to visitors. */
export const PUBLISHED_FROM = 0.85;

/** The translators' notes (`locales/context/notes.json`), by the key or part they are about. */
export type Notes = Record<
  string,
  { required?: boolean; same?: boolean | string[]; fixed?: boolean }
>;

/**
 * Whether a language is offered to visitors: 85 % of all texts must be translated, and every text
 * of the parts that the notes call required (the form, the errors, the policies, the emails).
 *
 * @param untranslatedKeys of the texts that are missing or copied from the English
 * @param total number of English texts
 * @param required parts, as key prefixes
 */
export function isPublished(
  untranslatedKeys: readonly string[],
  total: number,
  required: readonly string[],
): boolean {
  const lacksRequired = untranslatedKeys.some((key) =>
    required.some((part) => key === part || key.startsWith(`${part}.`)),
  );
  return !lacksRequired && 1 - untranslatedKeys.length / total >= PUBLISHED_FROM;
}

/** Returns the parts of a locale file that the notes call required, as key prefixes. */
export function requiredParts(notes: Notes): string[] {
  return Object.keys(notes).filter((key) => notes[key]?.required);
}

const PLURAL_SUFFIX = /_(?:zero|one|two|few|many|other)$/;

/**
 * Whether a translation may equal the English: a name that is fixed, or a term that many languages
 * share, or those that the notes list. What they say of a part holds for its texts, unless they say
 * otherwise of one.
 */
export function mayEqualSource(notes: Notes, key: string, tag: string): boolean {
  const parts = key.replace(PLURAL_SUFFIX, '').split('.');
  const prefixes = parts.map((_, index) => parts.slice(0, index + 1).join('.'));
  const same = prefixes.reduce<boolean | string[]>(
    (may, prefix) => notes[prefix]?.same ?? notes[prefix]?.fixed ?? may,
    false,
  );
  return typeof same === 'boolean' ? same : same.includes(tag);
}

/** Whether a translation is the English text, but for the case, marks at the end and soft hyphens. */
export function equalsSource(translation: string, english: string): boolean {
  return translation === english || comparable(translation) === comparable(english);
}

function comparable(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s.…!?:。！？：]+$/u, '')
    .toLowerCase();
}

/** Returns the keys of the texts that are copied from the English, and should not be. */
export function copiedKeys(
  source: Strings,
  translation: Strings,
  notes: Notes,
  tag: string,
  path = '',
): string[] {
  return Object.entries(source).flatMap(([name, english]) => {
    const key = path + name;
    const translated = translation[name];
    if (typeof english === 'object') {
      const branch = typeof translated === 'object' ? translated : {};
      return copiedKeys(english, branch, notes, tag, `${key}.`);
    }
    const isCopied = typeof translated === 'string' && equalsSource(translated, english);
    return isCopied && !mayEqualSource(notes, key, tag) ? [key] : [];
  });
}
