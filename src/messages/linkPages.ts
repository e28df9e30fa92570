import type { TextKey } from '../i18n/useText.ts';
import type { LinkPage } from './messages.ts';

interface LinkPageContent {
  title: TextKey;
  text: TextKey;
  /** Label of the page's only button. */
  action: TextKey;
  /** The button posts to the page's own address, or leads elsewhere. `again` opens the same page. */
  leads: 'post' | 'home' | 'form' | 'again';
}

export const LINK_PAGES: Record<LinkPage, LinkPageContent> = {
  confirm: {
    title: 'messages.confirm.title',
    text: 'messages.confirm.text',
    action: 'messages.confirm.button',
    leads: 'post',
  },
  confirmed: {
    title: 'messages.confirmed.title',
    text: 'messages.confirmed.text',
    action: 'common.returnToHome',
    leads: 'home',
  },
  unsubscribe: {
    title: 'messages.unsubscribe.title',
    text: 'messages.unsubscribe.text',
    action: 'messages.unsubscribe.button',
    leads: 'post',
  },
  unsubscribed: {
    title: 'messages.unsubscribed.title',
    text: 'messages.unsubscribed.text',
    action: 'common.returnToHome',
    leads: 'home',
  },
  expired: {
    title: 'messages.expired.title',
    text: 'messages.expired.text',
    action: 'messages.expired.link',
    leads: 'form',
  },
  unknown: {
    title: 'messages.unknown.title',
    text: 'messages.unknown.text',
    action: 'common.joinWaitlist',
    leads: 'form',
  },
  unavailable: {
    title: 'messages.unavailable.title',
    text: 'messages.unavailable.text',
    action: 'messages.unavailable.link',
    leads: 'again',
  },
};

export const LINK_PAGE_NAMES = Object.keys(LINK_PAGES) as LinkPage[];
