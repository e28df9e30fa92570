import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InItsLanguage } from './InItsLanguage.tsx';
import type { AnyTextKey, TextKey, TextValues } from './useText.ts';

interface TComponent {
  (props: { k: TextKey }): ReactNode;
  <Key extends Exclude<AnyTextKey, TextKey>>(props: { k: Key; values: TextValues<Key> }): ReactNode;
}

/** A visible text, with what its placeholders stand for: a missing or wrong one does not compile. */
export const T = memo(function T({ k, values = {} }: { k: AnyTextKey; values?: Values }) {
  const { t } = useTranslation();
  return <InItsLanguage k={k}>{t(k, values)}</InItsLanguage>;
}) as TComponent;

type Values = Record<string, string | number>;
