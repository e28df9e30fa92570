import { readFile } from 'node:fs/promises';
import { browsers } from 'web-features';
import { compatKeysOfStyles, KNOWN } from '../../support/compatKeys.ts';
import { siteFolder } from '../../support/fixtures/sites.ts';
import { expect, test } from '../../support/fixtures/test.ts';

const DATA = 'docs/browser-features.json';

interface BrowserFeatures {
  /** What the scripts need, by its keys in MDN's browser-compat-data. */
  scripts: string[];
  /** What may be missing, by its name in web-features, and what a visitor then misses. */
  extras: Record<string, string>;
}

test('README names the oldest versions that get everything', async () => {
  const { scripts, extras }: BrowserFeatures = JSON.parse(await readFile(DATA, 'utf8'));
  const used = [...scripts, ...(await compatKeysOfStyles(siteFolder('plain')))].map((key) => {
    const known = KNOWN.get(key);
    if (!known) throw new Error(`${DATA} names ${key}, which web-features does not know`);
    return { key, ...known };
  });
  const needed = used.filter(({ feature }) => !(feature in extras));
  const rows = Object.entries(browsers).map(([id, { name, releases }]) => {
    const missing = needed.filter(({ support }) => !support[id]);
    expect.soft(missing.map(({ key }) => key), `missing in ${name}: an extra in ${DATA}?`).toEqual([]);
    const orderOf = (version: string | undefined) =>
      releases.findIndex((release) => release.version === version?.replace('≤', ''));
    const { version, date } = releases[Math.max(...needed.map(({ support }) => orderOf(support[id])))];
    return `| ${name} | ${version} | ${date} |`;
  });
  expect(await readFile('README.md', 'utf8')).toContain(rows.join('\n'));
});
