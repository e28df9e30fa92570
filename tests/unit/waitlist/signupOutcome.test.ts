import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { SignupErrorType } from '../../../src/rules/contract.ts';
import { ERROR_TEXTS, IDLE, nextFormState } from '../../../src/waitlist/form/formState.ts';
import { readAnswer } from '../../../src/waitlist/signupOutcome.ts';
import { createWaitlistApi } from '../../../src/waitlist/waitlistApi.ts';
import { anyCharacter } from '../../support/anyCharacter.ts';
import { t } from '../../support/siteTexts.ts';

const refused = (
  type: SignupErrorType,
  serverMessage: string | null = null,
  language: string | null = null,
) => ({
  status: 'error',
  error: {
    type,
    serverMessage: serverMessage === null ? null : { text: serverMessage, language },
  },
});

function join(request: unknown, baseUrl = '') {
  return createWaitlistApi(baseUrl, 'pt-BR', () => ({}), request as typeof fetch).join('Ada@b.co');
}

describe('an answer with an OK status', () => {
  test('and success: true is a sign-up', () => {
    const answer = readAnswer(new Response(), '{"success":true,"message":"Hi"}');
    expect(answer).toEqual({ status: 'joined' });
  });

  test.each([
    ['success false and a message', '{"success":false,"message":"Not today"}', 'Not today'],
    ['success as a number', '{"success":1}', null],
    ['a message that is not a string', '{"message":{"text":"no"}}', null],
    ['a blank message', '{"success":false,"message":" \\n"}', null],
    ['a body that is not JSON', '<!doctype html>', null],
    ['a body that is null', 'null', null],
    ['the words "already registered"', '{"message":"already registered"}', 'already registered'],
  ])('and %s is an API error', (_, body, serverMessage) => {
    expect(readAnswer(new Response(), body)).toEqual(refused('api_error', serverMessage));
  });
});

describe('an answer with another status', () => {
  test.each([
    '{"message":"This email is already registered."}',
    '{"success":true,"message":"ALREADY Registered"}',
  ])('whose message says "already registered" (%s) is not an error', (body) => {
    expect(readAnswer(Response.error(), body)).toEqual({ status: 'alreadyRegistered' });
  });

  test.each([
    ['with a message', '{"message":"Too many requests"}', 'Too many requests'],
    ['with success: true', '{"success":true}', null],
    ['without a body', '', null],
    ['with an HTML body', '<h1>already registered</h1>', null],
  ])('%s is a server error', (_, body, serverMessage) => {
    expect(readAnswer(Response.error(), body)).toEqual(refused('server_error', serverMessage));
  });
});

const anyBody = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.json(),
  fc
    .record({ success: fc.jsonValue(), message: fc.jsonValue() }, { requiredKeys: [] })
    .map((value) => JSON.stringify(value)),
  fc
    .record({
      success: fc.boolean(),
      message: fc.constantFrom('Already Registered!', '', 'no', '<b>'),
    })
    .map((value) => JSON.stringify(value)),
);

const anyResponse = fc
  .record({ status: fc.integer({ min: 200, max: 599 }), body: anyBody })
  .map(({ status, body }) => {
    const hasNoBody = [204, 205, 304].includes(status);
    return new Response(hasNoBody ? null : body, { status });
  });

test('any response leads to one state with one message and never throws', async () => {
  await fc.assert(
    fc.asyncProperty(anyResponse, async (response) => {
      const sent = response.clone();
      const outcome = await join(async () => response);
      const submitting = nextFormState(IDLE, { type: 'submit' });
      const state = nextFormState(submitting, { type: 'settle', outcome });
      if (state.status !== 'error') {
        expect(state.status).toBe(sent.ok ? 'joined' : 'alreadyRegistered');
        return;
      }
      const { type, serverMessage } = state.error;
      expect(type).toBe(sent.ok ? 'api_error' : 'server_error');
      if (serverMessage === null) expect(t(ERROR_TEXTS[type])).not.toBe(ERROR_TEXTS[type]);
      else expect(JSON.parse(await sent.text()).message).toBe(serverMessage.text);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a request that throws synchronously',
    () => {
      throw new Error('blocked');
    },
  ],
])('%s is a network error', async (_, request) => {
  expect(await join(request)).toEqual(refused('network_error'));
});

test('a message is in the language that the answer names', async () => {
  const headers = { 'Content-Language': 'de' };
  const answer = new Response('{"message":"Nein"}', { status: 500, headers });
  expect(await join(async () => answer)).toEqual(refused('server_error', 'Nein', 'de'));
});

test('a body that breaks off counts as absent', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) });
  const outcome = await join(async () => new Response(body, { status: 500 }));
  expect(outcome).toEqual(refused('server_error'));
});

test('the request sends only the address, as JSON, and the language to the configured base URL', async () => {
  const request = vi.fn(async () => new Response('{"success":true}'));
  await join(request, 'https://api.example/base');
  expect(request.mock.calls).toEqual([
    [
      'https://api.example/base/api/join-waitlist',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'pt-BR' },
        body: '{"email":"Ada@b.co"}',
        keepalive: true,
      },
    ],
  ]);
});
