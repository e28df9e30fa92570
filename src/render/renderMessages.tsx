import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { plainSubject, SUPPORT_EMAIL } from '../config.ts';
import { createI18n } from '../i18n/createI18n.ts';
import type { Locale } from '../i18n/locale.ts';
import { withOutlookTable } from '../mail/MailFrame.tsx';
import { MAILS, type MailName, WaitlistMail, waitlistMailText } from '../mail/WaitlistMail.tsx';
import { API_OUTCOMES } from '../messages/apiOutcomes.ts';
import {
  type LanguageMessages,
  type Mail,
  PLACEHOLDERS,
  UNSUBSCRIBE_LINK,
} from '../messages/messages.ts';
import { RESULT_PAGE_NAMES } from '../messages/resultPages.ts';
import { RootProviders } from '../RootProviders.tsx';
import { FiguresFrame } from '../serverPages/FiguresFrame.tsx';
import { formUrl, ResultPageView } from '../serverPages/ResultPageView.tsx';
import { createStyleCache } from '../theme/styleCache.ts';
import { documentStyleCache, type RenderedDocument, renderDocument } from './renderDocument.ts';

/** Renders the mails and result pages in a language. Needs no browser and makes no request. */
export function renderMessages(locale: Locale): LanguageMessages<RenderedDocument> {
  const { t } = createI18n(locale.language, locale.strings);
  const pages = RESULT_PAGE_NAMES.map((page) => [
    page,
    renderServerPage(page, <ResultPageView page={page} />, locale),
  ]);
  const answers = Object.entries(API_OUTCOMES).flatMap(([name, outcome]) =>
    'text' in outcome ? [[name, t(outcome.text, PLACEHOLDERS)]] : [],
  );
  return {
    confirmMail: renderMail(locale, 'confirm'),
    inviteMail: renderMail(locale, 'invite'),
    pages: Object.fromEntries(pages),
    answers: Object.fromEntries(answers),
    formUrl: formUrl(locale.language.tag),
  };
}

/** Renders the frame of the page with the team's figures. */
export function renderFiguresFrame(locale: Locale): RenderedDocument {
  return renderServerPage('figures', <FiguresFrame />, locale);
}

function renderServerPage(name: string, content: ReactNode, locale: Locale) {
  const styleCache = documentStyleCache(name);
  return renderDocument(render(content, locale, styleCache), locale, styleCache);
}

function renderMail(locale: Locale, name: MailName): Mail {
  const { t } = createI18n(locale.language, locale.strings);
  const text = [
    t('brand.name'),
    ...waitlistMailText(t, name),
    '--',
    t('messages.contact', { email: SUPPORT_EMAIL }),
    `${t('messages.mail.unsubscribe')}\n${UNSUBSCRIBE_LINK}`,
  ];
  const html = render(<WaitlistMail name={name} />, locale, createStyleCache());
  return {
    subject: plainSubject(t(MAILS[name].subject)),
    html: `<!doctype html>${withOutlookTable(html)}`,
    // Mail programs wrap long lines.
    text: `${text.join('\n\n')}\n`,
  };
}

function render(content: ReactNode, locale: Locale, styleCache: EmotionCache): string {
  const { language, strings, fallbackKeys } = locale;
  return renderToStaticMarkup(
    <RootProviders
      pageContext={{ language, languages: [], fallbackKeys, builtYear: 0 }}
      i18n={createI18n(language, strings)}
      styleCache={styleCache}
    >
      {content}
    </RootProviders>,
  );
}
