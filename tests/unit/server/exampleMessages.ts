import {
  CONFIRM_LINK,
  INVITE_LINK,
  type Messages,
  PLACEHOLDERS,
  UNSUBSCRIBE_LINK,
} from '../../../src/mail/messages.ts';
import { OUTCOMES } from '../../../src/mail/outcomes.ts';
import { RESULT_PAGE_NAMES, type ResultPage } from '../../../src/mail/resultPages.ts';
import { siteTexts } from '../../support/siteTexts.ts';

/** Short mails and pages in three languages. The title of each page says which it is. */
export const EXAMPLE_MESSAGES: Messages = {
  apiUrl: null,
  from: 'Iris <support@iris.example>',
  languages: Object.fromEntries(['en', 'de', 'pt-BR'].map((tag) => [tag, messagesIn(tag)])),
};

function messagesIn(tag: string): Messages['languages'][string] {
  const page = (name: ResultPage) =>
    `<!doctype html><html lang="${tag}"><title>${name}</title><p>{{from}} | {{typed}} | {{problem}}</p>`;
  const t = siteTexts(tag);
  return {
    confirmMail: {
      subject: `Confirm (${tag})`,
      html: `<a href="${CONFIRM_LINK}">confirm</a> <a href="${UNSUBSCRIBE_LINK}">leave</a>`,
      text: `${CONFIRM_LINK}\n${UNSUBSCRIBE_LINK}\n`,
    },
    inviteMail: {
      subject: `Your turn (${tag})`,
      html: `<a href="${INVITE_LINK}">start</a> <a href="${UNSUBSCRIBE_LINK}">leave</a>`,
      text: `${INVITE_LINK}\n${UNSUBSCRIBE_LINK}\n`,
    },
    pages: Object.fromEntries(RESULT_PAGE_NAMES.map((name) => [name, page(name)])) as Record<
      ResultPage,
      string
    >,
    answers: Object.fromEntries(
      Object.entries(OUTCOMES).map(([name, outcome]) => [
        name,
        'text' in outcome ? t(outcome.text, PLACEHOLDERS) : '',
      ]),
    ) as Messages['languages'][string]['answers'],
    formUrl: `/${tag}#waitlist`,
  };
}
