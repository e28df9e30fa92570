import { startServer } from './http/server.ts';
import { readSettings } from './settings.ts';

/** Starts the server from the environment; SIGINT and SIGTERM let open requests finish. */
async function main(): Promise<void> {
  const server = await startServer(readSettings(process.env));

  const stop = async () => {
    await server.close();
    process.exit(0);
  };
  // Once: a second signal ends the process at once.
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());

  console.log(server.url);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
