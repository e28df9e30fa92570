import { emailKey } from '../../../../server/database/emailKey.ts';
import type { Waitlist } from '../../../../server/database/waitlistQueries.ts';

interface Signup {
  email: string;
  language: string;
  linkId: string;
  isConfirmed: boolean;
}

/** The part of the waitlist that the API uses, in memory. */
export function createMemoryWaitlist() {
  const signups = new Map<string, Signup>();
  let ids = 0;
  const find = (linkId: string) => [...signups.values()].find((signup) => signup.linkId === linkId);
  const waitlist = {
    async add(email: string, language: string) {
      const key = emailKey(email);
      if (signups.has(key)) return 'alreadyRegistered';
      ids += 1;
      signups.set(key, { email, language, linkId: `link-id-${ids}`, isConfirmed: false });
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
    async unsubscribe(linkId: string) {
      const signup = find(linkId);
      return signup !== undefined && signups.delete(emailKey(signup.email));
    },
    async stats() {
      const all = [...signups.values()];
      const confirmed = all.filter(({ isConfirmed }) => isConfirmed).length;
      return { total: all.length, confirmed, pending: all.length - confirmed };
    },
    async checkWritable() {},
  } satisfies Partial<Waitlist>;
  return { waitlist, signups };
}
