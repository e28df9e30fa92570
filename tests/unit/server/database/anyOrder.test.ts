import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OutboxMessage } from '../../../../server/database/outboxQueries.ts';
import { CLAIM_MS } from '../../../../server/database/outboxRows.ts';
import { openForTest } from '../support.ts';
import { advance, HOUR, MINUTE, stopClock } from './clock.ts';
import { DATABASES } from './databases.ts';

stopClock();

describe.each(DATABASES)('with %s,', (_, newDatabase) => {
  const openNew = async () => openForTest(await newDatabase());

  test('whatever happens in whatever order, each pending sign-up has at most one mail', async () => {
    const database = await openNew();
    const { waitlist, outbox } = database;
    /** The state that each address must be in. */
    const model = new Map<string, 'pending' | 'confirmed'>();
    const linkIds = new Map<string, string>();
    /** Claims that nobody has finished. */
    const open: OutboxMessage[] = [];

    const person = fc.constantFrom('a@x.co', 'b@x.co', 'c@x.co');
    const act = fc.oneof(
      fc.record({ does: fc.constantFrom('join', 'confirm', 'leave', 'remove', 'resend'), person }),
      fc.record({ does: fc.constantFrom('claim', 'send', 'fail', 'give up', 'refuse') }),
      fc.record({ does: fc.constant('wait'), ms: fc.constantFrom(1, CLAIM_MS, HOUR) }),
    );

    const run = async (step: { does: string; person?: string; ms?: number }) => {
      const email = step.person ?? '';
      const linkId = linkIds.get(email) ?? 'none';
      const message = open[0];
      switch (step.does) {
        case 'join': {
          const isNew = !model.has(email);
          const result = await waitlist.add(email, 'en');
          expect(result).toBe(isNew ? 'joined' : 'alreadyRegistered');
          if (isNew) model.set(email, 'pending');
          linkIds.set(email, (await waitlist.find(email))?.linkId ?? '');
          break;
        }
        case 'confirm':
          expect(await waitlist.confirm(linkId)).toBe(model.has(email));
          if (model.has(email)) model.set(email, 'confirmed');
          break;
        case 'leave':
          expect(await waitlist.unsubscribe(linkId)).toBe(model.delete(email));
          break;
        case 'remove':
          expect(await waitlist.remove(email)).toBe(model.delete(email));
          break;
        case 'resend': {
          const expected = { pending: 'queued', confirmed: 'confirmed', none: 'notFound' } as const;
          expect(await waitlist.requestMail(email)).toBe(expected[model.get(email) ?? 'none']);
          break;
        }
        case 'claim':
          for (const claimed of await outbox.claim(2)) {
            expect(model.get(claimed.email)).toBe('pending');
            expect(claimed.linkId).toBe(linkIds.get(claimed.email));
            open.push(claimed);
          }
          break;
        case 'send':
          if (message) await outbox.markSent(open.splice(0));
          break;
        case 'fail':
          if (message) await outbox.markFailed(message, 'why', new Date(Date.now() + MINUTE));
          break;
        case 'give up':
          if (message) await outbox.markFailed(message, 'why', null);
          open.shift();
          break;
        case 'refuse':
          if (message) await outbox.markRefused(message, 'why');
          open.shift();
          break;
        case 'wait':
          advance(step.ms ?? 0);
      }

      const states = [...model.values()];
      const confirmed = states.filter((state) => state === 'confirmed').length;
      const total = states.length;
      expect(await waitlist.stats()).toMatchObject({
        total,
        confirmed,
        pending: total - confirmed,
      });
      const waiting = (await outbox.entries()).map(({ email }) => email);
      expect(new Set(waiting).size).toBe(waiting.length);
      for (const email of waiting) expect(model.get(email)).toBe('pending');
    };

    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 20 }), async (steps) => {
        for (const email of [...model.keys()]) await waitlist.remove(email);
        model.clear();
        linkIds.clear();
        open.length = 0;
        for (const step of steps) await run(step);
      }),
      { numRuns: 50 },
    );
  });
});
