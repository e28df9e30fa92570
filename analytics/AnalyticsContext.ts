import { createContext, useContext } from 'react';
import { type Analytics, noAnalytics } from './port.ts';

export const AnalyticsContext = createContext(noAnalytics);

/** Returns the port of the site's tracker; without a tracker, every call is a no-op. */
export function useAnalytics(): Analytics {
  return useContext(AnalyticsContext);
}
