import { useEffect, useState } from 'react';
import { type FiguresRange, rangeQuery } from '../../analytics/figuresRange.ts';
import type { GrowthFigures } from '../../analytics/growthFigures.ts';
import { API_BASE_URL } from '../config.ts';
import { readStored, store } from '../document/storage.ts';
import { ENDPOINTS } from '../rules/contract.ts';
import type { PROBLEMS } from './texts.ts';

const TOKEN_KEY = 'iris.growthToken';

type Result = { figures?: GrowthFigures; problem?: keyof typeof PROBLEMS };

/** Returns the token that this tab has kept; empty without one. */
export const storedToken = () => readStored(TOKEN_KEY, 'sessionStorage') ?? '';

/**
 * Loads figures; the result is empty until they arrive. This tab keeps the token for its next
 * page, until the server refuses it.
 *
 * @param access loads again when another object is given; nothing is loaded with an empty token
 */
export function useFigures(range: FiguresRange, access: { token: string }): Result {
  const [result, setResult] = useState<Result>({});
  useEffect(() => {
    const { token } = access;
    if (token === '') return;
    setResult({});
    void fetchFigures(range, token).then((loaded) => {
      store(TOKEN_KEY, loaded.problem === 'wrongToken' ? null : token, 'sessionStorage');
      setResult(loaded);
    });
  }, [range, access]);
  return result;
}

async function fetchFigures(range: FiguresRange, token: string): Promise<Result> {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(API_BASE_URL + ENDPOINTS.growth + rangeQuery(range), { headers });
    // Fails if something else answers at this address, for example with a page.
    const body: unknown = await answer.json();
    if (answer.ok) return { figures: body as GrowthFigures };
    // Without the token, the server does not reveal that there are figures.
    return { problem: answer.status === 404 ? 'wrongToken' : 'databaseFails' };
  } catch {
    return { problem: 'unreachable' };
  }
}
