import { readFileSync } from 'node:fs';
import type { WaitlistDatabase } from '../database/openDatabase.ts';
import type { Flags } from './options.ts';

export async function invite(
  { invitations }: Pick<WaitlistDatabase, 'invitations'>,
  flags: Flags,
): Promise<undefined> {
  if (flags.stop) {
    console.log(`Canceled the invitations of ${people(await invitations.stop())}.`);
    return;
  }
  const { language, url = '', emails, send } = flags;
  if (!/^https:\/\/[^\s"]+\{code\}[^\s"]*$/.test(url) || !URL.canParse(url)) {
    throw new Error('--url must be an https:// URL that contains {code}.');
  }
  const keys = await invitations.find({
    next: wholeNumber('--next', flags.next),
    emails: emails === undefined ? undefined : readAddresses(emails),
    language,
    confirmedBefore: date('--confirmed-before', flags['confirmed-before']),
  });
  if (!send) {
    console.log(`Would invite ${people(keys.length)}. Dry run. Add --send to send.`);
    return;
  }
  console.log(`Invited ${people(await invitations.invite(keys, url))}.`);
  console.log(
    'Sending starts within 30 s, after emails to confirm. To stop it: waitlist invite --stop',
  );
}

/**
 * Returns the addresses in a file, whatever separates them, without the apostrophes of `export`.
 */
export function readAddresses(file: string): string[] {
  return readFileSync(file, 'utf8').match(/(?!'[=+\-@])[^\s,;:"<>()]+@[^\s,;:"<>()]+/g) ?? [];
}

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;

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
