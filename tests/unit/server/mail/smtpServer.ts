import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A message that a mail server has confirmed. */
export interface ReceivedMail {
  from: string;
  to: string[];
  raw: Buffer;
}

export type SmtpStep = 'connected' | 'MAIL FROM' | 'RCPT TO' | 'last byte' | '250';

/** Starts a real SMTP server on loopback, without TLS, until the test is over. */
export async function startSmtpServer(
  options: SMTPServerOptions & {
    /** Answers a message that has arrived; confirms it by default. Rejects to refuse it. */
    answer?: (mail: ReceivedMail) => Promise<void>;
    /** Called when the server has come to a step of a session. */
    onStep?: (step: SmtpStep) => void;
  } = {},
) {
  const { answer = () => Promise.resolve(), onStep = () => {}, ...serverOptions } = options;
  const received: ReceivedMail[] = [];
  const commands: string[] = [];
  let mostConnections = 0;
  const pass =
    (step: SmtpStep) =>
    (...args: unknown[]) => {
      onStep(step);
      (args.at(-1) as () => void)();
    };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    logger: commandLog(commands),
    onAuth: ({ username }, _, answer) => answer(null, { user: username ?? '' }),
    allowInsecureAuth: true,
    onConnect: pass('connected'),
    onMailFrom: pass('MAIL FROM'),
    onRcptTo: pass('RCPT TO'),
    async onData(stream, session, callback) {
      try {
        const { mailFrom, rcptTo } = session.envelope;
        const raw = await buffer(stream);
        onStep('last byte');
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
        };
        await answer(mail);
        received.push(mail);
        callback();
        onStep('250');
      } catch (error) {
        callback(error as Error);
      }
    },
    ...serverOptions,
  });
  // Some tests break connections on purpose.
  server.on('error', () => {});
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    mostConnections = Math.max(mostConnections, sockets.size);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    /** Oldest first. */
    received,
    /** Every command line, as it was sent. */
    commands,
    /** The most connections that were open at once. */
    mostConnections: () => mostConnections,
    /** Breaks all connections off. */
    drop() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** An error that `smtp-server` answers with this status. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A logger of `smtp-server` that keeps the clients' commands and nothing else. */
function commandLog(commands: string[]): SMTPServerOptions['logger'] {
  const ignore = () => {};
  const [trace, info, warn, error, fatal, level] = Array(6).fill(ignore);
  return {
    trace,
    info,
    warn,
    error,
    fatal,
    level,
    debug(entry: { tnx?: string }, _: string, line: string) {
      if (entry.tnx === 'command') commands.push(line);
    },
  };
}
