/** Prints what a long command does next, and the seconds since the command started. */
export function logStep(what: string): void {
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${what}`);
}
