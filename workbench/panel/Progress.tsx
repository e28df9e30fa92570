import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { languageName } from '../../translations/check/tagProblem.ts';
import { type Project, tagsOf } from '../../translations/edits/project.ts';
import { filesOf } from '../../translations/state/languageFiles.ts';
import { outdatedKeys, translationOf } from '../../translations/state/translation.ts';
import { hrefOf } from '../page/address.ts';

/** The progress of each language, with a link to it. English can be edited too. */
export function Progress({ project }: { project: Project }) {
  return (
    <ul>
      {[SOURCE_LOCALE, ...tagsOf(project)].map((tag) => (
        <li key={tag}>
          <a href={hrefOf({ language: tag })}>{languageName(tag)}</a>
          <small>{tag !== SOURCE_LOCALE && remarksOn(project, tag)}</small>
        </li>
      ))}
    </ul>
  );
}

function remarksOn(project: Project, tag: string): string {
  const missingFont = project.missingFonts?.[tag];
  return [countsOf(project, tag), ...(missingFont ? [missingFont] : [])].join('; ');
}

function countsOf(project: Project, tag: string): string {
  const translation = translationOf(filesOf(project, tag));
  const translated = [...translation.values()].filter(
    ({ text, isCopied }) => text !== '' && !isCopied,
  );
  return [
    `${translated.length} of ${translation.size} translated`,
    `${outdatedKeys(translation).length} outdated`,
  ].join(', ');
}
