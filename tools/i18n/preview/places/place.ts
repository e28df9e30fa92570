import type { FileChange, Project } from '../texts/project.ts';

/** Where the panel reads texts from, and saves them: a project's files, or the browser. */
export interface Place {
  /** Whether texts stay in the browser until somebody takes them out as files. */
  isBrowser: boolean;
  read(): Promise<Project>;
  /** Writes all of these files, or none if one is not as it is known; tells which. */
  write(changes: readonly FileChange[]): Promise<boolean>;
  /** What a file was before it was written here; `undefined` where that is not known. */
  originOf(file: string): string | undefined;
  /** Calls back when files have changed otherwise. Returns a function that stops it. */
  onChange(listen: () => void): () => void;
}

/** URL of the project: a file of the built preview, which the server answers with today's files. */
export const PROJECT_URL = 'project.json';

/** URL at which the server tells that a file has changed. */
export const CHANGES_URL = 'changes';

export async function fetchProject(): Promise<Project> {
  const response = await fetch(PROJECT_URL, { cache: 'no-store' });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
