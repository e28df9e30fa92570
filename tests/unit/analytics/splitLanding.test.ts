import { expect, test } from 'vitest';
import { splitLanding } from '../../../analytics/splitLanding.ts';

test.each([
  ['/de/faq', '/de/faq', {}],
  ['/?utm_source=hn&ref=x', '/', { utm_source: 'hn', ref: 'x' }],
  // Behind another parameter, which is not sent.
  ['/faq&utm_source=hn&utm_medium=social', '/faq', { utm_source: 'hn', utm_medium: 'social' }],
  ['/a&b?ref=x', '/a&b', { ref: 'x' }],
])('%s is a path and a campaign', (landing, path, campaign) => {
  const split = splitLanding(landing);
  expect([split.path, Object.fromEntries(split.campaign)]).toEqual([path, campaign]);
});
