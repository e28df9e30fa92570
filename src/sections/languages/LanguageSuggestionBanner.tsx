import { css } from '@emotion/react';
import type { i18n as I18n } from 'i18next';
import { useEffect, useState } from 'react';
import IconClose from '~icons/lucide/x';
import { type PageDocument, type Strings, usePageDocument } from '../../document/pageDocument.ts';
import { preferredLanguage } from '../../i18n/languages/preferredLanguage.ts';
import { useI18n } from '../../i18n/useI18n.ts';
import { frosted, glassEdge, screenOnly } from '../../theme/mixins.ts';
import { color, font, radius, shadow, size, space } from '../../theme/tokens.ts';
import { iconButton } from '../../ui/buttonStyles.ts';
import { settleLanguage } from './rememberedChoice.ts';
import { useLanguagePath } from './useLanguagePath.ts';

/** What is said in each language, which the page's own strings do not have. */
const SUGGESTIONS = import.meta.glob<Strings>('/locales/*.json', {
  eager: true,
  query: '?suggestion',
  import: 'default',
});

/**
 * One line in the visitor's own language, where the browser prefers one that this page is not in: a link,
 * never a redirect. It lies over the page's foot and moves nothing. Once it has been declined, here or by
 * choosing in the switcher, it does not come again.
 */
export function LanguageSuggestion() {
  const i18n = useI18n();
  const pageDocument = usePageDocument();
  const pathIn = useLanguagePath();
  const [suggestion] = useState(() => suggest(i18n, pageDocument));
  const [isDismissed, setDismissed] = useState(false);
  // A screen reader tells only what comes into an element that was there before.
  const [isReady, setReady] = useState(false);
  const isShown = suggestion && isReady && !isDismissed;

  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (!isShown) return;
    // What stands at the page's foot can be scrolled out from behind the line.
    const { body, documentElement } = document;
    const room = `calc(${size.control} + ${space.xl})`;
    documentElement.style.scrollPaddingBlockEnd = room;
    body.style.paddingBlockEnd = room;
    addEventListener('focusin', bringFromBehind);
    return () => {
      documentElement.style.scrollPaddingBlockEnd = '';
      body.style.paddingBlockEnd = '';
      removeEventListener('focusin', bringFromBehind);
    };
  }, [isShown]);

  function dismiss() {
    settleLanguage();
    setDismissed(true);
    // What had focus is gone.
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  if (!suggestion) return null;
  const { tag, dir, text, dismissLabel } = suggestion;
  return (
    <div role="status" lang={tag} dir={dir}>
      {isShown && (
        <div css={[frosted, glassEdge, screenOnly, line]}>
          <a href={pathIn(tag)} hrefLang={tag}>
            {text}
          </a>
          <button type="button" css={iconButton} aria-label={dismissLabel} onClick={dismiss}>
            <IconClose aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}

/** What is tabbed to is not left behind the line; browsers scroll only to what is out of the window. */
function bringFromBehind({ target }: FocusEvent) {
  if (target instanceof Element && target.matches('main :focus-visible, footer :focus-visible')) {
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
}

/** The language to suggest and what is said in it, or nothing if the page is in the best there is. */
function suggest(i18n: I18n, { language, languages }: PageDocument) {
  const tags = languages.map(({ tag }) => tag);
  const best = languages.find(({ tag }) => tag === preferredLanguage(navigator.languages, tags));
  if (!best || best.tag === language.tag) return undefined;
  const strings = SUGGESTIONS[`/locales/${best.tag}.json`];
  if (!strings?.text || !strings.dismiss) return undefined;
  i18n.addResourceBundle(best.tag, 'translation', { suggestion: strings }, true);
  const t = i18n.getFixedT(best.tag);
  return {
    tag: best.tag,
    dir: i18n.dir(best.tag),
    text: t('suggestion.text'),
    dismissLabel: t('suggestion.dismiss'),
  };
}

const line = css`
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
`;
