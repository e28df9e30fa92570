import { usePageContext } from '../i18n/pageContext.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/**
 * Returns the year by the visitor's clock and time zone. Hydration starts from the year of the
 * build, which the prerendered HTML shows; the visitor's replaces it at once.
 */
export function useCurrentYear(): number {
  const { builtYear } = usePageContext();
  return useIsHydrated() ? new Date().getFullYear() : builtYear;
}
