import { css } from '@emotion/react';
import { useLocation } from 'react-router-dom';
import { localePath } from '../i18n/localePath.ts';
import { usePageDocument } from '../i18n/pageDocument.ts';
import { useText } from '../i18n/useText.ts';
import { PAGES, pageAt } from '../routes.ts';
import { space } from '../theme/tokens.ts';

/**
 * Plain links to this page, and to the place in it, in the other languages; each is a document of its own, so they load it.
 * A page that is not found leads to the other language's home.
 */
export function LanguageSwitcher() {
  const t = useText();
  const { language, languages } = usePageDocument();
  const { pathname, hash } = useLocation();
  if (languages.length < 2) return null;
  const page = pageAt(pathname);
  const path = PAGES[page === 'notFound' ? 'home' : page].path;
  return (
    <nav aria-label={t('footer.languages')}>
      <ul css={list}>
        {languages.map(({ tag, name, dir }) => (
          <li key={tag}>
            <a
              href={`${localePath(tag, path)}${hash}`}
              lang={tag}
              hrefLang={tag}
              dir={dir}
              aria-current={tag === language.tag ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.m};
  [aria-current] { font-weight: 600; }
`;
