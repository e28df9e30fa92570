import type { ParseKeys } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { InItsLanguage } from './InItsLanguage.tsx';

/** A key of the locale file, always written out in full so that a search finds where it is used. */
export type TextKey = ParseKeys;

interface TProps {
  k: TextKey;
  values?: Record<string, string | number>;
}

/** A visible text. One with elements inside it is a `RichT`. */
export const T = memo(function T({ k, values }: TProps) {
  const { t } = useTranslation();
  return <InItsLanguage k={k}>{t(k, values ?? {})}</InItsLanguage>;
});
