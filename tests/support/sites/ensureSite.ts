import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { precompress } from '../../../prerender/precompress.ts';
import { BUILD_VARIABLES, buildSite } from './buildSite.ts';
import { copyProject, SOURCES } from './copyProject.ts';
import { SITES, type SiteName, siteFolder } from './sites.ts';

/** Builds a site, unless it is there and nothing that goes into it has changed. */
export async function ensureSite(name: SiteName): Promise<void> {
  const folder = siteFolder(name);
  const stampFile = `${folder}.stamp`;
  const stamp = await stampOf(name);
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  // Also removes what an interrupted build has left.
  await rm(stampFile, { force: true });
  await rm(folder, { recursive: true, force: true });
  if (name === 'shipped') {
    await buildSite(folder, { env: SITES[name] });
  } else {
    const root = await mkdtemp(path.join(tmpdir(), 'iris-project-'));
    await copyProject(root);
    await buildSite(folder, { root, env: SITES[name] });
    await rm(root, { recursive: true });
  }
  // Byte budgets are checked on this site.
  if (name === 'plain') await precompress(folder);
  await writeFile(stampFile, stamp);
}

/**
 * Hashes what goes into a site: files, variables, the version of Node, and the year that its pages
 * show. The dates in the sitemap, which come from Git, do not count: no browser test reads them.
 */
async function stampOf(name: SiteName): Promise<string> {
  const hash = createHash('sha256');
  hash.update(
    JSON.stringify([BUILD_VARIABLES, SITES[name], new Date().getFullYear(), process.version]),
  );
  for (const source of [...SOURCES, 'tests/support/sites', 'tests/support/languages']) {
    const isFolder = (await stat(source)).isDirectory();
    const files = isFolder ? await filesIn(source) : [source];
    for (const file of files) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
}
