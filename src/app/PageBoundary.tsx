import { Component, type ReactNode } from 'react';
import { reloadOnHistoryNavigation, reloadPage } from '../document/reloadPage.ts';

interface PageBoundaryProps {
  /** Called once the application has crashed. */
  onFailure: () => void;
  children: ReactNode;
}

/**
 * Ends the application where React cannot go on, as when an extension has moved an element that it
 * wants to replace. The visitor keeps the page that was there, as plain HTML: its links, its menu
 * and its forms work as without scripts. A page that shows what is no longer true is loaded again.
 */
export class PageBoundary extends Component<PageBoundaryProps> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };
  page: ChildNode[] | undefined;
  title = '';
  documentPath = location.pathname;

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // Before React removes them. Removing can fail too, and then this runs again.
    if (!this.page) {
      this.page = [...root().childNodes];
      this.title = document.title;
    }
    return null;
  }

  override componentDidUpdate() {
    if (!this.page) return;
    document.title = this.title;
    root().replaceChildren(...this.page);
    for (const control of root().querySelectorAll(':disabled')) control.removeAttribute('disabled');
    const { dataset } = document.documentElement;
    if (dataset.scripts === 'failed') return;
    dataset.scripts = 'failed';
    this.props.onFailure();
    // The page of another address, or a form that would wait for ever.
    const isBusy = root().querySelector('form[aria-busy=true]') !== null;
    if (location.pathname !== this.documentPath || isBusy) reloadPage(true);
    else reloadOnHistoryNavigation();
  }
}

const root = () => document.getElementById('root') as HTMLElement;
