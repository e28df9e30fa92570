import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where each history entry of this visit was scrolled to, by its key. */
const scrollPositions = new Map<string, number>();

/**
 * Scrolling and focus as on a site of separate documents: a new page starts at its top with focus on its
 * heading, Back returns to where one was, a fragment leads to its element and into the field it holds.
 */
export function useScrollAndFocus(): void {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef({ key, pathname });

  useEffect(rememberScrolling, []);

  useLayoutEffect(() => {
    const isFirst = shown.current.key === key;
    const isNewPage = shown.current.pathname !== pathname;
    shown.current = { key, pathname };
    currentKey = key;
    const target = hash ? document.getElementById(decodeFragment(hash)) : null;
    if (isFirst) {
      // The browser has scrolled already; the caret is ours to place.
      target?.querySelector('input')?.focus({ preventScroll: true });
      return;
    }
    if (isNewPage) focusHeading();
    if (isBack) {
      scrollTo({ top: scrollPositions.get(key) ?? 0, behavior: 'instant' });
    } else if (target) {
      target.scrollIntoView(isNewPage ? { behavior: 'instant' } : undefined);
      (target.querySelector('input') ?? target).focus({ preventScroll: true });
    } else {
      scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [key, pathname, hash, isBack]);
}

let currentKey = 'default';

/** The browser's own restoring would come before the page; it returns for when the document is left. */
function rememberScrolling(): () => void {
  const remember = () => scrollPositions.set(currentKey, scrollY);
  const leave = () => {
    history.scrollRestoration = 'auto';
  };
  history.scrollRestoration = 'manual';
  addEventListener('scroll', remember, { passive: true });
  addEventListener('pagehide', leave);
  return () => {
    removeEventListener('scroll', remember);
    removeEventListener('pagehide', leave);
    leave();
  };
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
