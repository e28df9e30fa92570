import type { TextKey } from '../i18n/textKeys.ts';

interface ResultPageContent {
  /** The group of its title, and of its text unless `text` names another. */
  texts: string;
  text?: TextKey;
  /**
   * Where its only button posts or leads: `post`, `signup` and `again` to the page's own address,
   * `back` to the page with the form.
   */
  buttonTarget: 'post' | keyof typeof ACTIONS;
  /**
   * The last part of its address, if a form leads to it. Others answer at the address requested.
   */
  path?: string;
}

/** The button's label by where it leads; those that post have their own, in the page's group. */
const ACTIONS = {
  signup: 'waitlist.submit',
  home: 'common.returnToHome',
  form: 'common.joinWaitlist',
  again: 'messages.unavailable.link',
  back: 'messages.backToPage',
} as const;

/** The pages that a mail's links lead to, and that answer a form sent by the browser itself. */
export const RESULT_PAGES = {
  confirm: { texts: 'messages.confirm', buttonTarget: 'post' },
  confirmed: { texts: 'messages.confirmed', buttonTarget: 'home' },
  unsubscribe: { texts: 'messages.unsubscribe', buttonTarget: 'post' },
  unsubscribed: { texts: 'messages.unsubscribed', buttonTarget: 'home' },
  expired: { texts: 'messages.expired', buttonTarget: 'post' },
  // A mail with a new link waits to be sent, or was sent in the last hour.
  sentAgain: { texts: 'messages.sentAgain', buttonTarget: 'home' },
  // The link was cut or changed, or its address is no longer on the list.
  unknown: { texts: 'messages.unknown', buttonTarget: 'form' },
  // The server cannot reach its database.
  unavailable: { texts: 'messages.unavailable', buttonTarget: 'again' },
  joined: { texts: 'waitlist.success', buttonTarget: 'back', path: 'joined' },
  known: { texts: 'waitlist.alreadyRegistered', buttonTarget: 'back', path: 'known' },
  tooMany: { texts: 'messages.tooMany', buttonTarget: 'back', path: 'too-many' },
  // The form was sent, and the address could not be stored.
  notSaved: {
    texts: 'messages.unavailable',
    text: 'messages.answers.unavailable',
    buttonTarget: 'back',
    path: 'unavailable',
  },
  // The submitted text is not an address: shows the form again.
  wrongAddress: { texts: 'messages.wrongAddress', buttonTarget: 'signup' },
  otherSite: {
    texts: 'messages.otherSite',
    text: 'messages.answers.otherSite',
    buttonTarget: 'form',
  },
} as const satisfies Record<string, ResultPageContent>;

export type ResultPage = keyof typeof RESULT_PAGES;

export const RESULT_PAGE_NAMES = Object.keys(RESULT_PAGES) as ResultPage[];

/** Returns the keys of a page's title and text, and of its button's label. */
export function resultPageTexts(name: ResultPage): Record<'title' | 'text' | 'action', TextKey> {
  const page = RESULT_PAGES[name];
  return {
    title: `${page.texts}.title`,
    text: 'text' in page ? page.text : `${page.texts}.text`,
    action: page.buttonTarget === 'post' ? `${page.texts}.button` : ACTIONS[page.buttonTarget],
  };
}
