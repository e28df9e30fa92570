/**
 * Returns the page on which a file of the project is edited at its code host, or started. Addresses are
 * those of GitHub, and of GitLab where the host's name says so. The branch is `main`, unless the
 * project's address ends with another.
 *
 * @param address `VITE_REPOSITORY_URL`, which `prerender/siteEnvironment.ts` has checked
 * @returns `undefined` if it is not set
 */
export function editUrl(address: string, file: string, isNew: boolean): string | undefined {
  if (address.trim() === '') return undefined;
  const url = new URL(address.trim());
  const path = url.pathname.replace(/\/+$/, '').replace(/\.git$/, '');
  const [, repository, branch = 'main'] = /^(\/.+?)(?:(?:\/-)?\/tree\/(.+))?$/.exec(path) ?? [];
  const isGitLab = url.hostname.includes('gitlab');
  const base = `${url.origin}${repository}${isGitLab ? '/-' : ''}`;
  if (!isNew) return `${base}/edit/${branch}/${file}`;
  const [folder, name = ''] = file.split(/\/(.*)/);
  const query = `${isGitLab ? 'file_name' : 'filename'}=${encodeURIComponent(name)}`;
  return `${base}/new/${branch}/${folder}?${query}`;
}
