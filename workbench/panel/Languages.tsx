import { type DragEvent, useState } from 'react';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { languageName, shorterTag, tagProblem } from '../../translations/check/tagProblem.ts';
import { editList } from '../../translations/edits/edits.ts';
import { editsOfFile, errorsInEdits } from '../../translations/edits/editsOfFile.ts';
import { tagsOf } from '../../translations/edits/project.ts';
import { localeFile } from '../../translations/files/paths.ts';
import { addDrafts } from '../texts/browserStorage.ts';
import type { Texts } from '../texts/useTexts.ts';
import { HandIn } from './HandIn.tsx';
import { Progress } from './Progress.tsx';

interface LanguagesProps {
  texts: Texts;
  /** Shows a language, with a message on what was done. */
  show(tag: string, message: string): void;
}

/** The progress of the languages, with controls to start one, import a file and export edits. */
export function Languages({ texts, show }: LanguagesProps) {
  const { project, drafts, tag: current } = texts;
  const [name, setName] = useState(current === SOURCE_LOCALE ? '' : current);
  const [problem, setProblem] = useState('');
  const tag = name.trim();
  const fault = tagProblem(tag, tagsOf(project));
  const shorter = shorterTag(tag);
  const isNew = !fault && project.files[localeFile(tag)] === undefined;

  /** Shows the language, and creates it if it does not exist. */
  async function start() {
    if (isNew) await texts.write({ [tag]: {} });
    if (!fault) show(tag, isNew ? `${languageName(tag)} is started. Click a text, and write.` : '');
  }

  async function open(content: string, fileName = '') {
    // A file named after a language belongs to that language.
    const named = fileName.replace(/(?: \(\d+\))?\.json$/, '');
    const target = tagProblem(named) ? tag : named;
    try {
      const { edits, summary } = editsOfFile(content, project, target);
      const errors = errorsInEdits(project, edits);
      for (const { tag: one, key, edit } of errors) {
        addDrafts({ [one]: { [key]: edit } });
        delete edits[one]?.[key];
      }
      const open = errors.length + editList(await texts.write(edits)).length;
      const waiting = ` ${open} need your attention: they have an error, or differ from your own texts.`;
      const [shown = target] = Object.keys(edits);
      show(shown, open > 0 ? summary + waiting : summary);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  async function drop(event: DragEvent) {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) await open(await file.text(), file.name);
    else await open(event.dataTransfer.getData('text'));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be chosen with a control too
    <div className="languages" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Progress project={project} />
      <h3>Start or open a language</h3>
      <label htmlFor="tag">Language</label>
      <input
        id="tag"
        value={name}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="nl"
        aria-describedby="about"
        onChange={({ target }) => {
          setName(target.value);
          setProblem('');
        }}
      />
      <p id="about" role="status">
        {problem || (tag && (fault ?? languageName(tag)))}
        {!problem && isNew && shorter && `: “${shorter}” is enough`}
      </p>
      <button type="button" onClick={() => void start()}>
        {isNew || fault ? 'Start' : `Show ${languageName(tag)}`}
      </button>
      <label htmlFor="file">Open a file: choose it, drop it here, or paste it below</label>
      <input
        id="file"
        type="file"
        accept=".json,application/json"
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          if (file) await open(await file.text(), file.name);
          target.value = '';
        }}
      />
      <textarea
        aria-label="The file’s content"
        rows={2}
        spellCheck={false}
        value=""
        placeholder="{ … }"
        onChange={({ target }) => void open(target.value)}
      />
      {!project.isServed && <HandIn project={project} unsaved={Object.keys(drafts).length} />}
    </div>
  );
}
