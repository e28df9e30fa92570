import type { TextKey } from '../i18n/useText.ts';

interface ResultPageContent {
  title: TextKey;
  text: TextKey;
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
  confirm: {
    title: 'messages.confirm.title',
    text: 'messages.confirm.text',
    action: 'messages.confirm.button',
    buttonTarget: 'post',
  },
  confirmed: {
    title: 'messages.confirmed.title',
    text: 'messages.confirmed.text',
    action: 'common.returnToHome',
    buttonTarget: 'home',
  },
  unsubscribe: {
    title: 'messages.unsubscribe.title',
    text: 'messages.unsubscribe.text',
    action: 'messages.unsubscribe.button',
    buttonTarget: 'post',
  },
  unsubscribed: {
    title: 'messages.unsubscribed.title',
    text: 'messages.unsubscribed.text',
    action: 'common.returnToHome',
    buttonTarget: 'home',
  },
  // The link to confirm is too old.
  expired: {
    title: 'messages.expired.title',
    text: 'messages.expired.text',
    action: 'messages.expired.button',
    buttonTarget: 'post',
  },
  // A mail with a new link waits to be sent, or was sent in the last hour.
  sentAgain: {
    title: 'messages.sentAgain.title',
    text: 'messages.sentAgain.text',
    action: 'common.returnToHome',
    buttonTarget: 'home',
  },
  // The link was cut or changed, or its address is no longer on the list.
  unknown: {
    title: 'messages.unknown.title',
    text: 'messages.unknown.text',
    action: 'common.joinWaitlist',
    buttonTarget: 'form',
  },
  // The server cannot reach its database.
  unavailable: {
    title: 'messages.unavailable.title',
    text: 'messages.unavailable.text',
    action: 'messages.unavailable.link',
    buttonTarget: 'again',
  },
  // The form was sent, and the address is new.
  joined: {
    title: 'waitlist.success.title',
    text: 'waitlist.success.text',
    action: 'messages.backToPage',
    buttonTarget: 'told',
    path: 'joined',
  },
  // The form was sent with an address that is on the list.
  known: {
    title: 'waitlist.alreadyRegistered.title',
    text: 'waitlist.alreadyRegistered.text',
    action: 'messages.backToPage',
    buttonTarget: 'told',
    path: 'known',
  },
  // The form was sent too often.
  tooMany: {
    title: 'messages.tooMany.title',
    text: 'messages.tooMany.text',
    action: 'messages.backToPage',
    buttonTarget: 'back',
    path: 'too-many',
  },
  // The form was sent, and the address could not be stored.
  notSaved: {
    title: 'messages.unavailable.title',
    text: 'messages.answers.unavailable',
    action: 'messages.backToPage',
    buttonTarget: 'back',
    path: 'unavailable',
  },
  // The form was sent with something that is no address: the form again.
  wrongAddress: {
    title: 'messages.wrongAddress.title',
    text: 'messages.wrongAddress.text',
    action: 'waitlist.submit',
    buttonTarget: 'signup',
  },
  // A form of another website was sent.
  otherSite: {
    title: 'messages.otherSite.title',
    text: 'messages.answers.otherSite',
    action: 'common.joinWaitlist',
    buttonTarget: 'form',
  },
} as const satisfies Record<string, ResultPageContent>;

export type ResultPage = keyof typeof RESULT_PAGES;

export const RESULT_PAGE_NAMES = Object.keys(RESULT_PAGES) as ResultPage[];
