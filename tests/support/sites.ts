import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where the sites under test are built, one folder for each. */
const FOLDER = path.resolve('test-results/sites');

/**
 * The sites the browser tests visit: as `npm start` builds it; with a tracker that reports to
 * `CAPTURE_PORT`; with two languages of its own, a copy of the English file and one that has no text yet;
 * and for translators, with every text marked.
 */
export type SiteName = 'plain' | 'tracked' | 'dutch' | 'preview';

export function siteFolder(name: SiteName): string {
  return path.join(FOLDER, name);
}

/**
 * A copy of the project with languages that the project does not have. Outside of it, since Vite does not
 * watch folders of test results.
 */
export const DUTCH_PROJECT = path.join(tmpdir(), 'iris-dutch-project');

/** The port of the stand-in for PostHog; fixed, because a document's policy names it. */
export const CAPTURE_PORT = 41739;
