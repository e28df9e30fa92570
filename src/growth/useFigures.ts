import { useEffect, useState } from 'react';
import type { GrowthFigures } from '../../analytics/growthFigures.ts';
import { API_BASE_URL } from '../config.ts';
import { ENDPOINTS } from '../rules/contract.ts';

/** Why there are no figures. */
export type Problem = 'wrongToken' | 'wrongRange' | 'databaseFails' | 'unreachable';

interface State {
  /** Those of the query before, while others are loading or cannot be loaded. */
  figures?: GrowthFigures;
  problem?: Problem;
  isLoading: boolean;
}

/**
 * Loads the figures of a view, and again when an argument changes. Nothing is loaded without a token.
 * @param query the view, as in an address
 * @param attempt loads again when it changes
 */
export function useFigures(token: string, query: string, attempt: number): State {
  const [state, setState] = useState<State>({ isLoading: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (token === '') return;
    const leaving = new AbortController();
    setState(({ problem: _, ...old }) => ({ ...old, isLoading: true }));
    const load = async () => {
      const result = await fetchFigures(token, query, leaving.signal);
      const news = typeof result === 'object' ? { figures: result } : { problem: result };
      if (!leaving.signal.aborted) setState((old) => ({ ...old, ...news, isLoading: false }));
    };
    void load();
    return () => leaving.abort();
  }, [token, query, attempt]);
  return state;
}

async function fetchFigures(
  token: string,
  query: string,
  signal: AbortSignal,
): Promise<GrowthFigures | Problem> {
  // No header can hold it, nor can it be the server's.
  if (!/^[!-~]+$/.test(token)) return 'wrongToken';
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(API_BASE_URL + ENDPOINTS.growth + query, { headers, signal });
    // Not the server's: another one answers at its address, with a page for example.
    const body: unknown = await answer.json();
    if (answer.ok) return body as GrowthFigures;
    return PROBLEMS[answer.status] ?? 'databaseFails';
  } catch {
    return 'unreachable';
  }
}

/** To those without the token, the server does not say that there are figures. */
const PROBLEMS: Partial<Record<number, Problem>> = { 400: 'wrongRange', 404: 'wrongToken' };
