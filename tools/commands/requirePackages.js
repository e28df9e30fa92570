/*
 * Runs before commands that need the development packages: if these are missing, fails with one
 * line that says how to install them. `npm ci` leaves them out when the shell sets
 * `NODE_ENV=production`.
 */
try {
  import.meta.resolve('tsx');
} catch {
  console.error('Development packages are missing. Run `npm ci --include=dev`.');
  process.exit(1);
}
