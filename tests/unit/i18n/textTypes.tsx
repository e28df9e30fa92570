import { T } from '../../../src/i18n/T.tsx';
import { useText } from '../../../src/i18n/useText.ts';

/*
 * What must compile and what must not: `tsc` fails where an expected error is missing. Nothing runs
 * this.
 */

export function useTexts() {
  const t = useText();
  return {
    right: [t('common.joinWaitlist'), t('footer.copyright', { year: 2026 })],
    // A plural is asked for without its form, by its number.
    plural: t('faq.search.matches', { count: 2 }),
    // @ts-expect-error There is no such key.
    wrongKey: t('common.joinWaitlists'),
    // @ts-expect-error A group of texts is no text.
    group: t('common'),
    // @ts-expect-error The year is missing.
    missing: t('footer.copyright'),
    // @ts-expect-error The year is missing.
    empty: t('footer.copyright', {}),
    // @ts-expect-error The placeholder has another name.
    wrong: t('footer.copyright', { years: 2026 }),
    // @ts-expect-error The text has no such placeholder.
    superfluous: t('footer.copyright', { year: 2026, month: 5 }),
    // @ts-expect-error The text has no placeholder.
    none: t('common.joinWaitlist', { year: 2026 }),
    // @ts-expect-error What is counted is a number.
    uncounted: t('faq.search.matches', { count: '2' }),
    // @ts-expect-error The product's name is given to every text.
    given: t('header.home', { product: 'Iris' }),
    // @ts-expect-error Only what can be read is a value.
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
  // @ts-expect-error The placeholder has another name.
  wrong: <T k="footer.copyright" values={{ years: 2026 }} />,
  // @ts-expect-error The text has no such placeholder.
  superfluous: <T k="footer.copyright" values={{ year: 2026, month: 5 }} />,
  // @ts-expect-error The text has no placeholder.
  none: <T k="common.joinWaitlist" values={{ year: 2026 }} />,
};
