import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WaitlistDatabase } from '../../../../server/database/openDatabase.ts';
import type { Outbox, OutboxMessage } from '../../../../server/database/outboxQueries.ts';
import { CLAIM_MS } from '../../../../server/database/queueMail.ts';
import type { WaitlistEntry } from '../../../../server/database/waitlistEntries.ts';
import { dayOf } from '../../../../server/day.ts';
import { openForTest } from '../support.ts';
import { advance, DAY, HOUR, MINUTE, stopClock } from './clock.ts';
import { DATABASES, entryOf, listed } from './databases.ts';

type Mail = Awaited<ReturnType<Outbox['entries']>>[number];

stopClock();

/** The maximum number of mails that strangers can request for an address. */
const MAX_MAILS = 3;

const emailOf = (name: string) => `${name}@example.org`;
/** What events about a sign-up tell. */
const originOf = ({ source, medium, campaign, language }: WaitlistEntry) => ({
  source,
  medium,
  campaign,
  language,
});
const now = (later = 0) => new Date(Date.now() + later).toISOString();

/** Performs the steps (`join` is Ada, `join:eve` is Eve), and compares all with the rules. */
async function follow({ waitlist, outbox }: WaitlistDatabase, steps: readonly string[]) {
  // What must be stored, as `entries` tells it.
  const signups = new Map<string, ReturnType<typeof newSignup>>();
  const mails = new Map<string, Mail>();
  /** The ids in the links of those who left, and whether strangers have used up their emails. */
  const left = new Map<string, { linkId: string; isUsed: boolean }>();
  /** How many mails were sent with an id in their links. */
  const sent = new Map<string, number>();
  /** Unfinished claims, and their mails. */
  const open: { message: OutboxMessage; mail: Mail | undefined }[] = [];
  const ids = new Map<Mail | undefined, string>();

  const newSignup = (email: string, linkId: string) => ({
    ...entryOf(email, { joinedAt: now(), joinedDay: dayOf(new Date()), linkId }),
    confirmedAt: null as string | null,
    mailedAt: null as string | null,
    refusal: null as string | null,
  });
  const newMail = (email: string): Mail => ({
    email,
    attempts: 0,
    nextAttemptAt: now(),
    lastError: null,
  });
  const isFull = (linkId: string) => (sent.get(linkId) ?? 0) >= MAX_MAILS;
  const queue = (email: string) => {
    const mail = mails.get(email);
    // It may be under way.
    if (mail && (mail.nextAttemptAt ?? 'given up') <= now(CLAIM_MS)) return;
    Object.assign(signups.get(email) ?? {}, { mailedAt: now() });
    if (mail) Object.assign(mail, newMail(email));
    else mails.set(email, newMail(email));
  };
  const request = (email: string, by: 'form' | 'link' | 'operator') => {
    const signup = signups.get(email);
    if (signup === undefined) return 'notFound';
    if (signup.confirmedAt !== null) return 'confirmed';
    const isRecent = signup.mailedAt !== null && signup.mailedAt > now(-HOUR);
    const isWaiting = mails.get(email)?.nextAttemptAt;
    if (by !== 'operator' && (isWaiting || isRecent)) return 'tooSoon';
    if (by === 'form' && isFull(signup.linkId)) return 'tooSoon';
    if (by !== 'form') sent.delete(signup.linkId);
    queue(email);
    return 'queued';
  };
  const claim = async () => {
    const due = [...mails.values()].filter(
      ({ nextAttemptAt }) => nextAttemptAt !== null && nextAttemptAt <= now(),
    );
    const claimed = await outbox.claim(2);
    expect(claimed).toHaveLength(Math.min(2, due.length));
    for (const message of claimed) {
      const mail = due.find(({ email }) => email === message.email);
      if (mail) mail.attempts += 1;
      if (mail) mail.nextAttemptAt = now(CLAIM_MS);
      const { language, linkId } = signups.get(message.email) ?? {};
      expect(message).toMatchObject({ language, linkId, attempts: mail?.attempts });
      // The `Message-ID` is made of it.
      const id = `${message.id} ${message.queuedAt}`;
      // One that was given up and requested again is another email.
      expect((message.attempts > 1 && ids.get(mail)) || id).toBe(id);
      ids.set(mail, id);
      open.push({ message, mail });
    }
    expect(new Set(ids.values()).size).toBe(ids.size);
  };
  const finish = (claims: typeof open, change: object) => {
    for (const { message, mail } of claims) {
      if (mails.get(message.email) === mail) mails.delete(message.email);
      const signup = signups.get(message.email);
      if (signup?.linkId === message.linkId) Object.assign(signup, change);
    }
    for (const linkId of new Set(claims.map(({ message }) => message.linkId))) {
      sent.set(linkId, (sent.get(linkId) ?? 0) + 1);
    }
  };
  const fail = async (next: Date | null) => {
    for (const { message, mail } of open.splice(0, 1)) {
      await outbox.markFailed(message, 'why', next);
      const failed = { nextAttemptAt: next?.toISOString() ?? null, lastError: 'why' };
      // Otherwise the claim ran out, and the mail is another's.
      if (mail?.attempts === message.attempts) Object.assign(mail, failed);
    }
  };

  const compare = async (step: string) => {
    const all = [...signups.values()];
    const entries = all.map((entry) => ({
      ...entry,
      ...(mails.has(entry.email) && { mailedAt: null }),
    }));
    expect(await listed(waitlist.entries()), step).toEqual(entries);
    expect(await outbox.entries(), step).toEqual([...mails.values()]);

    const confirmed = all.filter(({ confirmedAt }) => confirmedAt !== null).length;
    const waiting = [...mails.values()].filter(({ nextAttemptAt }) => nextAttemptAt !== null);
    const queuedAt = waiting.map(({ email }) => signups.get(email)?.mailedAt ?? '');
    const got = entries.filter(
      ({ mailedAt, refusal }) => mailedAt !== null && mailedAt >= now(-DAY) && refusal === null,
    );
    expect(await waitlist.stats(), step).toEqual({
      total: all.length,
      confirmed,
      pending: all.length - confirmed,
      invited: 0,
      newestAt: all.at(-1)?.joinedAt ?? null,
      outbox: {
        waiting: waiting.length,
        oldestAt: queuedAt.toSorted()[0] ?? null,
        failing: waiting.filter(({ lastError }) => lastError !== null).length,
        heldBack: 0,
        trouble: null,
        givenUp: mails.size - waiting.length,
        sentLastDay: got.length,
      },
      lastBackupAt: null,
      lastRestoreAt: null,
    });
    const late = queuedAt.find((time) => time < now(-15 * MINUTE));
    const problem = late && `An email has been waiting since ${late}.`;
    expect(await waitlist.mailProblem(), step).toBe(problem);
  };

  await compare('before all');
  for (const step of steps) {
    const [does, who = 'ada'] = step.split(':');
    const email = emailOf(who);
    const signup = signups.get(email);
    const linkId = signup?.linkId ?? left.get(email)?.linkId ?? 'none';
    switch (does) {
      case 'join': {
        const result = await waitlist.add(email, signup ? 'ar' : 'en');
        expect(result).toBe(signup ? 'alreadyRegistered' : 'joined');
        if (signup) request(email, 'form');
        else {
          const earlier = left.get(email);
          const id = earlier?.linkId ?? (await waitlist.find(email))?.linkId ?? '';
          signups.set(email, newSignup(email, id));
          if (earlier) sent.set(id, earlier.isUsed ? MAX_MAILS : MAX_MAILS - 1);
          left.delete(email);
          if (!isFull(id)) queue(email);
        }
        break;
      }
      case 'confirm':
        expect(await waitlist.confirm(linkId)).toEqual({
          isThere: signup !== undefined,
          origin: signup?.confirmedAt === null ? originOf(signup) : undefined,
        });
        if (signup?.confirmedAt === null) {
          Object.assign(signup, { confirmedAt: now(), refusal: null });
        }
        mails.delete(email);
        sent.delete(linkId);
        break;
      case 'leave':
        expect(await waitlist.unsubscribe(linkId)).toEqual(signup && originOf(signup));
        signups.delete(email);
        if (signup) left.set(email, { linkId, isUsed: isFull(linkId) });
        await outbox.forgetCounts();
        mails.delete(email);
        break;
      case 'remove':
        expect(await waitlist.remove(email)).toBe(signups.delete(email));
        mails.delete(email);
        sent.delete(linkId);
        break;
      case 'ask':
        expect(await waitlist.requestMailAgain(linkId)).toBe(request(email, 'link'));
        break;
      case 'resend':
        expect(await waitlist.requestMail(email)).toBe(request(email, 'operator'));
        break;
      case 'claim':
        await claim();
        break;
      case 'send':
        if (open.length > 0) await outbox.markSent(open.map(({ message }) => message));
        finish(open.splice(0), { mailedAt: now(), refusal: null });
        break;
      case 'refuse':
        for (const { message } of open.slice(0, 1)) await outbox.markRefused(message, 'unknown');
        finish(open.splice(0, 1), { refusal: 'unknown' });
        break;
      case 'fail':
        await fail(new Date(Date.now() + HOUR / 2));
        break;
      case 'giveUp':
        await fail(null);
        break;
      case 'wait':
        advance(Number(who) * MINUTE);
    }
    await compare(step);
  }
  await waitlist.checkWritable();
  await compare('a probe');
}

const daily = (what: string) => `wait:1440 ${what} claim send `.repeat(4);

/** Sequences of steps, each of which fails without one of the rules. */
const KNOWN = [
  'join claim send wait:59 join ask wait:1 join claim send wait:59 ask wait:1 ask claim',
  'join wait:59 claim fail wait:1 join ask claim wait:29 claim giveUp wait:1440 claim join claim',
  'join claim giveUp join wait:60 ask claim',
  'join claim wait:4 claim wait:1 claim fail claim',
  'join claim resend claim fail resend claim send resend claim',
  'join claim wait:1 resend wait:5 claim',
  'join wait:59 wait:5 resend',
  'join claim refuse join claim wait:60 join claim send',
  'join claim refuse resend claim confirm',
  'join claim wait:15 join:eve claim wait:1 giveUp wait:15 send wait:1440 wait:1',
  'join claim confirm wait:1440 confirm claim send join resend ask',
  'join confirm leave join leave join remove join',
  `join claim send ${daily('join')} ${daily('leave join')} ask ${daily('join')}`,
  `join claim send ${daily('join')} resend ${daily('leave join')} confirm ${daily('leave join')}`,
  `join claim send ${daily('join')} remove ${daily('join')}`,
].map((steps): [string[]] => [steps.trim().split(/\s+/)]);

describe.each(DATABASES)('with %s,', (_, newDatabase) => {
  test('whatever happens in whatever order, everybody has the state and the mail that the rules say', async () => {
    const database = await openForTest(await newDatabase());
    const byPerson = fc.constantFrom('join', 'confirm', 'leave', 'remove', 'ask', 'resend');
    const step = fc.oneof(
      fc.tuple(byPerson, fc.constantFrom('ada', 'eve')).map((words) => words.join(':')),
      fc.constantFrom('claim', 'claim', 'send', 'fail', 'giveUp', 'refuse'),
      fc.constantFrom('wait:1', 'wait:5', 'wait:59'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        try {
          await follow(database, steps);
        } finally {
          // Also after a failure, which is followed by shorter sequences. Joining makes `remove`
          // forget those who had left, too.
          for (const email of ['ada', 'eve'].map(emailOf)) {
            await database.waitlist.add(email, 'en');
            await database.waitlist.remove(email);
          }
        }
      }),
      { numRuns: 15, examples: KNOWN },
    );
  });
});
