import { API_OUTCOMES } from '../../../src/messages/apiOutcomes.ts';
import {
  CONFIRM_LINK,
  FIGURES_CONTENT,
  FIGURES_TITLE,
  INVITE_LINK,
  type Mail,
  type Messages,
  PLACEHOLDERS,
  UNSUBSCRIBE_LINK,
} from '../../../src/messages/messages.ts';
import { RESULT_PAGE_NAMES, type ResultPage } from '../../../src/messages/resultPages.ts';
import { t } from '../../support/siteTexts.ts';

/** A word that begins every text of a language, in its letters. */
const FIRST_WORDS = { en: '', ar: 'مرحبا ', de: 'Grüße ', ja: 'こんにちは ', 'pt-BR': 'Olá ' };
type ExampleTag = keyof typeof FIRST_WORDS;

/** Translates an English text: adds a word that tells the language. */
export function translate(tag: ExampleTag, english: string): string {
  return FIRST_WORDS[tag] + english;
}

/** Short mails and pages in some languages. The title of each page says which it is. */
export const EXAMPLE_MESSAGES: Messages = {
  apiUrl: null,
  from: 'Iris <support@iris.example>',
  hasTracker: true,
  figuresPage: `<!doctype html><html lang="en"><title>${FIGURES_TITLE}</title>${FIGURES_CONTENT}`,
  languages: Object.fromEntries(
    Object.keys(FIRST_WORDS).map((tag) => [tag, messagesIn(tag as ExampleTag)]),
  ),
};

function mailOf(subject: string, link: string): Mail {
  return {
    subject,
    html:
      `<!doctype html><html><head><meta charset="utf-8"></head><body><p>${subject}</p>` +
      `<a href="${link}">go on</a> <a href="${UNSUBSCRIBE_LINK}">leave</a></body></html>`,
    text: `${subject}\n\n${link}\n\n${UNSUBSCRIBE_LINK}\n`,
  };
}

function messagesIn(tag: ExampleTag): Messages['languages'][string] {
  const page = (name: ResultPage) =>
    `<!doctype html><html lang="${tag}"><title>${name}</title><p>{{from}} | {{typed}} | {{problem}}</p>`;
  return {
    confirmMail: mailOf(translate(tag, t('messages.mail.subject')), CONFIRM_LINK),
    inviteMail: mailOf(translate(tag, t('messages.invite.subject')), INVITE_LINK),
    pages: Object.fromEntries(RESULT_PAGE_NAMES.map((name) => [name, page(name)])) as Record<
      ResultPage,
      string
    >,
    answers: Object.fromEntries(
      Object.entries(API_OUTCOMES).map(([name, outcome]) => [
        name,
        'text' in outcome ? translate(tag, t(outcome.text, PLACEHOLDERS)) : '',
      ]),
    ) as Messages['languages'][string]['answers'],
    formUrl: `/${tag}#waitlist`,
  };
}
