/**
 * Returns the table of costs in the Vision Frame's sample, with months and numbers in the format
 * of the language, so that nobody translates it. The answers are texts with the same numbers.
 */
export function sampleCosts(tag: string) {
  const month = new Intl.DateTimeFormat(tag, { month: 'long', calendar: 'gregory' });
  const { format } = new Intl.NumberFormat(tag);
  const row = (index: number, hosting: number, tools: number) => ({
    month: month.format(new Date(2026, index)),
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
