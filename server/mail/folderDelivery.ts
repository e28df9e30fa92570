import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Delivery, DeliveryError, nodemailerMessage } from './delivery.ts';

/**
 * Writes emails to a folder instead of sending them, each as a file that email programs can open.
 * Only their owner can read them: they contain addresses, and links that act for them.
 */
export function createFolderDelivery(folder: string): Delivery {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async verify() {},
    async deliver(mail) {
      const { message } = await transport.sendMail(nodemailerMessage(mail));
      const name = mail.messageId.replace(/^<|@.*$/g, '');
      const temporary = join(folder, `.${name}.tmp`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(temporary, message, { mode: 0o600 });
        await rename(temporary, join(folder, `${name}.eml`));
      } catch (error) {
        throw new DeliveryError(error, { isFinal: false }, mail.to);
      }
    },
    async close() {},
  };
}
