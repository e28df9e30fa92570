import {
  CONFIRM_LINK,
  type Messages,
  type ResultPage,
  UNSUBSCRIBE_LINK,
} from '../../../src/email/messages.ts';
import { RESULT_PAGE_NAMES } from '../../../src/email/resultPages.ts';

/** Short mails and pages in three languages. The title of each page says which it is. */
export const EXAMPLE_MESSAGES: Messages = {
  apiUrl: null,
  from: 'Iris <support@iris.example>',
  languages: Object.fromEntries(['en', 'de', 'pt-BR'].map((tag) => [tag, messagesIn(tag)])),
};

function messagesIn(tag: string): Messages['languages'][string] {
  const page = (name: ResultPage) => `<!doctype html><html lang="${tag}"><title>${name}</title>`;
  return {
    confirmMail: {
      subject: `Confirm (${tag})`,
      html: `<a href="${CONFIRM_LINK}">confirm</a> <a href="${UNSUBSCRIBE_LINK}">leave</a>`,
      text: `${CONFIRM_LINK}\n${UNSUBSCRIBE_LINK}\n`,
    },
    pages: Object.fromEntries(RESULT_PAGE_NAMES.map((name) => [name, page(name)])) as Record<
      ResultPage,
      string
    >,
  };
}
