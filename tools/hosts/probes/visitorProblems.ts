import { send } from '../../../harness/send.ts';
import type { Host } from '../servers/host.ts';
import { JOINS_PER_MINUTE } from '../servers/startNode.ts';
import { DIRECT, VISITOR } from './probeHost.ts';

const OTHER_VISITOR = '127.0.0.3';
/** Address that a visitor pretends to come from. */
const CLAIMED = '203.0.113.7';
/** An email address in a path, as in a malformed link. */
const MAIL = 'grace@example.org';
/** The token of an email's link. */
const TOKEN = 'dG9rZW4gb2YgYSBtYWls';

/**
 * Checks that visitors are distinguished by their real addresses, whatever headers they send, and
 * that no log contains personal data. Returns a sentence for each problem.
 */
export async function visitorProblems(proxy: Host, node: Host): Promise<string[]> {
  const problems: string[] = [];
  const join = async (localAddress: string, name: string) => {
    const answer = await send(proxy.url, {
      ...DIRECT,
      path: '/api/join-waitlist',
      method: 'POST',
      localAddress,
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': CLAIMED },
      body: JSON.stringify({ email: `${name}@example.org` }),
    });
    return answer.status;
  };
  const statuses: number[] = [];
  for (let count = 0; count < JOINS_PER_MINUTE; count++) {
    statuses.push(await join(VISITOR, `visitor${count}`));
  }
  if (statuses.at(-1) !== 429) problems.push('a visitor joins without limit');
  const other = await join(OTHER_VISITOR, 'other');
  if (other !== 201) problems.push(`one visitor's limit is another's: ${other}`);

  const links = [`/${MAIL}`, `/?email=${MAIL}`, `/api/${MAIL}`, `/api/confirm?token=${TOKEN}`];
  for (const path of links) {
    await send(proxy.url, { ...DIRECT, path, localAddress: VISITOR });
  }
  // With the Node server down, the proxy writes the request to its error log.
  await node.stop();
  await join(OTHER_VISITOR, 'late');
  await proxy.stop();
  const log = (await proxy.readLog()) + (await node.readLog());
  for (const secret of [VISITOR, OTHER_VISITOR, CLAIMED, MAIL, 'grace%40', TOKEN]) {
    if (log.includes(secret)) problems.push(`the log holds ${secret}`);
  }
  return problems;
}
