import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Analytics } from '../../analytics/port.ts';

/** Captures one `$pageview` for each page shown, the first included; fragments do not count. */
export function usePageViews(analytics: Analytics): void {
  const { pathname } = useLocation();
  // A layout effect: a visitor may follow the next link before passive effects run.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page view
  useLayoutEffect(() => analytics.capture('$pageview', {}), [analytics, pathname]);
}
