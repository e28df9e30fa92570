/** Addresses of the project at its code host, for people without a copy of it. */
export interface Repository {
  /** The page on which a file is edited. */
  editUrl(file: string): string;
  /** The page that starts a file in `locales/`. */
  newLocaleUrl(name: string): string;
}

/**
 * Reads where the project is hosted. Addresses are those of GitHub, and of GitLab where the host's
 * name says so. The branch is `main`, unless the address ends with another.
 *
 * @param address `VITE_REPOSITORY_URL`, which `prerender/siteEnvironment.ts` has checked
 * @returns `undefined` if it is not set
 */
export function readRepository(address = ''): Repository | undefined {
  if (address.trim() === '') return undefined;
  const url = new URL(address.trim());
  const path = url.pathname.replace(/\/+$/, '').replace(/\.git$/, '');
  const [, repository, branch = 'main'] = /^(\/.+?)(?:(?:\/-)?\/tree\/(.+))?$/.exec(path) ?? [];
  const isGitLab = url.hostname.includes('gitlab');
  const base = `${url.origin}${repository}${isGitLab ? '/-' : ''}`;
  const name = isGitLab ? 'file_name' : 'filename';
  return {
    editUrl: (file) => `${base}/edit/${branch}/${file}`,
    newLocaleUrl: (file) => `${base}/new/${branch}/locales?${name}=${encodeURIComponent(file)}`,
  };
}
