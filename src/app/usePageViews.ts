import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Analytics } from '../../analytics/port.ts';

/**
 * Captures one `$pageview` for each page that a client navigation shows; fragments do not count.
 * The first page view is the visit's own: a visit without an interaction never runs the application.
 */
export function usePageViews(analytics: Analytics): void {
  const { pathname } = useLocation();
  const counted = useRef(pathname);
  // A layout effect: a visitor may follow the next link before passive effects run.
  useLayoutEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    analytics.capture('$pageview', {});
  }, [analytics, pathname]);
}
