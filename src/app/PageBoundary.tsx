import { Component, type ReactNode } from 'react';
import { sendNatively } from '../waitlist/sendNatively.ts';
import { reloadOnHistoryNavigation, reloadPage } from './reloadPage.ts';
import { hasNavigated, isPageShown } from './useNavigation.ts';

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
  private documentPath = location.pathname;
  private kept: KeptPage | undefined;

  override componentDidMount() {
    // If an extension has removed a head tag, React throws outside any error boundary.
    addEventListener('error', reloadUnlessShown);
  }

  override componentWillUnmount() {
    removeEventListener('error', reloadUnlessShown);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }

  // Runs before React removes the page. If the removal fails too, this runs again.
  override getSnapshotBeforeUpdate() {
    this.kept ??= {
      content: [...root().childNodes],
      title: document.title,
      focused: document.activeElement,
      scrollY,
    };
    return null;
  }

  override componentDidUpdate() {
    if (!this.state.hasFailed || !this.kept) return;
    restorePage(this.kept);
    const { dataset } = document.documentElement;
    if (dataset.scripts === 'failed') return;
    dataset.scripts = 'failed';
    this.props.onFailure();
    const waitingForm = root().querySelector<HTMLFormElement>('form[aria-busy=true]');
    // The kept page belongs to another address.
    if (hasNavigated() || location.pathname !== this.documentPath) reloadPage(true);
    else if (waitingForm) sendNatively(waitingForm);
    else reloadOnHistoryNavigation();
  }
}

function reloadUnlessShown(): void {
  if (!isPageShown()) reloadPage(true);
}

interface KeptPage {
  content: ChildNode[];
  title: string;
  focused: Element | null;
  scrollY: number;
}

function restorePage({ content, title, focused, scrollY }: KeptPage): void {
  document.title = title;
  root().replaceChildren(...content);
  // Undoes the application's changes: enables its fields, and shows questions that a search has
  // hidden.
  for (const control of root().querySelectorAll(':disabled')) control.removeAttribute('disabled');
  for (const part of root().querySelectorAll('main :is(section, details)')) {
    part.removeAttribute('hidden');
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  scrollTo({ top: scrollY, behavior: 'instant' });
}

const root = () => document.getElementById('root') as HTMLElement;
