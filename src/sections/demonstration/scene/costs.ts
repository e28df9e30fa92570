import { monthName } from '../../../i18n/monthName.ts';

/** The costs of hosting and of tools, by month from January on. */
const COSTS = [
  [1_180, 640],
  [1_240, 655],
  [2_480, 671],
  [2_310, 668],
] as const;

const SUMS = COSTS.map(([hosting, tools]) => hosting + tools);

/** The sums as bars, in percent of the highest one. */
export const BAR_WIDTHS = SUMS.map((sum) => Math.round((100 * sum) / Math.max(...SUMS)));

/**
 * Returns the table of costs, a row for each month, with months and numbers in the format of the
 * language, so that it needs no translation. The answers are texts with the same numbers.
 */
export function costs(tag: string) {
  const { format } = new Intl.NumberFormat(tag);
  const row = (month: 0 | 1 | 2 | 3) => {
    const [hosting, tools] = COSTS[month];
    return {
      month: monthName(tag, month),
      hosting: format(hosting),
      tools: format(tools),
      sum: format(hosting + tools),
    };
  };
  return { january: row(0), february: row(1), march: row(2), april: row(3) };
}
