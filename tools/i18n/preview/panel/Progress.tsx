import { useMemo } from 'react';
import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import { languageName } from '../../../../translations/check/tagProblem.ts';
import { hrefOf } from '../page/address.ts';
import { describeTexts } from '../texts/describeTexts.ts';
import { type Project, tagsOf } from '../texts/project.ts';

const HEADINGS = ['Language', 'translated', 'of', 'reviewed', 'outdated'];

/** A table of how far the languages are. English is there to be shown, and written. */
export function Progress({ project }: { project: Project }) {
  const rows = useMemo(
    () => tagsOf(project).map((tag) => [tag, countsOf(project, tag)] as const),
    [project],
  );
  return (
    <table>
      <thead>
        <tr>
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[[SOURCE_LOCALE, []] as const, ...rows].map(([tag, counts]) => (
          <tr key={tag}>
            <th scope="row">
              <a href={hrefOf({ language: tag })}>{languageName(tag)}</a>
            </th>
            {counts.map((count, column) => (
              <td key={HEADINGS[column]}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function countsOf(project: Project, tag: string): number[] {
  const texts = [...describeTexts(project, tag).values()];
  return [
    texts.filter(({ task }) => task !== 'open').length,
    texts.length,
    texts.filter(({ isReviewed }) => isReviewed).length,
    texts.filter(({ task }) => task === 'outdated').length,
  ];
}
