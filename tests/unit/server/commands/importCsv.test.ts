import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressHashes } from '../../../../server/mail/secrets.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { listed } from '../database/databases.ts';
import { openForTest } from '../support.ts';
import { runWaitlistWith } from './runWaitlist.ts';

const SECRET = 'a secret of at least 32 characters';

/** Opens a list, and returns what imports a CSV file into it. */
async function newList() {
  const { file, waitlist, outbox } = await openForTest(undefined, {
    hashesOf: addressHashes([SECRET]),
  });
  const importText = (text: string, ...options: string[]) => {
    const csv = join(temporaryFolder(), 'people.csv');
    writeFileSync(csv, text);
    return runWaitlistWith({ MAIL_SECRETS: SECRET }, `file:${file}`, 'import', csv, ...options);
  };
  return { waitlist, outbox, importText };
}

/** Files as other programs write them, with one person each who wants email. */
const FILES = {
  mailchimp:
    '\ufeff"Email Address","First Name",OPTIN_TIME\nAda@Example.org,"A, B","2025-03-04 05:06:07"\n',
  listmonk: `uuid,email,name,attributes,status,created_at
1,ada@example.org,,"{""a"": 1}",enabled,2025-03-04T05:06:07Z
2,bob@example.org,,{},blocklisted,2025-03-04T05:06:07Z
3,eve@example.org,,{},disabled,2025-03-04T05:06:07Z
`,
  ghost: `id,email,name,note,subscribed_to_emails,complimentary_plan,created_at,deleted_at
1,ada@example.org,Ada,,true,false,2025-03-04T05:06:07.000Z,
2,bob@example.org,Bob,,false,false,2025-03-04T05:06:07.000Z,
`,
};

test.each(Object.entries(FILES))(
  'the example of the guide imports the file of %s',
  async (name, text) => {
    const guide = readFileSync('docs/deployment/operations.md', 'utf8').replaceAll('\\\n', '');
    const [, command = ''] =
      new RegExp(`waitlist import \\S+/${name}\\.csv (.*)`).exec(guide) ?? [];
    const options = (command.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''));
    const { waitlist, outbox, importText } = await newList();
    expect(await importText(text, ...options)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Added 1 of /),
    });
    const isConfirmed = options.includes('--confirmed-by');
    const [entry, ...others] = await listed(waitlist.entries());
    expect(others).toEqual([]);
    expect(entry?.email.toLowerCase()).toBe('ada@example.org');
    expect(entry?.joinedAt).toMatch(/^2025-03-04/);
    expect(Boolean(entry?.confirmedAt)).toBe(isConfirmed);
    if (isConfirmed) expect(entry?.source).toBe(name);
    expect(await outbox.entries()).toEqual([]);
  },
);

test('people who left here, or are on the list, do not come in again', async () => {
  const { waitlist, importText } = await newList();
  for (const name of ['ada', 'bob']) await waitlist.add(`${name}@example.org`, 'en');
  await waitlist.unsubscribe((await waitlist.find('ada@example.org'))?.linkId ?? '');
  const text = 'email\nADA@example.org\nBob@example.org\neve@example.org\n';
  expect((await importText(text, '--status-column', 'none')).out).toBe(
    'Added 1 of 3. Skipped: 0 do not want email there, 1 have left here, 1 were on the list.\n',
  );
});

test.each([
  ['email\nada@example.org\n', [], 'Name the column'],
  ['mail\nada@example.org\n', ['--status-column', 'none'], 'no column "email"'],
  ['email,s\nada@example.org,maybe\n', ['--status-column', 's'], 'unknown status "maybe"'],
  ['email\nbob@example.org\nada@\n', ['--status-column', 'none'], 'Row 2 has no valid address'],
  [
    'email,t\nada@example.org,soon\n',
    ['--status-column', 'none', '--joined-column', 't'],
    'Row 1 has no time',
  ],
])('%j with %j adds nobody, and says why', async (text, options, problem) => {
  const { waitlist, importText } = await newList();
  const { code, errors } = await importText(text, ...options);
  expect(code).toBe(2);
  expect(errors).toContain(problem);
  expect(await waitlist.count()).toBe(0);
});
