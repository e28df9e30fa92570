import { languageName } from '../../translations/check/tagProblem.ts';
import type { Edits } from '../../translations/edits/edits.ts';
import { type Project, tagsOf } from '../../translations/edits/project.ts';
import { filesOf } from '../../translations/state/languageFiles.ts';
import { outdatedKeys, translationOf } from '../../translations/state/translation.ts';
import { isPluralForm, otherForm } from '../../translations/texts/keys.ts';

/** The translations made from one earlier English text, which are confirmed together. */
export interface Outdated {
  /** The earlier English; empty if the history lacks it. */
  before: string;
  /** Names of the languages. */
  languages: string[];
  /** The edits that record that they are right for today's English too. */
  edits: Edits;
}

/** Lists the outdated translations of an English text, by the English that they were made from. */
export function outdatedOf(project: Project, key: string): Outdated[] {
  const found = new Map<string, Outdated>();
  for (const tag of tagsOf(project)) {
    const files = filesOf(project, tag);
    const { states } = files;
    const translation = translationOf(files);
    for (const one of outdatedKeys(translation)) {
      if (one !== key && !(isPluralForm(one) && otherForm(one) === key)) continue;
      const { english = '', text: value = '', isShown } = translation.get(one) ?? {};
      // A text that no longer fits the English has to be translated again.
      if (!isShown) continue;
      const hash = states.get(one)?.hash ?? '';
      const before = project.earlier[hash] ?? '';
      const outdated = found.get(hash) ?? { before, languages: [], edits: {} };
      found.set(hash, outdated);
      if (!outdated.edits[tag]) outdated.languages.push(languageName(tag));
      const edit = { text: value, before: value, english };
      outdated.edits[tag] = { ...outdated.edits[tag], [one]: edit };
    }
  }
  return [...found.values()];
}
