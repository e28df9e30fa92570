import { createContext, useContext } from 'react';
import type { Analytics } from '../../analytics/port.ts';

export const AnalyticsContext = createContext<Analytics | null>(null);

/** Returns what captures the events of the tracking plan, for any component. */
export function useAnalytics(): Analytics {
  const analytics = useContext(AnalyticsContext);
  if (!analytics) throw new Error('useAnalytics needs an AnalyticsContext above it');
  return analytics;
}
