import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import PostalMime, { type Header } from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { readJoinRequest } from '../../../../server/api/joinRequest.ts';
import { emailKey } from '../../../../server/database/emailKey.ts';
import { createSmtpDelivery } from '../../../../server/mail/smtpDelivery.ts';
import { anyCharacter } from '../../../support/anyCharacter.ts';
import { t } from '../../../support/siteTexts.ts';
import { translate } from '../exampleMessages.ts';
import { mailToSend } from './mails.ts';
import { startSmtpServer } from './smtpServer.ts';

/** Starts a server and a delivery that sends to it, which are closed after the test. */
async function startDelivery() {
  // Takes every address, so that the test sees what was sent and not what a server made of it.
  const server = await startSmtpServer({ lenientAddressParsing: true });
  const delivery = createSmtpDelivery(server.url);
  onTestFinished(() => delivery.close());
  return { ...server, delivery };
}

const byName = (headers: Header[]) =>
  Object.fromEntries(headers.map(({ key, value }) => [key, value]));

test.each(['en', 'ar', 'ja'] as const)(
  'holds the text and the HTML of the %s mail, the HTML last',
  async (language) => {
    const mail = mailToSend({ language });
    const { delivery, received } = await startDelivery();
    await delivery.deliver(mail);
    const raw = received[0]?.raw ?? Buffer.alloc(0);
    const { headers, subject, text, html } = await PostalMime.parse(raw);
    expect(subject).toBe(translate(language, t('messages.mail.subject')));
    expect(text?.trimEnd()).toBe(mail.text.trimEnd());
    expect(html?.trimEnd()).toBe(mail.html);
    expect(byName(headers)).toMatchObject({ 'content-language': language });
    // Mail programs show the last part that they can.
    const types = raw.toString('latin1').match(/(?<=^Content-Type: )[\w/]+/gim);
    expect(types).toEqual(['multipart/alternative', 'text/plain', 'text/html']);
  },
);

test('has the headers that mail programs and servers act on', async () => {
  const mail = mailToSend();
  const { delivery, received } = await startDelivery();
  await delivery.deliver(mail);
  expect(received).toMatchObject([{ from: 'hello@iris.example', to: ['ada7@example.org'] }]);
  const { headers, date } = await PostalMime.parse(received[0]?.raw ?? '');
  expect(byName(headers)).toMatchObject({
    from: 'Iris <hello@iris.example>',
    to: mail.to,
    'message-id': mail.messageId,
    'list-unsubscribe': `<${mail.unsubscribeLink}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'auto-submitted': 'auto-generated',
  });
  expect(new Date(date ?? '').getTime()).toBeGreaterThan(Date.now() - 60_000);
});

/** Characters and words that could be parsed as syntax. */
const SYNTAX = [...'ab.,;:"\'\\()[]{}%!#=?&*$/|~`^<>é日@＠', '\r\n', 'Bcc:', '=?utf-8?Q?a?='];
const textOf = (unit: fc.Arbitrary<string>) => fc.string({ unit, minLength: 1, maxLength: 12 });

/** Addresses as people may type them. */
const typedAddress = fc
  .tuple(
    fc.oneof(textOf(fc.constantFrom(...SYNTAX)), textOf(anyCharacter)),
    fc.oneof(
      fc.constantFrom('example.org', 'müller.de', 'c.de;d.ef', '[127.0.0.1]', 'x.y\r\nTo:z'),
      textOf(fc.constantFrom(...'ab1.-,;:"\\()[]<>é＠．ⓖ🄼ｇ𝓰\u00ad', 'xn--', '.de')),
    ),
  )
  .map(([local, domain]) => `${local}@${domain}`);

test('goes to the mailbox whose key is stored, with no other header', async () => {
  const { delivery, received, commands } = await startDelivery();
  const headerNames = async () => {
    const { headers } = await PostalMime.parse(received[0]?.raw ?? '');
    return headers.map(({ key }) => key);
  };
  const plain = mailToSend();
  await delivery.deliver(plain);
  const expectedNames = await headerNames();
  expect(new Set(expectedNames).size).toBe(expectedNames.length);

  await fc.assert(
    fc.asyncProperty(typedAddress, async (typed) => {
      const join = await readJoinRequest(joinRequest(typed));
      if (typeof join === 'string') return;
      received.length = 0;
      commands.length = 0;
      await delivery.deliver({ ...plain, to: join.email });

      const recipients = commands.filter((line) => /^RCPT/i.test(line));
      expect(recipients).toHaveLength(1);
      const sent = recipients[0]?.slice('RCPT TO:<'.length, -1) ?? '';
      expect(emailKey(sent)).toBe(emailKey(join.email));
      expect(mailboxIn(sent)).toBe(mailboxIn(emailKey(join.email)));
      expect(await headerNames()).toEqual(expectedNames);
    }),
    { numRuns: 200 },
  );
});

test.each(['a<b@c.de', 'x>@y.z', 'a@b>c.de', 'a@b.c\r\nRCPT TO:<d@e.f>'])(
  'is refused for good, and nothing sent, if no command can name the address %j',
  async (to) => {
    const { delivery, commands } = await startDelivery();
    const refusal = delivery.deliver({ ...mailToSend(), to });
    await expect(refusal).rejects.toMatchObject({ isFinal: true });
    await expect(refusal).rejects.not.toThrow(/@/);
    expect(commands).toEqual([]);
  },
);

function joinRequest(email: string): Request {
  return new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
}

/**
 * Reads the mailbox that an address names, independently of the server: its local part may be
 * quoted (RFC 5321, 4.1.2), and its domain international.
 */
function mailboxIn(address: string): string {
  const at = address.lastIndexOf('@');
  const [, quoted] = /^"((?:[^"\\]|\\.)*)"$/u.exec(address.slice(0, at)) ?? [];
  const local = quoted?.replace(/\\(.)/gu, '$1') ?? address.slice(0, at);
  return `${local.toLowerCase()}@${domainToASCII(address.slice(at + 1))}`;
}
