import { useEffect, useState } from 'react';
import { type FiguresRange, rangeQuery } from '../../analytics/figuresRange.ts';
import type { GrowthFigures } from '../../analytics/growthFigures.ts';
import { API_BASE_URL } from '../config.ts';
import { ENDPOINTS } from '../rules/contract.ts';
import { storeToken } from './storedToken.ts';

/** Why there are no figures. */
export type Problem = 'wrongToken' | 'databaseFails' | 'unreachable';

type Result = { figures?: GrowthFigures; problem?: Problem };

/**
 * Loads figures; the result is empty until they are there. A token that the server accepts is kept
 * for the next page, until it is refused.
 *
 * @param access loads again when another object is given; nothing is loaded with an empty token
 */
export function useFigures(range: FiguresRange, access: { token: string }): Result {
  const [result, setResult] = useState<Result>({});
  useEffect(() => {
    if (access.token === '') return;
    const leaving = new AbortController();
    setResult({});
    void fetchFigures(range, access.token, leaving.signal).then((loaded) => {
      if (leaving.signal.aborted) return;
      if (loaded.figures) storeToken(access.token);
      if (loaded.problem === 'wrongToken') storeToken('');
      setResult(loaded);
    });
    return () => leaving.abort();
  }, [range, access]);
  return result;
}

async function fetchFigures(
  range: FiguresRange,
  token: string,
  signal: AbortSignal,
): Promise<Result> {
  // No header can hold it, nor can it be the server's.
  if (!/^[!-~]+$/.test(token)) return { problem: 'wrongToken' };
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const url = API_BASE_URL + ENDPOINTS.growth + rangeQuery(range);
    const answer = await fetch(url, { headers, signal });
    // Not the server's: another one answers at its address, with a page for example.
    const body: unknown = await answer.json();
    if (answer.ok) return { figures: body as GrowthFigures };
    // To those without the token, the server does not say that there are figures.
    return { problem: answer.status === 404 ? 'wrongToken' : 'databaseFails' };
  } catch {
    return { problem: 'unreachable' };
  }
}
