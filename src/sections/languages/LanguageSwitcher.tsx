import { usePageDocument } from '../../document/pageDocument.ts';
import { useText } from '../../i18n/useText.ts';
import { settleLanguage } from './rememberedChoice.ts';
import { useLanguagePath } from './useLanguagePath.ts';

/**
 * Plain links to this page in the other languages; each is a document of its own, so they load it. The footer
 * lays them out: every document has its styles, so that a language more costs its link alone. So do the
 * attributes in this order, in which they compress best.
 */
export function LanguageSwitcher() {
  const t = useText();
  const { language, languages } = usePageDocument();
  const pathIn = useLanguagePath();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t('footer.languages')} data-languages="">
      <ul>
        {languages.map(({ tag, name }) => (
          <li key={tag}>
            <a
              href={pathIn(tag)}
              hrefLang={tag}
              lang={tag}
              aria-current={tag === language.tag ? 'true' : undefined}
              onClick={settleLanguage}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
