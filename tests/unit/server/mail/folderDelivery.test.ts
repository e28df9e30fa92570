import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { createFolderDelivery } from '../../../../server/mail/folderDelivery.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { modeOf } from '../support.ts';
import { mailToSend } from './mails.ts';

test('makes the folder, and a file in it that holds the mail, for their owner only', async () => {
  const folder = join(temporaryFolder(), 'data/outbox');
  const mail = mailToSend({ language: 'ja' });
  await createFolderDelivery(folder).deliver(mail);

  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(`<${name}`).toBe(mail.messageId.replace(/@.*/, '.eml'));
  const file = join(folder, name);
  expect([modeOf(folder), modeOf(file)]).toEqual([0o700, 0o600]);
  const { to, subject, text } = await PostalMime.parse(readFileSync(file));
  expect(to).toEqual([{ name: '', address: 'ada7@example.org' }]);
  expect(subject).toBe(mail.subject);
  expect(text).toContain(mail.subject);
});

test('replaces the file when the same mail is delivered again', async () => {
  const folder = temporaryFolder();
  const delivery = createFolderDelivery(folder);
  await delivery.deliver(mailToSend({ attempts: 1 }));
  await delivery.deliver({ ...mailToSend({ attempts: 2 }), subject: 'Second' });
  const [file = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(readFileSync(join(folder, file), 'utf8')).toContain('Subject: Second');
});

test('fails for now when the folder cannot be written', async () => {
  const file = join(temporaryFolder(), 'a-file');
  writeFileSync(file, '');
  const delivery = createFolderDelivery(join(file, 'outbox'));
  await expect(delivery.deliver(mailToSend())).rejects.toMatchObject({
    isFinal: false,
    message: expect.stringContaining('ENOTDIR'),
  });
});
