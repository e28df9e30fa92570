import { type DragEvent, useState } from 'react';
import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import {
  LANGUAGE_CODES,
  languageName,
  tagProblem,
} from '../../../../translations/check/tagProblem.ts';
import { hrefOf } from '../page/address.ts';
import type { Edits } from '../texts/edits.ts';
import { errorsOf, openedEdits } from '../texts/openedEdits.ts';
import { tagsOf } from '../texts/project.ts';
import type { Texts } from '../useTexts.ts';
import { GiveBack } from './GiveBack.tsx';
import { Progress } from './Progress.tsx';

interface LanguagesProps {
  texts: Texts;
  /** Shows a language, and what was done to it. */
  show(tag: string, message: string): void;
}

/** How far the languages are; starts one, takes a file in, and gives back what was written. */
export function Languages({ texts, show }: LanguagesProps) {
  const { project, tag: current } = texts;
  const [name, setName] = useState(current === SOURCE_LOCALE ? '' : current);
  const [problem, setProblem] = useState('');
  const tags = tagsOf(project);
  const tag = name.trim();

  async function start() {
    const fault = tagProblem(tag, tags);
    if (fault) return setProblem(fault);
    await texts.write({ [tag]: {} });
    show(tag, `${languageName(tag)} is started. Click a text, and write.`);
  }

  async function open(content: string, fileName = '') {
    const named = fileName.replace(/(?: \(\d+\))?\.json$/, '');
    const target = tag || named;
    if (named !== target && languageName(named) !== named) {
      return setProblem(
        `Is ${fileName} ${languageName(named)}? Then write “${named}” above first.`,
      );
    }
    try {
      const { edits, said } = openedEdits(content, project, target);
      const errors = errorsOf(project, edits);
      const wrong: Edits = {};
      for (const { tag: one, key } of errors) {
        const { [key]: edit, ...others } = edits[one] ?? {};
        if (edit) wrong[one] = { ...wrong[one], [key]: edit };
        edits[one] = others;
      }
      const conflicts = await texts.write(edits);
      texts.keep(wrong);
      texts.keep(conflicts);
      const open = [wrong, conflicts].flatMap((all) => Object.values(all).flatMap(Object.keys));
      const waiting = `${open.length} wait for you: they have an error, or others were written here.`;
      const [shown = target] = Object.keys(edits);
      show(shown, open.length > 0 ? `${said} ${waiting}` : said);
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
        list="languages"
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
      <datalist id="languages">
        {LANGUAGE_CODES.map((code) => (
          <option key={code} value={code}>
            {languageName(code)}
          </option>
        ))}
      </datalist>
      <p id="about" role="status">
        {problem || (tag && (tagProblem(tag, tags) ?? languageName(tag)))}
      </p>
      <div className="actions">
        {tag === SOURCE_LOCALE || tags.includes(tag) ? (
          <a className="button" href={hrefOf({ language: tag })}>
            Show {languageName(tag)}
          </a>
        ) : (
          <button type="button" onClick={() => void start()}>
            Start
          </button>
        )}
      </div>
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
      {!project.isServed && <GiveBack texts={texts} />}
    </div>
  );
}
