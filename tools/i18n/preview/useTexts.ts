import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { problemLine, problemsIn } from '../../../translations/check/finding.ts';
import { readLocaleText } from '../../../translations/files/localeText.ts';
import { localeFile } from '../../../translations/files/paths.ts';
import { type Draft, type Drafts, keepDrafts, readDrafts } from './places/drafts.ts';
import type { Place } from './places/place.ts';
import { type Said, withSaid, withTexts } from './texts/changes.ts';
import { checkText, describeTexts } from './texts/describeTexts.ts';
import { type FileChange, filesOf, type Project } from './texts/project.ts';

/** The texts of a language in a place, and what was typed and is not saved yet. */
export interface Texts {
  project: Project;
  tag: string;
  /** What is known of the texts, by key. */
  known: ReturnType<typeof describeTexts>;
  drafts: Drafts;
  setDraft(key: string, draft: Draft | undefined): void;
  check(key: string, text: string): ReturnType<typeof checkText>;
  /** Saves a draft, if there is one; returns why it was not saved. */
  save(key: string): Promise<string | undefined>;
  record(key: string, said: Said): Promise<boolean>;
  /** Writes files; what to write is asked again where somebody else has written meanwhile. */
  write(changesOf: (project: Project) => FileChange[]): Promise<boolean>;
  reload(): Promise<void>;
}

/** How often a save is tried while others write. */
const TRIES = 3;

/**
 * Reads the texts of a language from a place. Reads and saves follow one another, so that nothing is
 * shown that was read before a save.
 */
export function useTexts(
  place: Place,
  tag: string,
  onFault: (message: string) => void,
): Texts | undefined {
  const latest = useRef<Project>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [project, setProject] = useState<Project>();
  const [typed, countTyped] = useReducer((count: number) => count + 1, 0);
  const known = useMemo(() => project && describeTexts(project, tag), [project, tag]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing changes them, a merge adds some
  const drafts = useMemo(() => readDrafts(tag), [tag, project, typed]);

  const show = useCallback((now: Project) => {
    latest.current = now;
    setProject(now);
  }, []);

  const inTurn = useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = queue.current.then(work);
    queue.current = done.catch(() => {});
    return done;
  }, []);

  const reload = useCallback(
    () =>
      inTurn(async () => show(await place.read())).catch((error: Error) => onFault(error.message)),
    [place, onFault, show, inTurn],
  );

  useEffect(() => {
    void reload();
    return place.onChange(() => void reload());
  }, [place, reload]);

  if (!project || !known) return undefined;
  return { project, tag, known, drafts, setDraft, check, save, record, write, reload };

  function setDraft(key: string, draft: Draft | undefined): void {
    keepDrafts(tag, { [key]: draft });
    countTyped();
  }

  function check(key: string, text: string) {
    return checkText(filesOf(latest.current as Project, tag), key, text);
  }

  async function save(key: string): Promise<string | undefined> {
    const draft = readDrafts(tag)[key];
    if (!draft) return undefined;
    const file = localeFile(tag);
    const [fault] = problemsIn(file, readLocaleText(project?.files[file] ?? '').problems);
    if (fault) return `Correct the file first: ${problemLine(fault)}`;
    if (check(key, draft.text).findings.some(({ isError }) => isError))
      return 'Fix the error first.';
    const isSaved = await write((now) => {
      const { value = '' } = readLocaleText(now.files[file] ?? '{}').entries.get(key) ?? {};
      const isOurs = value === draft.before || value === draft.text;
      return isOurs ? withTexts(now, tag, new Map([[key, draft.text]])) : [];
    });
    if (!isSaved) return 'The file has another text by now: choose one.';
    const now = readDrafts(tag)[key];
    // What was typed meanwhile replaces what is saved now.
    setDraft(key, now && now.text !== draft.text ? { ...now, before: draft.text } : undefined);
    return undefined;
  }

  function record(key: string, said: Said): Promise<boolean> {
    return write((now) => withSaid(now, tag, key, said));
  }

  function write(changesOf: (project: Project) => FileChange[]): Promise<boolean> {
    return inTurn(async () => {
      for (let left = TRIES; left > 0; left -= 1) {
        const now = latest.current as Project;
        const changes = changesOf(now);
        if (changes.length === 0) return false;
        if (await place.write(changes)) {
          const written = changes.map(({ file, after }) => [file, after]);
          show({ ...now, files: { ...now.files, ...Object.fromEntries(written) } });
          return true;
        }
        show(await place.read());
      }
      return false;
    }).catch((error: Error) => {
      onFault(`${error.message} What was typed is kept in this browser.`);
      return false;
    });
  }
}
