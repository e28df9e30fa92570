import { useTranslation } from 'react-i18next';
import { T } from '../../../src/i18n/T.tsx';

/* Type tests: `tsc` fails where an expected error is missing. Nothing runs this file. */

export function useTexts() {
  const { t } = useTranslation();
  return {
    right: [t('common.joinWaitlist'), t('footer.copyright', { year: 2026 })],
    // A plural's key has no form suffix: its count selects the form.
    plural: t('faq.search.matches', { count: 2 }),
    // @ts-expect-error There is no such key.
    wrongKey: t('common.joinWaitlists'),
    // @ts-expect-error The key names a group, not a text.
    group: t('common'),
    // @ts-expect-error The year is missing.
    missing: t('footer.copyright'),
    // @ts-expect-error The year is missing.
    empty: t('footer.copyright', {}),
    // @ts-expect-error The placeholder has another name.
    wrong: t('footer.copyright', { years: 2026 }),
    // @ts-expect-error A count is a number.
    uncounted: t('faq.search.matches', { count: '2' }),
    // @ts-expect-error Values are strings or numbers.
    unreadable: t('footer.copyright', { year: new Date() }),
  };
}

export const elements = {
  right: <T k="common.joinWaitlist" />,
  rightValues: <T k="footer.copyright" values={{ year: 2026 }} />,
  // @ts-expect-error There is no such key.
  wrongKey: <T k="common.joinWaitlists" />,
  // @ts-expect-error The year is missing.
  missing: <T k="footer.copyright" />,
  // @ts-expect-error The text has no such placeholder.
  superfluous: <T k="footer.copyright" values={{ year: 2026, month: 5 }} />,
  // @ts-expect-error The text has no placeholder.
  none: <T k="common.joinWaitlist" values={{ year: 2026 }} />,
};
