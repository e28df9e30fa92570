import { Component, type ReactNode } from 'react';
import { reloadOnHistoryNavigation, reloadPage } from '../document/reloadPage.ts';
import { sendNatively } from '../waitlist/nativeSignup.ts';
import { hasNavigated } from './useNavigation.ts';

interface PageBoundaryProps {
  /** Called once the application has crashed. */
  onFailure: () => void;
  children: ReactNode;
}

/**
 * Ends the application when React cannot continue, for example because an extension has moved an
 * element that React wants to replace. The visitor keeps the page as plain HTML: links, menu and
 * forms work as they do without scripts. A page that is no longer up to date is loaded again.
 */
export class PageBoundary extends Component<PageBoundaryProps> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };
  page: ChildNode[] | undefined;
  title = '';
  focused: Element | null = null;
  scrollY = 0;
  documentPath = location.pathname;

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // Before React removes them. Removing can fail too, and then this runs again.
    if (!this.page) {
      this.page = [...root().childNodes];
      this.title = document.title;
      this.focused = document.activeElement;
      this.scrollY = scrollY;
    }
    return null;
  }

  override componentDidUpdate() {
    if (!this.page) return;
    document.title = this.title;
    root().replaceChildren(...this.page);
    // Undoes what the application did: disabled fields, and questions that a search has hidden.
    for (const control of root().querySelectorAll(':disabled')) control.removeAttribute('disabled');
    for (const part of root().querySelectorAll('main :is(section, details)')) {
      part.removeAttribute('hidden');
    }
    if (this.focused instanceof HTMLElement) this.focused.focus({ preventScroll: true });
    scrollTo({ top: this.scrollY, behavior: 'instant' });
    const { dataset } = document.documentElement;
    if (dataset.scripts === 'failed') return;
    dataset.scripts = 'failed';
    this.props.onFailure();
    const waitingForm = root().querySelector<HTMLFormElement>('form[aria-busy=true]');
    // The kept page belongs to another address.
    if (hasNavigated || location.pathname !== this.documentPath) reloadPage(true);
    else if (waitingForm) sendNatively(waitingForm);
    else reloadOnHistoryNavigation();
  }
}

const root = () => document.getElementById('root') as HTMLElement;
