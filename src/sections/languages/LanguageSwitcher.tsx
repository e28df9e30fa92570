import { usePageContext } from '../../document/pageContext.ts';
import { useText } from '../../i18n/useText.ts';
import { rememberLanguageChoice } from './suggestedLanguage.ts';
import { useLanguagePath } from './useLanguagePath.ts';

/**
 * Plain links to this page in the other languages; each is a separate document. The footer styles
 * them: links without classes keep the cost per language low.
 */
export function LanguageSwitcher() {
  const t = useText();
  const { language, languages } = usePageContext();
  const pathIn = useLanguagePath();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t('footer.languages')} data-languages="">
      <ul translate="no">
        {languages.map(({ tag, name }) => (
          <li key={tag}>
            <a
              href={pathIn(tag)}
              hrefLang={tag}
              lang={tag}
              aria-current={tag === language.tag ? 'true' : undefined}
              onClick={rememberLanguageChoice}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
