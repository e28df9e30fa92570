import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { acceptedLanguage } from '../../../../server/api/answerLanguage.ts';
import { sitePath } from '../../../../server/api/answers.ts';
import { isApiRequest } from '../../../../server/api/api.ts';
import { clientAddressReader } from '../../../../server/api/clientAddress.ts';
import { readJoinRequest } from '../../../../server/api/joinRequest.ts';
import { emailKey, mailboxOf } from '../../../../server/database/emailKey.ts';
import { readPreferences } from '../../../../server/http/preferences.ts';
import { failureReason } from '../../../../server/mail/delivery.ts';
import { createLinkTokens } from '../../../../server/mail/linkTokens.ts';
import { fillIn } from '../../../../src/messages/messages.ts';
import { checkEmail, cleanEmail } from '../../../../src/rules/emailRules.ts';
import { maskEmails } from '../../../../src/rules/maskEmails.ts';
import { readJoinReferrer } from '../../../../src/rules/origin.ts';

const readClient = clientAddressReader(1, () => {});
const tokens = createLinkTokens(['secret']);

/** All functions that read what strangers write: bodies, headers, addresses and servers' replies. */
const READERS: Record<string, (text: string) => unknown> = {
  cleanEmail,
  checkEmail,
  emailKey,
  mailboxOf,
  maskEmails,
  failureReason: (text) => failureReason(text, 'ada@example.org'),
  readJoinReferrer: (text) => readJoinReferrer(`https://iris.example/?referrer=${text}`),
  readPreferences,
  acceptedLanguage: (text) => acceptedLanguage(text, ['en', 'de']),
  sitePath,
  isApiRequest: (url) => isApiRequest({ url }),
  readToken: (text) => tokens.read('confirm', text),
  readClient: (text) =>
    readClient({
      headers: { 'x-forwarded-for': text },
      socket: { remoteAddress: '127.0.0.1' },
    } as unknown as IncomingMessage),
  fillIn: (text) => fillIn(text, {}),
  readJoinRequest: (text) =>
    readJoinRequest(new Request('https://iris.example'), new URLSearchParams({ email: text })),
};

const PUNCTUATION = [
  '.',
  '。',
  '@',
  '＠',
  '+',
  '"',
  '\\',
  '\\"',
  ' ',
  '\t',
  '<',
  '>',
  ',',
  ';',
  ':',
  '-',
  '_',
];
const LETTERS = [
  'a',
  '1',
  'é',
  'xn--',
  'a.',
  '.a',
  '+@',
  '@.',
  'a@',
  'a@b.',
  'mailto:',
  '\u200b',
  '\u200d',
];
const ENCODINGS = [
  '%',
  '%25',
  '%2540',
  '&#',
  '&#0',
  '&#x0',
  '\\u0040',
  'token=',
  '{{',
  '{{a}}',
  '/',
  '/a',
  '//',
];
const HEADERS = [
  '[',
  ']',
  '(',
  ')',
  '=',
  'q=',
  ';q=0.1,',
  'de-',
  'www.',
  '\ud800',
  '\r\n',
  '::',
  '1.',
  ':1',
];

/** The pieces of their patterns, and what makes a match fail after much of it. */
const PIECES = [...PUNCTUATION, ...LETTERS, ...ENCODINGS, ...HEADERS];
/** Ends after which a pattern for the end of a text does not match. */
const ENDS = ['', 'x', '@', ' x', '\u0000'];

/** The least processor time of some runs, in milliseconds. */
function timeOf(read: (text: string) => unknown, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5; run += 1) {
    const start = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

test.each(Object.entries(READERS))('%s takes time in proportion to the text', (_, read) => {
  const slow: string[] = [];
  for (const piece of PIECES) {
    for (const end of ENDS) {
      const ofLength = (length: number) => piece.repeat(Math.ceil(length / piece.length)) + end;
      const [one, two, four] = [1024, 2048, 4096].map((length) => timeOf(read, ofLength(length)));
      // Less cannot be measured.
      const [first = 0, second = 0, third = 0] = [one, two, four].map((ms) =>
        Math.max(ms ?? 0, 0.3),
      );
      if (second > 3 * first || third > 3 * second) {
        slow.push(`${JSON.stringify(piece + end)}: ${first}, ${second}, ${third}`);
      }
    }
  }
  expect(slow).toEqual([]);
});
