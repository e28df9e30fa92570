import type { TextKey } from '../i18n/useText.ts';
import type { ResultPage } from './messages.ts';

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
}

export const LINK_PAGES: Record<ResultPage, ResultPageContent> = {
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
  expired: {
    title: 'messages.expired.title',
    text: 'messages.expired.text',
    action: 'messages.expired.button',
    buttonTarget: 'post',
  },
  sentAgain: {
    title: 'messages.sentAgain.title',
    text: 'messages.sentAgain.text',
    action: 'common.returnToHome',
    buttonTarget: 'home',
  },
  unknown: {
    title: 'messages.unknown.title',
    text: 'messages.unknown.text',
    action: 'common.joinWaitlist',
    buttonTarget: 'form',
  },
  unavailable: {
    title: 'messages.unavailable.title',
    text: 'messages.unavailable.text',
    action: 'messages.unavailable.link',
    buttonTarget: 'again',
  },
  joined: {
    title: 'waitlist.success.title',
    text: 'waitlist.success.text',
    action: 'messages.backToPage',
    buttonTarget: 'told',
  },
  known: {
    title: 'waitlist.alreadyRegistered.title',
    text: 'waitlist.alreadyRegistered.text',
    action: 'messages.backToPage',
    buttonTarget: 'told',
  },
  tooMany: {
    title: 'messages.tooMany.title',
    text: 'messages.tooMany.text',
    action: 'messages.backToPage',
    buttonTarget: 'back',
  },
  notSaved: {
    title: 'messages.unavailable.title',
    text: 'messages.answers.unavailable',
    action: 'messages.backToPage',
    buttonTarget: 'back',
  },
  wrongAddress: {
    title: 'messages.wrongAddress.title',
    text: 'messages.wrongAddress.text',
    action: 'waitlist.submit',
    buttonTarget: 'signup',
  },
  otherSite: {
    title: 'messages.otherSite.title',
    text: 'messages.answers.otherSite',
    action: 'common.joinWaitlist',
    buttonTarget: 'form',
  },
};

export const RESULT_PAGE_NAMES = Object.keys(LINK_PAGES) as ResultPage[];
