import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { isError } from '../../translations/check/finding.ts';
import type { Edit, Edits } from '../../translations/edits/edits.ts';
import { type Project, validText } from '../../translations/edits/project.ts';
import { filesOf } from '../../translations/state/languageFiles.ts';
import { isBlank } from '../../translations/texts/characters.ts';
import { keepDraft, readDrafts } from './browserStorage.ts';
import { checkText, describeTexts } from './describeTexts.ts';
import { readTexts, type Saved, saveTexts } from './savedTexts.ts';

/** The texts of a language, and the drafts that are not saved yet. */
export interface Texts {
  project: Project;
  tag: string;
  /** Descriptions of the texts, by key. */
  known: ReturnType<typeof describeTexts>;
  drafts: Record<string, Edit | undefined>;
  setDraft(key: string, draft: Edit | undefined): void;
  check(key: string, text: string): ReturnType<typeof checkText>;
  /** Saves a draft, as made from today's English or from its own. Returns whether none is left. */
  save(key: string, isRight?: boolean): Promise<boolean>;
  /** Saves edits; those that conflict with other people's texts become drafts, and are returned. */
  write(edits: Edits): Promise<Edits>;
}

/**
 * Reads the texts of a language, and reads them again when the window regains focus. Reads and
 * saves run one after another, so that nothing read before a save is shown after it. They render at
 * once: the next key must not be added to a draft from before the save.
 */
export function useTexts(tag: string, onFault: (message: string) => void): Texts | undefined {
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [project, setProject] = useState<Project>();
  const [typed, countTyped] = useReducer((count: number) => count + 1, 0);
  const known = useMemo(() => project && describeTexts(project, tag), [project, tag]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing changes them, a read adds some
  const drafts = useMemo(() => readDrafts(tag), [tag, project, typed]);

  const inTurn = useCallback(
    async (work: () => Promise<Saved>): Promise<Saved | undefined> => {
      const done = queue.current.then(work);
      queue.current = done.catch(() => {});
      try {
        const saved = await done;
        // Describing texts takes longer than checking that nothing has changed.
        const isSame = (now?: Project) => JSON.stringify(now) === JSON.stringify(saved.project);
        flushSync(() => {
          setProject((now) => (isSame(now) ? now : saved.project));
          countTyped();
        });
        return saved;
      } catch (error) {
        onFault(`${(error as Error).message} The typed text is kept in this browser.`);
        return undefined;
      }
    },
    [onFault],
  );

  useEffect(() => {
    const read = () => void inTurn(readTexts);
    read();
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, [inTurn]);

  if (!project || !known) return undefined;
  return { project, tag, known, drafts, setDraft, check, save, write };

  function setDraft(key: string, draft: Edit | undefined): void {
    keepDraft(tag, key, draft);
    countTyped();
  }

  function check(key: string, text: string) {
    const files = filesOf(project as Project, tag);
    return checkText({ ...files, text: validText(project as Project, tag) ?? '{}' }, key, text);
  }

  async function save(key: string, isRight = false): Promise<boolean> {
    const { [key]: draft } = readDrafts(tag);
    if (!draft) return true;
    const text = draft.text.normalize();
    const isEmptyEnglish = tag === SOURCE_LOCALE && isBlank(text);
    if (isEmptyEnglish || check(key, text).findings.some(isError)) return false;
    const english = (isRight && known?.get(key)?.english) || draft.english;
    const conflicts = await write({ [tag]: { [key]: { text, before: draft.before, english } } });
    if (conflicts[tag]?.[key]) return false;
    const { [key]: now } = readDrafts(tag);
    // Text typed in the meantime stays a draft, which replaces the text just saved.
    flushSync(() =>
      setDraft(key, now && now.text !== draft.text ? { ...now, before: text } : undefined),
    );
    return true;
  }

  async function write(edits: Edits): Promise<Edits> {
    const saved = await inTurn(() => saveTexts(edits));
    return saved ? saved.conflicts : edits;
  }
}
