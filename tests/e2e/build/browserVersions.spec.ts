import { readFile } from 'node:fs/promises';
import { browsers } from 'web-features';
import { compatKeysOfStyles, KNOWN } from '../../support/compatKeys.ts';
import { siteFolder } from '../../support/sites/sites.ts';
import { expect, test } from '../../support/test.ts';

const DATA = 'docs/browser-features.json';

interface BrowserFeatures {
  /** What the scripts need, by its keys in MDN's browser-compat-data. */
  scripts: string[];
  /** What may be missing, by its name in web-features, and what a visitor then gets. */
  extras: Record<string, string>;
}

interface Browser {
  name: string;
  /** Oldest first. */
  releases: { version: string; date: string }[];
}

test('README names the oldest versions that get everything', async () => {
  const { scripts, extras }: BrowserFeatures = JSON.parse(await readFile(DATA, 'utf8'));
  const used = [...scripts, ...(await compatKeysOfStyles(siteFolder('plain')))];
  const needed = used.flatMap((key) => {
    const known = KNOWN.get(key);
    if (!known) throw new Error(`${DATA}: web-features does not know ${key}`);
    return known.feature in extras ? [] : [{ key, ...known }];
  });
  const rows = Object.entries<Browser>({ ...browsers }).map(([id, { name, releases }]) => {
    const missing = needed.filter(({ support }) => !support[id]).map(({ key }) => key);
    expect(missing, `not in ${name}; if the site does without, an extra in ${DATA}`).toEqual([]);
    const oldest = needed.map(({ support }) =>
      releases.findIndex(({ version }) => version === support[id]?.replace('≤', '')),
    );
    const { version, date } = releases[Math.max(...oldest)] as Browser['releases'][number];
    return `| ${name} | ${version} | ${date} |`;
  });
  expect(await readFile('README.md', 'utf8')).toContain(rows.join('\n'));
});
