import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CaptureServer, startCaptureServer } from '../../support/fixtures/captureServer.ts';

describe('capture server', () => {
  let server: CaptureServer;
  beforeEach(async () => {
    server = await startCaptureServer();
  });
  afterEach(() => server.close());

  const event = { uuid: '1', event: 'seen', timestamp: '2026-01-01T00:00:00Z', properties: {} };
  const json = JSON.stringify({ api_key: 'phc_test', batch: [event] });

  it.each<[string, RequestInit]>([
    ['gzip', { body: gzipSync(json), headers: { 'content-type': 'text/plain' } }],
    ['base64 form', { body: new URLSearchParams({ data: btoa(json) }) }],
    ['plain JSON batch', { body: json }],
    ['list', { body: JSON.stringify([event]) }],
    ['single event', { body: JSON.stringify(event) }],
  ])('reads a %s body', async (_, init) => {
    await fetch(`${server.url}/e/`, { method: 'POST', ...init });
    expect(server.events()).toEqual([event]);
  });

  it('resolves waitForEvent when the matching event arrives', async () => {
    const second = server.waitForEvent('seen', ({ uuid }) => uuid === '2');
    const body = JSON.stringify([event, { ...event, uuid: '2' }]);
    await fetch(`${server.url}/e/`, { method: 'POST', body });
    expect(await second).toMatchObject({ uuid: '2' });
    expect(await server.waitForEvent('seen')).toEqual(event);
  });

  it('records a preflight and allows the request', async () => {
    const response = await fetch(`${server.url}/e/?v=1`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://iris.example',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('https://iris.example');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
    expect(server.requests).toMatchObject([{ method: 'OPTIONS', path: '/e/?v=1' }]);
  });
});
