import { expect, test } from 'vitest';
import { createTestApi } from './testApi.ts';

test('a sign-up is stored with the language of the page', async () => {
  const { join, signups } = createTestApi();
  await join('ada@example.org', { 'Accept-Language': 'pt' });
  await join('grace@example.org', { 'Accept-Language': 'fr' });
  await join('joan@example.org');
  expect([...signups.values()].map(({ language }) => language)).toEqual(['pt-BR', 'en', 'en']);
});

test('a sign-up is stored in English where the build has no mails', async () => {
  const { join, signups } = createTestApi({ mail: { loadMessages: async () => undefined } });
  expect((await join('ada@example.org', { 'Accept-Language': 'de' })).status).toBe(201);
  expect([...signups.values()].map(({ language }) => language)).toEqual(['en']);
});

test('the mails are sent once the sign-up is stored, even for an address that joins again', async () => {
  const events: string[] = [];
  const { waitlist } = createTestApi();
  const { join } = createTestApi({
    waitlist: {
      ...waitlist,
      async add(email, language) {
        const result = await waitlist.add(email, language);
        events.push(result);
        return result;
      },
    },
    mail: { wake: () => void events.push('wake') },
  });
  expect((await join('ada@example.org')).status).toBe(201);
  expect((await join('Ada@example.org')).status).toBe(409);
  expect(events).toEqual(['joined', 'wake', 'alreadyRegistered', 'wake']);
});

test('nothing is sent for a sign-up that is refused or not stored', async () => {
  const { waitlist } = createTestApi();
  const add = () => Promise.reject(new Error('disk full'));
  const { join, wake } = createTestApi({ waitlist: { ...waitlist, add } });
  expect((await join('ada@example')).status).toBe(422);
  expect((await join('ada@example.org')).status).toBe(503);
  expect(wake).not.toHaveBeenCalled();
});
