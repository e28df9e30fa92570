import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';

/** The instance itself, for what is done with languages; texts are asked for by `<T>` and `useText`. */
export function useI18n(): i18n {
  return useTranslation().i18n;
}
