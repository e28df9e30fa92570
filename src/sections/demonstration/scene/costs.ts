import { monthName } from '../../../i18n/monthName.ts';

/**
 * Returns the table of costs, by row, with months and numbers in the format of the language, so that
 * nobody translates it. The answers are texts with the same numbers.
 */
export function costs(tag: string) {
  const { format } = new Intl.NumberFormat(tag);
  const row = (month: number, hosting: number, tools: number) => ({
    month: monthName(tag, month),
    hosting: format(hosting),
    tools: format(tools),
    sum: format(hosting + tools),
  });
  return {
    january: row(0, 1_180, 640),
    february: row(1, 1_240, 655),
    march: row(2, 2_480, 671),
    april: row(3, 2_310, 668),
  };
}
