import { readFileSync } from 'node:fs';
import type { WaitlistDatabase } from '../database/openDatabase.ts';
import type { Flags } from './runWaitlistCommand.ts';

/** Invites the oldest of those who have confirmed, or ends a wave. Prints what it has done. */
export async function invite(
  { invitations, waitlist }: Pick<WaitlistDatabase, 'invitations' | 'waitlist'>,
  flags: Flags,
): Promise<'done' | 'failed'> {
  if (flags.stop) {
    console.log(`Took back ${people(await invitations.stop())} whose invitation waited.`);
    return 'done';
  }
  const { language, url = '', emails, send } = flags;
  if (!/^https:\/\/./.test(url) || !URL.canParse(url)) {
    throw new Error('--url must be the https:// address that the invitation leads to.');
  }
  const ids = await invitations.find({
    next: wholeNumber('--next', flags.next),
    emails: emails === undefined ? undefined : readAddresses(emails),
    language,
    confirmedBefore: date('--confirmed-before', flags['confirmed-before']),
  });
  if (!send) {
    console.log(`Would invite ${people(ids.length)}. Nothing was sent: that takes --send.`);
    return 'done';
  }
  console.log(`Invited ${people(await invitations.invite(ids, url))}.`);
  const { waiting } = (await waitlist.stats()).outbox;
  console.log(`${waiting} emails wait. They leave after those to confirm; --stop ends the wave.`);
  return 'done';
}

/** Returns the addresses in a file, whatever is between them. */
export function readAddresses(file: string): string[] {
  return readFileSync(file, 'utf8').match(/[^\s,;"<>]+@[^\s,;"<>]+/g) ?? [];
}

function people(count: number): string {
  return `${count} ${count === 1 ? 'person' : 'people'}`;
}

function wholeNumber(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${option} must be a whole number from 1.`);
  return Number(text);
}

function date(option: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new Error(`${option} must be a date: 2026-11-30.`);
  return time;
}
