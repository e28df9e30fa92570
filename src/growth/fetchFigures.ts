import type { GrowthFigures } from '../../analytics/growthFigures.ts';
import { API_BASE_URL } from '../config.ts';
import { ENDPOINTS } from '../rules/contract.ts';
import { type View, viewQuery } from './rules/view.ts';

/** Why there are no figures. */
export type Problem = 'wrongToken' | 'wrongRange' | 'databaseFails' | 'unreachable';

/**
 * Asks the server for figures. Expected failures are values.
 * @throws when `signal` is aborted
 */
export async function fetchFigures(
  token: string,
  view: View,
  signal: AbortSignal,
): Promise<GrowthFigures | Problem> {
  // No header can hold it, nor can it be the server's.
  if (!/^[!-~]+$/.test(token)) return 'wrongToken';
  try {
    const answer = await fetch(`${API_BASE_URL}${ENDPOINTS.growth}${viewQuery(view)}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal,
    });
    // Not the server's: another one answers at its address, with a page for example.
    const body: unknown = await answer.json();
    if (answer.ok) return body as GrowthFigures;
    return PROBLEMS[answer.status] ?? 'databaseFails';
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TypeError || error instanceof SyntaxError) return 'unreachable';
    throw error;
  }
}

/** To those without the token, the server does not say that there are figures. */
const PROBLEMS: Partial<Record<number, Problem>> = { 400: 'wrongRange', 404: 'wrongToken' };
