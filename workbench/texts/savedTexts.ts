import {
  applyEdits,
  type Edit,
  type Edits,
  editList,
  editsText,
} from '../../translations/edits/edits.ts';
import type { Project } from '../../translations/edits/project.ts';
import { addDrafts, keep, mergeEdits, readKept } from './browserStorage.ts';

/**
 * URL of the project: a file of the built workbench, which the server answers with today's files.
 */
export const PROJECT_URL = 'project.json';

/** The project as last read, without edits saved in this browser. */
let read: Project | undefined;

/** The project with the edits saved here, and the edits that conflict with its files. */
export interface Saved {
  project: Project;
  conflicts: Edits;
}

/** Reads the project as it is now. */
export async function readTexts(): Promise<Saved> {
  return withSaved(await delivered(await fetchProject()));
}

/**
 * Saves edits, except those that conflict with other people's. The server of `npm run workbench`
 * writes them to the files; otherwise they stay in this browser until they are published.
 */
export async function saveTexts(edits: Edits): Promise<Saved> {
  if (!read) throw new Error('nothing was read yet');
  const saved = readKept('saved');
  // Another window may have saved meanwhile.
  const { changes, conflicts } = applyEdits(applyEdits(read, saved).project, edits);
  const before = (tag: string, key: string) => saved[tag]?.[key];
  const after = editList(changes).map(({ tag, key, edit }) => ({
    [tag]: { [key]: following(before(tag, key), edit) },
  }));
  keep('saved', mergeEdits(saved, changes, ...after));
  addDrafts(conflicts);
  const { project, conflicts: others } = withSaved(await delivered(read));
  return { project, conflicts: mergeEdits(conflicts, others) };
}

/** Sends the saved edits to the server, if there is one, including those that failed before. */
async function delivered(project: Project): Promise<Project> {
  const saved = readKept('saved');
  if (!project.isServed || Object.keys(saved).length === 0) return project;
  return fetchProject({ method: 'POST', body: editsText(saved) });
}

function withSaved(now: Project): Saved {
  read = now;
  const { project, changes, conflicts } = applyEdits(now, readKept('saved'));
  // Drops edits that the files now contain. An edit that conflicts with them becomes a draft.
  keep('saved', changes);
  addDrafts(conflicts);
  return { project: { ...project, published: now.files }, conflicts };
}

/** Merges two edits of a text. It stays intended while both texts are the same. */
function following(first: Edit | undefined, edit: Edit): Edit {
  if (!first) return edit;
  const isSame = first.text === edit.text && first.english === edit.english;
  return { ...(isSame && first), ...edit, before: first.before };
}

async function fetchProject(request?: RequestInit): Promise<Project> {
  const response = await fetch(PROJECT_URL, { cache: 'no-cache', ...request });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
