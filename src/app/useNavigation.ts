import { useEffect, useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import type { Analytics } from '../../analytics/port.ts';
import { decoded } from '../i18n/pageAt.ts';
import { WAITLIST_ID } from '../routes.ts';
import { announce } from '../ui/announce.ts';

/** The history entry on screen. On Back, the browser's own entry changes before this one. */
const shown: { key?: string | undefined; path?: string; address?: string } = { key: 'default' };

let isDocumentLeft = false;

/** Returns whether a page other than the document's own has been shown. */
export function hasNavigated(): boolean {
  return isDocumentLeft;
}

/** Returns whether the page on screen is the one at the current address. */
export function isPageShown(): boolean {
  return shown.address === window.location.pathname;
}

/** Scroll position of each history entry of this document, by its key. */
const scrollPositions = new Map<string, number>();

/**
 * Makes navigation behave as it does between documents: a new page starts at its top with focus on
 * its heading, its title is announced and its view captured; Back restores the scroll position; a
 * fragment leads to its element and that element's heading, and *Join Waitlist* focuses the form's
 * field. `observePage` captures the first page view.
 *
 * @param location of the page on screen.
 * @param isBack whether Back or Forward has led to it.
 */
export function useNavigation(
  { key, pathname, hash }: Location,
  isBack: boolean,
  analytics: Analytics,
): void {
  useEffect(trackScrolling, []);

  // A layout effect: a visitor may follow the next link before passive effects run.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isBack` changes before the location does
  useLayoutEffect(() => {
    const isFirst = shown.path === undefined;
    const isNewPage = !isFirst && shown.path !== pathname;
    shown.path = pathname;
    shown.address = window.location.pathname;
    // The router gives its entries a state; one without is the browser's own fragment navigation.
    const isOwn = history.state !== null;
    shown.key = isOwn ? key : undefined;
    const target = hash ? document.getElementById(decoded(hash.slice(1))) : null;

    if (isNewPage) {
      isDocumentLeft = true;
      analytics.capture('$pageview', {});
      focusOn(document.querySelector('main :is(h1, h2)'));
    }
    // The visitor may already be typing elsewhere when the application begins.
    const isFocusFree = !isFirst || document.activeElement === document.body;
    if (target?.id === WAITLIST_ID && isFocusFree) focusField(target);
    else if (!isBack) focusOn(target?.querySelector('h1, h2'));
    // The browser has scrolled.
    if (isFirst) return;
    if (isBack && isOwn) restoreScroll(scrollPositions.get(key) ?? history.state.scrollY ?? 0);
    else if (target) target.scrollIntoView(isNewPage ? { behavior: 'instant' } : undefined);
    else if (isOwn) scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash, analytics]);

  // Not a layout effect: the title would still be the previous page's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces each new page
  useEffect(() => {
    if (isDocumentLeft) announce(document.title);
  }, [pathname]);
}

/** Records scroll positions, since the browser would restore them before the page has rendered. */
function trackScrolling(): () => void {
  const remember = () => shown.key && scrollPositions.set(shown.key, scrollY);
  const setRestoration = (by: ScrollRestoration) => {
    history.scrollRestoration = by;
  };
  // In the entry's own state, the position survives a reload. Saved ahead so that clicks stay fast.
  const save = () => {
    const { state } = history;
    if (state && (state.key ?? 'default') === shown.key) {
      history.replaceState({ ...state, scrollY }, '');
    }
  };
  // Runs once scrolling has ended: Safari before 26.2 has no `scrollend`.
  let settling: ReturnType<typeof setTimeout> | undefined;
  const saveSoon = () => {
    remember();
    clearTimeout(settling);
    settling = setTimeout(save, 100);
  };
  setRestoration('manual');
  // The visitor may have scrolled before the application ran.
  remember();
  save();
  const unmounted = new AbortController();
  // Also after a return from the back/forward cache.
  addEventListener('pageshow', () => setRestoration('manual'), { signal: unmounted.signal });
  addEventListener('scroll', saveSoon, { passive: true, signal: unmounted.signal });
  addEventListener('pagehide', () => setRestoration('auto'), { signal: unmounted.signal });
  return () => {
    unmounted.abort();
    clearTimeout(settling);
    setRestoration('auto');
  };
}

function restoreScroll(top: number): void {
  const restore = () => scrollTo({ top, behavior: 'instant' });
  restore();
  // A smooth scroll in progress moves the page for one more frame.
  requestAnimationFrame(restore);
}

function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Focuses the field, or the banner that replaces it. */
function focusField(form: HTMLElement): void {
  const focus = () =>
    form.querySelector<HTMLElement>('[name=email], [role=group]')?.focus({ preventScroll: true });
  focus();
  // Safari scrolls to the fragment again later, and clears focus unless the target accepts it.
  form.tabIndex = -1;
  form.onfocus = focus;
  // Otherwise a press on the text beside the field would focus the field, too.
  const stop = () => form.removeAttribute('tabindex');
  addEventListener('pointerdown', stop, { once: true, capture: true });
}
