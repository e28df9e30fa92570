import { css } from '@emotion/react';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Strings } from '../../i18n/locale.ts';
import { frosted, glassEdge } from '../../theme/glass.ts';
import { noPrint } from '../../theme/mixins.ts';
import { shadow } from '../../theme/shadows.ts';
import { color, font, media, radius, size, space } from '../../theme/tokens.ts';
import { iconButton } from '../../ui/buttonStyles.ts';
import { XIcon } from '../../ui/icons.tsx';
import { useLanguagePath } from './LanguageSwitcher.tsx';
import { rememberLanguageChoice } from './suggestedLanguage.ts';

/** The suggestion in each language, which the page's own strings do not include. */
const SUGGESTIONS = import.meta.glob<Strings>('/locales/*.json', {
  eager: true,
  query: '?suggestion',
  import: 'default',
});

/**
 * Suggests the page in the visitor's own language: a link, never a redirect. It shifts nothing, and
 * does not appear again once it was dismissed or a language was chosen in the switcher.
 */
export function LanguageSuggestionBanner({ tag }: { tag: string }): ReactNode {
  const { i18n } = useTranslation();
  const pathIn = useLanguagePath();
  const [suggestion, setSuggestion] = useState<ReturnType<typeof suggestionIn>>();

  // Screen readers announce only what is added to a live region that was there before.
  useEffect(() => setSuggestion(suggestionIn(tag, i18n)), [tag, i18n]);

  function dismiss() {
    rememberLanguageChoice();
    setSuggestion(undefined);
    // The button had focus and is gone.
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  return (
    <div
      role="status"
      lang={tag}
      dir={suggestion?.dir}
      css={suggestion && [frosted, glassEdge, noPrint, banner]}
    >
      {suggestion && (
        <>
          <a href={pathIn(tag)} hrefLang={tag}>
            {suggestion.text}
          </a>
          <button type="button" css={iconButton} aria-label={suggestion.dismiss} onClick={dismiss}>
            <XIcon />
          </button>
        </>
      )}
    </div>
  );
}

/** Returns the suggestion's texts, or `undefined` if the language lacks one of them. */
function suggestionIn(tag: string, i18n: I18n) {
  const own = i18n.getResource(tag, 'translation', 'suggestion') as Strings | undefined;
  const strings = own ?? SUGGESTIONS[`/locales/${tag}.json`];
  if (!strings?.text || !strings.dismiss) return undefined;
  i18n.addResourceBundle(tag, 'translation', { suggestion: strings }, true);
  const t = i18n.getFixedT(tag);
  return { dir: i18n.dir(tag), text: t('suggestion.text'), dismiss: t('suggestion.dismiss') };
}

const banner = css`
  position: fixed;
  z-index: 2;
  inset-block-end: calc(${space.s} + env(safe-area-inset-bottom));
  inset-inline: 0;
  display: flex;
  align-items: center;
  inline-size: fit-content;
  max-inline-size: calc(100% - 2 * ${space.s});
  margin-inline: auto;
  padding-inline-start: ${space.l};
  border-radius: ${radius.pill};
  box-shadow: ${shadow.deep};
  color: ${color.ink};
  font-size: ${font.small};
  a { padding-block: ${space.xs}; }
  button { flex: none; }
  ${media.wide} { margin-inline-start: ${space.s}; }
  ${media.short} {
    position: relative;
    inset: auto;
    margin-block: ${space.s};
  }
  ${media.forcedColors} { border: ${space.hair} solid; }
  /* Neither the end of the page nor what has focus is behind it. */
  body:has(&) { padding-block-end: calc(${size.control} + ${space.xl}); }
  html:has(&) { scroll-padding-block-end: calc(${size.control} + ${space.xl}); }
`;
