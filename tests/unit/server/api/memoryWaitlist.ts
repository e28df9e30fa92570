import { emailKey } from '../../../../server/database/emailKey.ts';
import type { Waitlist } from '../../../../server/database/waitlistQueries.ts';

interface Signup {
  email: string;
  language: string;
  linkId: string;
  isConfirmed: boolean;
  /** The number of mails that were queued. */
  mails: number;
}

/**
 * The part of the waitlist that the API uses, in memory.
 * @param oldestAt since when an email has waited
 */
export function createMemoryWaitlist(oldestAt: string | null = null) {
  const signups = new Map<string, Signup>();
  /** The link ids of those who unsubscribed, by the keys of their addresses. */
  const unsubscribed = new Map<string, string>();
  let ids = 0;
  const find = (linkId: string) => [...signups.values()].find((signup) => signup.linkId === linkId);
  const waitlist = {
    async add(email: string, language: string) {
      const key = emailKey(email);
      if (signups.has(key)) return 'alreadyRegistered';
      ids += 1;
      const linkId = unsubscribed.get(key) ?? `link-id-${ids}`;
      signups.set(key, { email, language, linkId, isConfirmed: false, mails: 1 });
      return 'joined';
    },
    async statusOf(linkId: string) {
      const signup = find(linkId);
      return signup && (signup.isConfirmed ? 'confirmed' : 'pending');
    },
    async confirm(linkId: string) {
      const signup = find(linkId);
      if (signup) signup.isConfirmed = true;
      return signup !== undefined;
    },
    async requestMailAgain(linkId: string) {
      const signup = find(linkId);
      if (signup === undefined) return 'notFound';
      if (signup.isConfirmed) return 'confirmed';
      signup.mails += 1;
      return 'queued';
    },
    async unsubscribe(linkId: string) {
      const signup = find(linkId);
      if (signup === undefined) return false;
      const key = emailKey(signup.email);
      unsubscribed.set(key, linkId);
      return signups.delete(key);
    },
    async stats() {
      const all = [...signups.values()];
      const confirmed = all.filter(({ isConfirmed }) => isConfirmed).length;
      const outbox = { waiting: 0, oldestAt, failing: 0, givenUp: 0, sentLastDay: 0 };
      const pending = all.length - confirmed;
      return { total: all.length, confirmed, pending, newestAt: null, outbox, lastBackupAt: null };
    },
    async checkWritable() {},
  } satisfies Partial<Waitlist>;
  return { waitlist, signups };
}
