import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMessages } from '../../../../server/mail/readMessages.ts';
import { MESSAGES_FILE, type Messages } from '../../../../src/email/messages.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

test('the messages of a build are read', () => {
  const folder = temporaryFolder();
  const messages: Messages = { apiUrl: null, from: 'Iris <iris@example.org>', languages: {} };
  writeFileSync(join(folder, MESSAGES_FILE), JSON.stringify(messages));
  expect(readMessages(folder)).toEqual(messages);
});

test('a build without messages has none', () => {
  expect(readMessages(temporaryFolder())).toBeUndefined();
});

test('a damaged file is reported by its name', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, MESSAGES_FILE), '{"apiUrl":');
  expect(() => readMessages(folder)).toThrow(`${join(folder, MESSAGES_FILE)} cannot be read`);
});
