import type { TextKey } from '../i18n/useText.ts';

interface ResultPageContent {
  /** The group of its title, and of its text if that is not another. */
  texts: string;
  text?: TextKey;
  /** Label of the page's only button. */
  action: TextKey;
  /**
   * Where the button posts or leads. `post`, `signup` and `again` are the page's own address, `back`
   * is the page that the form is on, and `told` the same page with this page's name as fragment.
   */
  buttonTarget: 'post' | 'signup' | 'home' | 'form' | 'again' | 'back' | 'told';
  /** The last part of its address, if a form leads to it. Others answer at the address requested. */
  path?: string;
}

/**
 * The pages that a mail's links lead to, and those that answer a form which a browser has sent
 * itself. Each is a complete HTML document that needs no script.
 */
export const RESULT_PAGES = {
  confirm: { texts: 'messages.confirm', action: 'messages.confirm.button', buttonTarget: 'post' },
  confirmed: { texts: 'messages.confirmed', action: 'common.returnToHome', buttonTarget: 'home' },
  unsubscribe: {
    texts: 'messages.unsubscribe',
    action: 'messages.unsubscribe.button',
    buttonTarget: 'post',
  },
  unsubscribed: {
    texts: 'messages.unsubscribed',
    action: 'common.returnToHome',
    buttonTarget: 'home',
  },
  // The link to confirm is too old.
  expired: { texts: 'messages.expired', action: 'messages.expired.button', buttonTarget: 'post' },
  // A mail with a new link waits to be sent, or was sent in the last hour.
  sentAgain: { texts: 'messages.sentAgain', action: 'common.returnToHome', buttonTarget: 'home' },
  // The link was cut or changed, or its address is no longer on the list.
  unknown: { texts: 'messages.unknown', action: 'common.joinWaitlist', buttonTarget: 'form' },
  // The server cannot reach its database.
  unavailable: {
    texts: 'messages.unavailable',
    action: 'messages.unavailable.link',
    buttonTarget: 'again',
  },
  // The form was sent, and the address is new.
  joined: {
    texts: 'waitlist.success',
    action: 'messages.backToPage',
    buttonTarget: 'told',
    path: 'joined',
  },
  // The form was sent with an address that is on the list.
  known: {
    texts: 'waitlist.alreadyRegistered',
    action: 'messages.backToPage',
    buttonTarget: 'told',
    path: 'known',
  },
  // The form was sent too often.
  tooMany: {
    texts: 'messages.tooMany',
    action: 'messages.backToPage',
    buttonTarget: 'back',
    path: 'too-many',
  },
  // The form was sent, and the address could not be stored.
  notSaved: {
    texts: 'messages.unavailable',
    text: 'messages.answers.unavailable',
    action: 'messages.backToPage',
    buttonTarget: 'back',
    path: 'unavailable',
  },
  // The form was sent with something that is no address: the form again.
  wrongAddress: {
    texts: 'messages.wrongAddress',
    action: 'waitlist.submit',
    buttonTarget: 'signup',
  },
  // A form of another website was sent.
  otherSite: {
    texts: 'messages.otherSite',
    text: 'messages.answers.otherSite',
    action: 'common.joinWaitlist',
    buttonTarget: 'form',
  },
} as const satisfies Record<string, ResultPageContent>;

export type ResultPage = keyof typeof RESULT_PAGES;

export const RESULT_PAGE_NAMES = Object.keys(RESULT_PAGES) as ResultPage[];

/** Returns the keys of a page's title and text. */
export function resultPageTexts(name: ResultPage): { title: TextKey; text: TextKey } {
  const page = RESULT_PAGES[name];
  return {
    title: `${page.texts}.title`,
    text: 'text' in page ? page.text : `${page.texts}.text`,
  };
}
