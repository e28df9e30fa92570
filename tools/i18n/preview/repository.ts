/** Addresses of the project at its code host, for people without a copy of it. */
export interface Repository {
  /** The page that shows a file, at a line if there is one. */
  lineUrl(file: string, line?: number): string;
  /** The page on which a file is edited. */
  editUrl(file: string): string;
  /** The page that starts a file in `locales/`. */
  newLocaleUrl(name: string): string;
}

const ACCEPTED =
  'the address of the repository at its code host, such as https://github.com/iris/website, or of a ' +
  'branch of it, such as https://github.com/iris/website/tree/develop';

/**
 * Reads where the project is hosted. Addresses are those of GitHub, and of GitLab where the host's
 * name says so. The branch is `main`, unless the address ends with another.
 *
 * @param address `VITE_REPOSITORY_URL`
 * @returns `undefined` if it is not set
 * @throws Error if it is no such address
 */
export function readRepository(address = ''): Repository | undefined {
  if (address.trim() === '') return undefined;
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : undefined;
  const path = url?.pathname.replace(/\/+$/, '').replace(/\.git$/, '') ?? '';
  const [, repository, branch = 'main'] = /^(\/.+?)(?:(?:\/-)?\/tree\/(.+))?$/.exec(path) ?? [];
  const isAddress = url && /^https?:$/.test(url.protocol) && !url.username && !url.search;
  if (!isAddress || !repository || url.hash) {
    throw new Error(`VITE_REPOSITORY_URL is "${address}"; it accepts ${ACCEPTED}.`);
  }
  const isGitLab = url.hostname.includes('gitlab');
  const base = `${url.origin}${repository}${isGitLab ? '/-' : ''}`;
  const name = isGitLab ? 'file_name' : 'filename';
  return {
    lineUrl: (file, line) => `${base}/blob/${branch}/${file}${line ? `#L${line}` : ''}`,
    editUrl: (file) => `${base}/edit/${branch}/${file}`,
    newLocaleUrl: (file) => `${base}/new/${branch}/locales?${name}=${encodeURIComponent(file)}`,
  };
}
