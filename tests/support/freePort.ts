import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/**
 * Returns a port that was free a moment ago, for programs that cannot report which one they chose. The
 * port is not reserved, so another program may take it.
 */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
