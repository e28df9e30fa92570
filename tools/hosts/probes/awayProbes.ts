import { nodeAway } from './expected.ts';
import type { Probe } from './siteProbes.ts';

/** Requests to a proxy whose Node server cannot be reached. */
export const AWAY_PROBES: readonly Probe[] = [
  ...['/', '/de/faq', '/apix'].map((path) => ({ path, expected: nodeAway(false) })),
  ...['/api', '/api/health?x=1'].map((path) => ({ path, expected: nodeAway(true) })),
  { path: '/api/join-waitlist', method: 'POST', body: '{}', expected: nodeAway(true) },
];
