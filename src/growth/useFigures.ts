import { useEffect, useState } from 'react';
import type { GrowthFigures } from '../../analytics/growthFigures.ts';
import { fetchFigures, type Problem } from './fetchFigures.ts';
import type { View } from './rules/view.ts';

interface State {
  /** Those of the view before, while others are loading or cannot be loaded. */
  figures?: GrowthFigures | undefined;
  problem?: Problem | undefined;
  isLoading: boolean;
}

/**
 * Loads the figures of a view, and again when either argument changes. Nothing is loaded without a
 * token.
 * @param attempt loads again when it changes
 */
export function useFigures(token: string, view: View, attempt: number): State {
  const [state, setState] = useState<State>({ isLoading: false });
  const { from, to, by } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (token === '') return;
    const leaving = new AbortController();
    setState(({ figures }) => ({ figures, isLoading: true }));
    fetchFigures(token, { from, to, by }, leaving.signal).then(
      (result) => {
        if (typeof result === 'object') setState({ figures: result, isLoading: false });
        else setState(({ figures }) => ({ figures, problem: result, isLoading: false }));
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) throw error;
      },
    );
    return () => leaving.abort();
  }, [token, from, to, by, attempt]);
  return state;
}
