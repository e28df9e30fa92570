/** A share of visits, with the bounds between which the true one is, 19 times out of 20. */
export interface Rate {
  part: number;
  whole: number;
  /** From 0 to 1, as are the bounds. */
  share: number;
  low: number;
  high: number;
}

/** The normal distribution's bound for 95 %. */
const Z = 1.96;
/** The widest interval of a share that is worth showing. */
const WIDEST = 0.2;

/**
 * Returns a rate with Wilson's interval, which is right for few visits too, and for shares of 0 and
 * 1. Without a whole there is no rate, nor where the part is more: then they do not belong together.
 */
export function rateOf(part: number, whole: number): Rate | undefined {
  if (whole <= 0 || part > whole) return undefined;
  const share = part / whole;
  const scale = 1 + Z ** 2 / whole;
  const middle = (share + Z ** 2 / (2 * whole)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / whole + Z ** 2 / (4 * whole ** 2));
  // Rounding must not put the share itself outside.
  const low = Math.max(0, Math.min(share, middle - half));
  const high = Math.min(1, Math.max(share, middle + half));
  return { part, whole, share, low, high };
}

/**
 * Tells whether a rate is of so few visits that its share alone would mislead: the interval is wide,
 * or wider than the share itself.
 */
export function isVague({ share, low, high }: Rate): boolean {
  return high - low > Math.min(WIDEST, share);
}
