import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SITE_URL, SUPPORT_EMAIL } from '../config.ts';
import { RootProviders } from '../document/RootProviders.tsx';
import { type RenderedDocument, renderDocument } from '../document/renderDocument.ts';
import type { Locale } from '../document/siteData.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { createStyleCache } from '../theme/styleCache.ts';
import { ConfirmMail } from './ConfirmMail.tsx';
import { unwrapComments } from './MailColumn.tsx';
import {
  CONFIRM_DAYS,
  CONFIRM_LINK,
  type Mail,
  PLACEHOLDERS,
  UNSUBSCRIBE_LINK,
} from './messages.ts';
import { OUTCOMES, type TranslatedOutcome } from './outcomes.ts';
import { ResultPageView } from './ResultPageView.tsx';
import { RESULT_PAGE_NAMES, type ResultPage } from './resultPages.ts';
import { formUrl } from './siteUrl.ts';

/** Everything the server says in one language. */
export interface RenderedMessages {
  confirmMail: Mail;
  pages: Record<ResultPage, RenderedDocument>;
  answers: Record<TranslatedOutcome, string>;
  formUrl: string;
}

/** Renders the mail and its pages in a language. Needs no browser and makes no request. */
export function renderMessages(locale: Locale): RenderedMessages {
  const pages = RESULT_PAGE_NAMES.map((page) => [page, renderResultPage(page, locale)] as const);
  return {
    confirmMail: confirmMail(locale),
    pages: Object.fromEntries(pages) as RenderedMessages['pages'],
    answers: answers(locale),
    formUrl: formUrl(locale.language.tag),
  };
}

function answers(locale: Locale): Record<TranslatedOutcome, string> {
  const { t } = createI18n(locale.language, locale.strings);
  const texts = Object.entries(OUTCOMES).flatMap(([name, outcome]) =>
    'text' in outcome ? [[name, t(outcome.text, PLACEHOLDERS)] as const] : [],
  );
  return Object.fromEntries(texts) as Record<TranslatedOutcome, string>;
}

function confirmMail(locale: Locale): Mail {
  const { t } = createI18n(locale.language, locale.strings);
  return {
    // Isolates around a name are for running text; subjects are shown by all sorts of programs.
    subject: t('messages.mail.subject').replace(ISOLATES, ''),
    html: `<!doctype html>${unwrapComments(render(<ConfirmMail />, locale, createStyleCache()))}`,
    text: plainText([
      [t('brand.name')],
      [t('messages.confirm.title')],
      [t('messages.mail.intro', { site: new URL(SITE_URL).host })],
      [t('messages.confirm.button'), CONFIRM_LINK],
      [t('messages.mail.validity', { count: CONFIRM_DAYS })],
      [t('messages.mail.notYou')],
      ['--'],
      [t('messages.contact', { email: SUPPORT_EMAIL })],
      [t('messages.mail.unsubscribe'), UNSUBSCRIBE_LINK],
    ]),
  };
}

const ISOLATES = /[\u2068\u2069]/g;

/** Joins paragraphs of lines. Mail programs wrap long lines. */
function plainText(paragraphs: string[][]): string {
  return `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function renderResultPage(page: ResultPage, locale: Locale): RenderedDocument {
  const { messages, waitlist } = locale.strings;
  return renderDocument(page, JSON.stringify({ messages, waitlist }), (styleCache) =>
    render(<ResultPageView page={page} />, locale, styleCache),
  );
}

function render(content: ReactNode, locale: Locale, styleCache: EmotionCache): string {
  const { language, phrased, fallbackKeys } = locale;
  return renderToStaticMarkup(
    <RootProviders
      pageContext={{
        language,
        languages: [],
        fallbackKeys,
        builtYear: 0,
      }}
      i18n={createI18n(language, phrased)}
      styleCache={styleCache}
    >
      {content}
    </RootProviders>,
  );
}
