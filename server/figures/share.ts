/** A share of a group, from 0 to 1, with its 95 % Wilson interval. */
export interface Share {
  share: number;
  low: number;
  high: number;
  /** The size of the group. */
  n: number;
}

const Z = 1.96;

/** Returns the share of `part` in a group of `n`, or null if the group is empty. */
export function shareOf(part: number, n: number): Share | null {
  if (n === 0) return null;
  const share = part / n;
  const center = share + (Z * Z) / (2 * n);
  const margin = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  return {
    share,
    low: Math.max(0, (center - margin) / scale),
    high: Math.min(1, (center + margin) / scale),
    n,
  };
}

/** Writes a share with its group and interval: `62 % of 100 (52–71)`. */
export function shareText(share: Share | null): string {
  if (share === null) return '–';
  const percent = (value: number) => Math.round(100 * value);
  const { low, high, n } = share;
  return `${percent(share.share)} % of ${n} (${percent(low)}–${percent(high)})`;
}
