import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { problemLine, problemsIn } from '../../../translations/check/finding.ts';
import { readLocaleText } from '../../../translations/files/localeText.ts';
import { localeFile } from '../../../translations/files/paths.ts';
import { addDrafts, keepDraft, readDrafts } from './kept.ts';
import { readTexts, saveTexts } from './place.ts';
import { checkText, describeTexts } from './texts/describeTexts.ts';
import { type Edit, type Edits, validText } from './texts/edits.ts';
import { filesOf, type Project } from './texts/project.ts';

/** The texts of a language, and what was typed and is not saved yet. */
export interface Texts {
  project: Project;
  tag: string;
  /** What is known of the texts, by key. */
  known: ReturnType<typeof describeTexts>;
  drafts: Record<string, Edit | undefined>;
  setDraft(key: string, draft: Edit | undefined): void;
  check(key: string, text: string): ReturnType<typeof checkText>;
  /** Saves a draft, if there is one; returns why it was not saved. */
  save(key: string): Promise<string | undefined>;
  /** Saves edits; returns those that somebody else's texts are in conflict with. */
  write(edits: Edits): Promise<Edits>;
  /** Keeps edits that cannot be saved as drafts, for somebody to choose. */
  keep(edits: Edits): void;
  reload(): Promise<void>;
}

/**
 * Reads the texts of a language, again when the window gets the focus back. Reads and
 * saves follow one another, so that nothing is shown that was read before a save.
 */
export function useTexts(tag: string, onFault: (message: string) => void): Texts | undefined {
  const latest = useRef<Project>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [project, setProject] = useState<Project>();
  const [typed, countTyped] = useReducer((count: number) => count + 1, 0);
  const known = useMemo(() => project && describeTexts(project, tag), [project, tag]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing changes them, a read adds some
  const drafts = useMemo(() => readDrafts(tag), [tag, project, typed]);

  const inTurn = useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = queue.current.then(work);
    queue.current = done.catch(() => {});
    return done;
  }, []);

  const show = useCallback((now: Project) => {
    latest.current = now;
    setProject(now);
  }, []);

  const reload = useCallback(
    () =>
      inTurn(async () => show((await readTexts()).project)).catch((error: Error) =>
        onFault(error.message),
      ),
    [onFault, show, inTurn],
  );

  useEffect(() => {
    void reload();
    const onFocus = () => void reload();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [reload]);

  if (!project || !known) return undefined;
  return { project, tag, known, drafts, setDraft, check, save, write, keep, reload };

  function setDraft(key: string, draft: Edit | undefined): void {
    keepDraft(tag, key, draft);
    countTyped();
  }

  function check(key: string, text: string) {
    const now = latest.current as Project;
    return checkText({ ...filesOf(now, tag), text: validText(now, tag) ?? '{}' }, key, text);
  }

  async function save(key: string): Promise<string | undefined> {
    const { [key]: draft } = readDrafts(tag);
    const { current: now } = latest;
    if (!draft || !now) return undefined;
    const file = localeFile(tag);
    const [fault] = problemsIn(file, readLocaleText(now.files[file] ?? '').problems);
    if (fault && validText(now, tag) === undefined)
      return `Correct the file first: ${problemLine(fault)}`;
    const text = draft.text.normalize();
    const { english = '' } = known?.get(key) ?? {};
    const isEmpty = tag === SOURCE_LOCALE && text.trim() === '';
    if (isEmpty || check(key, text).findings.some(({ isError }) => isError))
      return isEmpty ? 'English has every text.' : 'Fix the error first.';
    const conflicts = await write({ [tag]: { [key]: { text, before: draft.before, english } } });
    if (conflicts[tag]?.[key]) return 'The file has another text by now: choose one.';
    const { [key]: typedNow } = readDrafts(tag);
    // What was typed meanwhile replaces what is saved now.
    const isOther = typedNow && typedNow.text !== draft.text;
    setDraft(key, isOther ? { ...typedNow, before: text } : undefined);
    return undefined;
  }

  function keep(edits: Edits): void {
    addDrafts(edits);
    countTyped();
  }

  function write(edits: Edits): Promise<Edits> {
    return inTurn(async () => {
      const { project: now, conflicts } = await saveTexts(edits);
      show(now);
      return conflicts;
    }).catch((error: Error) => {
      onFault(`${error.message} What was typed is kept in this browser.`);
      return edits;
    });
  }
}
