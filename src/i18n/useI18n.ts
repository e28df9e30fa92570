import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Returns the i18next instance, for work with languages. For texts use `<T>` and `useText`. */
export function useI18n(): i18n {
  return useTranslation().i18n;
}
