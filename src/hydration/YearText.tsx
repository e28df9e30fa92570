import { usePageContext } from '../i18n/pageContext.ts';
import { T } from '../i18n/T.tsx';
import { useIsHydrated } from './useIsHydrated.ts';

interface YearTextProps {
  k: 'footer.copyright' | 'policies.lastUpdated';
  className?: string;
}

/**
 * A paragraph with the year by the visitor's clock and time zone. Hydration starts from the year of
 * the build, which the prerendered HTML shows; the visitor's replaces it at once. React renders the
 * component again in one task, so it contains nothing else.
 */
export function YearText({ k, ...rest }: YearTextProps) {
  const { builtYear } = usePageContext();
  const year = useIsHydrated() ? new Date().getFullYear() : builtYear;
  return <T as="p" k={k} values={{ year }} {...rest} />;
}
