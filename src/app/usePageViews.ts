import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Analytics } from '../../analytics/port.ts';

/** One `$pageview` for each page shown, the first included; a fragment is no page. */
export function usePageViews(analytics: Analytics): void {
  const { pathname } = useLocation();
  // A layout effect: later ones wait for the view transition, and the visitor may be elsewhere by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what makes a new page
  useLayoutEffect(() => analytics.capture('$pageview', {}), [analytics, pathname]);
}
