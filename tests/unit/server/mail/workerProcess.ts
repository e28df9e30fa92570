import { openDatabase } from '../../../../server/database/openDatabase.ts';
import type { Outbox } from '../../../../server/database/outboxQueries.ts';
import { composeMail } from '../../../../server/mail/composeMail.ts';
import { startOutboxWorker } from '../../../../server/mail/outboxWorker.ts';
import { createSmtpDelivery } from '../../../../server/mail/smtpDelivery.ts';
import { CONTEXT } from './mails.ts';

/*
 * A program that sends what waits in the outbox of DATABASE_URL through SMTP_URL, until it is
 * killed. It kills itself at the call of the outbox that DIE_AT names, as in `after claim`.
 */

const { DATABASE_URL = '', SMTP_URL = '', DIE_AT = '' } = process.env;

function dieAt(step: string): void {
  if (step === DIE_AT) process.kill(process.pid, 'SIGKILL');
}

/** Lets the process die before or after a call. */
function mortal<Args extends unknown[], Result>(
  name: string,
  call: (...args: Args) => Promise<Result>,
) {
  return async (...args: Args): Promise<Result> => {
    dieAt(`before ${name}`);
    const result = await call(...args);
    dieAt(`after ${name}`);
    return result;
  };
}

async function main(): Promise<void> {
  const { outbox } = await openDatabase(DATABASE_URL);
  const mortalOutbox: Outbox = {
    ...outbox,
    claim: mortal('claim', outbox.claim),
    markSent: mortal('markSent', outbox.markSent),
  };
  startOutboxWorker({
    outbox: mortalOutbox,
    compose: (message) => composeMail(message, CONTEXT),
    delivery: createSmtpDelivery(SMTP_URL),
    pace: { claim: 0 },
  });
}

void main();
