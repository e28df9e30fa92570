/** Matches a red test in Vitest's output (` FAIL  unit  <file> > <title>`). */
const VITEST = /^ FAIL\s+\S+\s+(\S+ > .+)$/gm;
/** Matches a red test in Playwright's summary (`    [chromium] › <file>:1:1 › <title>`). */
const PLAYWRIGHT = /^ {4}\[[\w-]+\] › (\S+?):\d+:\d+ › (.+?)\s*$/gm;

/** Returns the red tests that `npm test` has printed, each as its file and its title. */
export function redTests(output: string): string[] {
  const vitest = [...output.matchAll(VITEST)].map(([, test = '']) => test);
  const playwright = [...output.matchAll(PLAYWRIGHT)].map(
    ([, file, title]) => `${file} › ${title}`,
  );
  return [...new Set([...vitest, ...playwright])];
}
