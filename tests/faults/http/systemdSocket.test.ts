import { expect, test } from 'vitest';
import { send } from '../../support/send.ts';
import { superviseServer } from '../../support/superviseServer.ts';
import { writeSite } from '../../unit/server/support.ts';

test('nobody is refused while the server restarts on the socket of systemd', async () => {
  const { url, nextProcess } = await superviseServer(writeSite());
  let running = true;
  const statuses: number[] = [];
  const visits = (async () => {
    while (running) statuses.push((await send(url, { path: '/', agent: false })).status);
  })();
  for (let restart = 0; restart < 3; restart++) {
    const pid = await nextProcess();
    const seen = statuses.length;
    await expect.poll(() => statuses.length).toBeGreaterThan(seen + 10);
    process.kill(pid, 'SIGTERM');
  }
  await nextProcess();
  running = false;
  await visits;
  expect(new Set(statuses)).toEqual(new Set([200]));
});
