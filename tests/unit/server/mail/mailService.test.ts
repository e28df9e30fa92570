import { expect, onTestFinished, test, vi } from 'vitest';
import type { Log } from '../../../../server/log.ts';
import { createMailService } from '../../../../server/mail/mailService.ts';
import { readSettings } from '../../../../server/settings.ts';
import type { Tracker } from '../../../../server/tracker.ts';
import { newDataFolder } from '../../../support/temporaryFolder.ts';
import { ORIGIN } from '../database/databases.ts';
import { EXAMPLE_MESSAGES } from '../exampleMessages.ts';
import { openForTest } from '../support.ts';

test('an invitation that was sent is reported, and no other email', async () => {
  const { waitlist, invitations, outbox } = await openForTest();
  for (const name of ['ada', 'bea']) {
    await waitlist.add(`${name}@example.org`, 'de', { origin: ORIGIN });
  }
  await waitlist.confirm((await waitlist.find('ada@example.org'))?.linkId ?? '');
  await invitations.invite(['ada@example.org'], 'https://iris.example/{code}');
  const report = vi.fn<Tracker['report']>();
  const { start, close } = createMailService({
    linkSecrets: ['secret'],
    settings: { ...readSettings({}), dataDir: newDataFolder() },
    loadMessages: async () => EXAMPLE_MESSAGES,
    tracker: { report },
    log: vi.fn<Log>(),
  });
  onTestFinished(close);
  await start(outbox, 'https://iris.example');
  await expect.poll(outbox.entries).toEqual([]);
  await close();
  const { source, medium, campaign } = ORIGIN;
  const origin = { source, medium, campaign, language: 'de' };
  expect(report.mock.calls).toEqual([['waitlist_invited', expect.objectContaining(origin)]]);
});
