/**
 * The socket on which systemd listens for a service that has a socket unit (sd_listen_fds(3)).
 * It outlives the process, so that who connects during a restart waits instead of being refused.
 */
export function systemdSocket(env: NodeJS.ProcessEnv): { fd: number } | undefined {
  return env.LISTEN_PID === String(process.pid) && env.LISTEN_FDS === '1' ? { fd: 3 } : undefined;
}
