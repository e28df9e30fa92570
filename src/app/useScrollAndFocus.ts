import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { WAITLIST_ID } from '../routes.ts';

/** Where each history entry of this document was scrolled to, by its key. */
const scrollPositions = new Map<string, number>();

/**
 * Scrolling and focus as on a site of separate documents: a new page starts at its top with focus on its
 * heading, Back returns to where one was, a fragment leads to its element, and *Join Waitlist* into the
 * form's field.
 */
export function useScrollAndFocus(): void {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shownPath = useRef<string>(null);

  useEffect(rememberScrolling, []);

  useLayoutEffect(() => {
    const isFirst = shownPath.current === null;
    const isNewPage = !isFirst && shownPath.current !== pathname;
    shownPath.current = pathname;
    currentKey = key;
    const target = hash ? document.getElementById(decodeFragment(hash)) : null;
    // The router gives each of its entries a state; one without is the browser's own fragment navigation.
    const hasBrowserScrolled = isFirst || history.state === null;

    if (isNewPage) focusHeading();
    if (target?.id === WAITLIST_ID) focusField(target);
    if (hasBrowserScrolled) return;
    if (isBack) restoreScroll(scrollPositions.get(key) ?? history.state.scrollY ?? 0);
    else if (target) target.scrollIntoView(isNewPage ? { behavior: 'instant' } : undefined);
    else scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash, isBack]);
}

let currentKey = 'default';

/** The browser's own restoring would come before the page; it returns for when the document is left. */
function rememberScrolling(): () => void {
  const remember = () => scrollPositions.set(currentKey, scrollY);
  const leave = () => {
    history.scrollRestoration = 'auto';
  };
  // A click may lead to another entry. What an entry itself remembers is there after a reload, too.
  const keep = () => {
    if (history.state !== null) history.replaceState({ ...history.state, scrollY }, '');
  };
  const arrive = () => {
    history.scrollRestoration = 'manual';
  };
  arrive();
  // From the back/forward cache.
  addEventListener('pageshow', arrive);
  addEventListener('click', keep, { capture: true });
  addEventListener('scroll', remember, { passive: true });
  addEventListener('pagehide', leave);
  return () => {
    removeEventListener('pageshow', arrive);
    removeEventListener('click', keep, { capture: true });
    removeEventListener('scroll', remember);
    removeEventListener('pagehide', leave);
    leave();
  };
}

function restoreScroll(top: number): void {
  const restore = () => scrollTo({ top, behavior: 'instant' });
  restore();
  // A smooth scroll that was still under way moves the page by one more frame.
  requestAnimationFrame(restore);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function focusField(form: Element): void {
  // The field, or the banner in its place.
  form.querySelector<HTMLElement>('input, [tabindex]')?.focus({ preventScroll: true });
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
