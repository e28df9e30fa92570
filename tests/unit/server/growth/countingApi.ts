import { expect } from 'vitest';
import type { GrowthFigures } from '../../../../analytics/growthFigures.ts';
import { ADMIN_TOKEN, createTestApi } from '../api/testApi.ts';
import { CHROME } from './reports.ts';

/** An API with a function that sends a report like a browser does, and one that asks for figures. */
export async function createCountingApi(parts: Parameters<typeof createTestApi>[0] = {}) {
  const api = await createTestApi(parts);
  const { ask } = api;
  return {
    ...api,
    async send(report: unknown, headers = {}, status = 204, address?: string) {
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain', 'User-Agent': CHROME, ...headers },
        body: typeof report === 'string' ? report : JSON.stringify(report),
      };
      const answer = await ask('/api/e', init, address);
      expect([answer.status, await answer.text()]).toEqual([status, '']);
    },
    async figures(query = ''): Promise<GrowthFigures> {
      const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
      return (await ask(`/api/growth${query}`, { headers })).json() as Promise<GrowthFigures>;
    },
  };
}
