import { execFile } from 'node:child_process';

/**
 * Tells systemd that the service is up (sd_notify(3)), so that `systemctl start` waits for it, and
 * fails where it does not come up. Does nothing elsewhere. Node cannot write to the datagram socket
 * itself.
 */
export function notifySystemd(): void {
  if (process.env.NOTIFY_SOCKET === undefined) return;
  execFile('systemd-notify', ['--ready'], (error) => {
    if (error) console.error(`systemd was not told that the server is up: ${error.message}`);
  });
}
