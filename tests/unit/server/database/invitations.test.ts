import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAYBE_SENT } from '../../../../server/database/queueMail.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { openForTest } from '../support.ts';
import { advance, DAY, HOUR, stopClock } from './clock.ts';
import { DATABASES, listed } from './databases.ts';

stopClock();

const URL = 'https://iris.example/start?code={code}';

describe.each(DATABASES)('an invitation in %s', (_, newDatabase) => {
  /** Opens a database with people who have confirmed, in the order of their names. */
  const openWith = async (...names: string[]) => {
    const database = await openForTest(await newDatabase(), { mailPerHour: 10 });
    for (const name of names) {
      await database.waitlist.add(`${name}@example.org`, name === 'dora' ? 'de' : 'en');
      const { linkId = '' } = (await database.waitlist.find(`${name}@example.org`)) ?? {};
      await database.waitlist.confirm(linkId);
      advance(2000);
    }
    const claimed = async () => (await database.outbox.claim(20)).map(({ email }) => email[0]);
    return { ...database, claimed };
  };

  test('goes to the oldest first, once, with a code of its own', async () => {
    const { waitlist, invitations, outbox, claimed } = await openWith('ada', 'bob', 'eve');
    await waitlist.add('new@example.org', 'en');
    const wave = await invitations.find({ next: 2 });
    expect(await invitations.invite(wave, URL)).toBe(2);
    expect(await invitations.invite(wave, URL)).toBe(0);
    const [first, ...others] = await outbox.claim(20);
    // The mail to confirm leaves first.
    expect(first).toMatchObject({ email: 'new@example.org', inviteLink: null });
    const links = others.map(({ inviteLink }) => inviteLink);
    expect(others.map(({ email }) => email[0])).toEqual(['a', 'b']);
    expect(new Set(links).size).toBe(2);
    expect(others[0]?.queuedAt).toBe(new Date().toISOString());
    expect(links[0]).toMatch(/^https:\/\/iris\.example\/start\?code=[\w-]{16}$/);
    expect(await invitations.find({})).toHaveLength(1);
    expect((await waitlist.stats()).invited).toBe(2);
    expect(await claimed()).toEqual([]);
  });

  test('goes to those of a language, before a date, or in a file, and not to bounced ones', async () => {
    const { waitlist, invitations } = await openWith('ada', 'bob', 'dora');
    const named = async (wave: Parameters<typeof invitations.find>[0]) =>
      (await invitations.find(wave)).map((key) => key.split('@')[0]);
    expect(await named({ language: 'de' })).toEqual(['dora']);
    expect(await named({ emails: ['BOB@example.org', 'x@y.z'] })).toEqual(['bob']);
    expect(await named({ confirmedBefore: new Date(Date.now() - 3000) })).toEqual(['ada', 'bob']);
    expect(await invitations.markBounced(['Ada@example.org', 'x@y.z'])).toBe(1);
    expect(await named({})).toEqual(['bob', 'dora']);
    expect(await waitlist.find('ada@example.org')).toMatchObject({ refusal: 'bounced' });
  });

  test('that waits is taken back when the wave stops, and sent by the next one', async () => {
    const { waitlist, invitations, outbox, claimed } = await openWith('ada', 'bob', 'eve');
    await invitations.invite(await invitations.find({}), URL);
    await outbox.markSent(await outbox.claim(1));
    // One is under way.
    expect(await outbox.claim(1)).toHaveLength(1);
    expect(await invitations.stop()).toBe(1);
    expect(await claimed()).toEqual([]);
    expect(await waitlist.stats()).toMatchObject({ invited: 2, outbox: { waiting: 1 } });
    await invitations.invite(await invitations.find({}), URL);
    expect(await claimed()).toEqual(['e']);
  });

  test('that a server claims while the wave is stopped counts as sent', async () => {
    const { invitations, outbox } = await openWith(...'abcdefghij');
    for (let round = 0; round < 4; round += 1) {
      await invitations.invite(await invitations.find({}), URL);
      const [claimed] = await Promise.all([outbox.claim(1), invitations.stop()]);
      const left = await invitations.find({});
      expect(claimed.filter(({ email }) => left.includes(email))).toEqual([]);
      if (claimed.length > 0) await outbox.markSent(claimed);
    }
  });

  test('is never sent twice: after a kill, only if the operator asks for it', async () => {
    const { waitlist, invitations, outbox, backup, claimed } = await openWith('ada', 'bob', 'eve');
    await invitations.invite(await invitations.find({}), URL);
    const [failed] = await outbox.claim(1);
    await outbox.markFailed(failed as never, 'busy', new Date(Date.now() + HOUR));
    // The server is killed with this one under way.
    expect(await claimed()).toEqual(['b', 'e']);
    advance(DAY);
    await invitations.giveUpInterrupted();
    expect(await waitlist.stats()).toMatchObject({ outbox: { waiting: 1, givenUp: 2 } });
    expect((await outbox.entries())[1]?.lastError).toBe(MAYBE_SENT);
    expect(await waitlist.find('eve@example.org')).toHaveProperty('inviteCode');
    const file = join(temporaryFolder(), 'backup.db');
    await backup(file);
    const restored = await openForTest(`file:${file}`);
    expect(await restored.invitations.find({})).toEqual(['ada@example.org']);
    expect(await claimed()).toEqual(['a']);
    expect(await invitations.stop()).toBe(0);
    expect(await invitations.find({})).toEqual([]);
    expect(await waitlist.requestMail('bob@example.org')).toBe('queued');
    // Its code may be in the inbox.
    expect(await invitations.stop()).toBe(0);
    expect(await waitlist.requestMail('bob@example.org')).toBe('confirmed');
    const [again] = await outbox.claim(9);
    await outbox.markFailed(again as never, 'busy', new Date(Date.now() + HOUR));
    expect(await invitations.stop()).toBe(0);
  });

  test('never reaches somebody who left or bounces, and survives a second look at the link to confirm', async () => {
    const { waitlist, invitations, claimed } = await openWith('ada', 'bob', 'eve');
    const linkId = async (name: string) =>
      (await waitlist.find(`${name}@example.org`))?.linkId ?? '';
    await invitations.invite(await invitations.find({}), URL);
    await waitlist.unsubscribe(await linkId('ada'));
    await invitations.markBounced(['eve@example.org']);
    await waitlist.confirm(await linkId('bob'));
    expect(await claimed()).toEqual(['b']);
    expect((await waitlist.stats()).invited).toBe(2);
  });

  test('does not reach a bounced address, whenever it is marked', async () => {
    const { waitlist, invitations, outbox, claimed } = await openWith('ada', 'bob', 'eve');
    const wave = await invitations.find({});
    await invitations.markBounced(['ada@example.org']);
    expect(await invitations.invite(wave, URL)).toBe(2);
    const [bob, eve] = await outbox.claim(2);
    await outbox.markRefused(eve as never, 'no such user');
    await invitations.markBounced(['eve@example.org', 'bob@example.org']);
    await outbox.takeBackRefusals([eve as never]);
    await outbox.putBack(bob as never, 'the server is away');
    expect(await claimed()).toEqual([]);
    await invitations.giveUpInterrupted();
    expect(await waitlist.stats()).toMatchObject({ invited: 1, outbox: { waiting: 0 } });
  });

  test('does not reach somebody who left and joined again after the wave was found', async () => {
    const { waitlist, invitations } = await openWith('ada', 'bob');
    const wave = await invitations.find({});
    await waitlist.remove('ada@example.org');
    await waitlist.add('ada@example.org', 'en');
    expect(await invitations.invite(wave, URL)).toBe(1);
  });

  test('is forgotten 30 days later with its address, but counted, as are people who left', async () => {
    const { waitlist, invitations, outbox } = await openWith('ada', 'bob');
    await invitations.invite(await invitations.find({}), URL);
    // The other one still waits.
    await outbox.markSent(await outbox.claim(1));
    advance(30 * DAY - HOUR);
    await invitations.forget(new Date());
    expect(await waitlist.count()).toBe(2);
    advance(2 * HOUR);
    await invitations.forget(new Date());
    expect((await listed(waitlist.entries())).map(({ email }) => email)).toEqual([
      'bob@example.org',
    ]);
    await waitlist.remove('bob@example.org');
    expect(await waitlist.stats()).toMatchObject({ total: 0, invited: 2 });
  });
});
