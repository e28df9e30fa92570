/**
 * Returns the listening socket that systemd passes to a service with a socket unit
 * (sd_listen_fds(3)). It outlives the process, so connections made during a restart wait instead
 * of being refused.
 */
export function systemdSocket(env: NodeJS.ProcessEnv): { fd: number } | undefined {
  return env.LISTEN_PID === String(process.pid) && env.LISTEN_FDS === '1' ? { fd: 3 } : undefined;
}
