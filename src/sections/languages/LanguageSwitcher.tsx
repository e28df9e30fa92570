import { css } from '@emotion/react';
import { usePageDocument } from '../../i18n/pageDocument.ts';
import { useText } from '../../i18n/useText.ts';
import { space } from '../../theme/tokens.ts';
import { settleLanguage } from './settledLanguage.ts';
import { useLanguagePath } from './useLanguagePath.ts';

/** Plain links to this page in the other languages; each is a document of its own, so they load it. */
export function LanguageSwitcher() {
  const t = useText();
  const { language, languages } = usePageDocument();
  const pathIn = useLanguagePath();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t('footer.languages')}>
      <ul css={list}>
        {languages.map(({ tag, name, dir }) => (
          <li key={tag}>
            <a
              hrefLang={tag}
              lang={tag}
              href={pathIn(tag)}
              dir={dir === language.dir ? undefined : dir}
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

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.m};
  [aria-current] { font-weight: 600; }
`;
