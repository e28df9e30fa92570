import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import { languageName } from '../../../../translations/check/tagProblem.ts';
import { isMarked } from '../../../../translations/state/textState.ts';
import {
  outdatedKeys,
  translatedKeys,
  translationOf,
} from '../../../../translations/state/translation.ts';
import { hrefOf } from '../page/address.ts';
import { filesOf, type Project, tagsOf } from '../texts/project.ts';

const HEADINGS = ['translated', 'of', 'reviewed', 'outdated'];

/** A table of how far the languages are, to be shown. English is there to be written. */
export function Progress({ project }: { project: Project }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Language</th>
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[SOURCE_LOCALE, ...tagsOf(project)].map((tag) => (
          <tr key={tag}>
            <th scope="row">
              <a href={hrefOf({ language: tag })}>{languageName(tag)}</a>
            </th>
            {countsOf(project, tag).map((count, column) => (
              <td key={HEADINGS[column]}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function countsOf(project: Project, tag: string): number[] {
  if (tag === SOURCE_LOCALE) return [];
  const { sourceText, text, states, notes } = filesOf(project, tag);
  const translation = translationOf(tag, sourceText, text);
  const { english, translated } = translation;
  const isReviewed = ([key, { value }]: [string, { value: string }]) =>
    isMarked(states.get(key), 'reviewed', english.get(key) ?? '', value);
  return [
    translatedKeys(translation, notes).length,
    english.size,
    [...translated].filter(isReviewed).length,
    outdatedKeys(translation, states).length,
  ];
}
