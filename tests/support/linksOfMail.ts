import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

/** Waits for the only mail in the outbox, and returns its links. */
export async function linksOfMail({ dataDir }: { dataDir: string }) {
  const folder = path.join(dataDir, 'outbox');
  const mails = async () => (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  await expect.poll(() => mails().catch(() => [])).toHaveLength(1);
  const [file = ''] = await mails();
  const { headers, text } = await PostalMime.parse(await readFile(path.join(folder, file)));
  const [confirm = '', unsubscribe = ''] = text?.match(/http\S+/g) ?? [];
  const language = headers.find(({ key }) => key === 'content-language')?.value;
  return { language, confirm, unsubscribe };
}
