import { type DragEvent, Fragment, useMemo, useState } from 'react';
import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import {
  LANGUAGE_CODES,
  languageName,
  tagProblem,
} from '../../../../translations/check/tagProblem.ts';
import { hrefOf } from '../page/address.ts';
import { forgetLanguage, writtenHere } from '../places/browserPlace.ts';
import { lossWarning } from '../places/kept.ts';
import type { Place } from '../places/place.ts';
import { readRepository } from '../repository.ts';
import { withTexts } from '../texts/changes.ts';
import { describeTexts } from '../texts/describeTexts.ts';
import { tagsOf } from '../texts/project.ts';
import type { Texts } from '../useTexts.ts';
import { openFile } from './openFile.ts';

interface LanguagesProps {
  place: Place;
  texts: Texts;
  /** Shows a language, and what was done to it. */
  show(tag: string, message: string): void;
}

/** How far the languages are; starts one, takes a file in, and gives files back. */
export function Languages({ place, texts, show }: LanguagesProps) {
  const { project, tag: current } = texts;
  const [name, setName] = useState(current === SOURCE_LOCALE ? '' : current);
  const [problem, setProblem] = useState('');
  const tags = tagsOf(project);
  const tag = name.trim();
  const exists = tags.includes(tag);

  const faultOf = (one: string) =>
    one === SOURCE_LOCALE ? 'English is no translation' : tagProblem(one, tags);

  async function start() {
    const fault = faultOf(tag);
    if (fault) return setProblem(fault);
    await texts.write((now) => withTexts(now, tag, new Map()));
    show(tag, `${languageName(tag)} is started. Click a text, and write.`);
  }

  async function open(content: string, fileName = '') {
    const named = fileName.replace(/(?: \(\d+\))?\.json$/, '');
    const target = tag || named;
    const fault = faultOf(target);
    if (fault) return setProblem(`Which language is it? ${fault}.`);
    if (named !== target && languageName(named) !== named) {
      return setProblem(
        `Is ${fileName} ${languageName(named)}? Then write “${named}” above first.`,
      );
    }
    try {
      show(target, await openFile(content, target, texts, place));
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
      <Progress texts={texts} />
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
        {exists ? (
          <a className="button" href={hrefOf({ language: tag })}>
            Show {languageName(tag)}
          </a>
        ) : (
          <button type="button" onClick={() => void start()}>
            Start
          </button>
        )}
      </div>
      <label htmlFor="file">Open its file: choose it, drop it here, or paste it below</label>
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
      {place.isBrowser && <Written place={place} texts={texts} />}
    </div>
  );
}

/** A table of how far the languages are. */
function Progress({ texts: { project } }: { texts: Texts }) {
  const rows = useMemo(
    () =>
      tagsOf(project).map((tag) => {
        const texts = [...describeTexts(project, tag).values()];
        const translated = texts.filter(({ task }) => task !== 'open').length;
        const reviewed = texts.filter(({ isReviewed }) => isReviewed).length;
        const outdated = texts.filter(({ task }) => task === 'outdated').length;
        return { tag, cells: { translated, of: texts.length, reviewed, outdated } };
      }),
    [project],
  );
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Language</th>
          {Object.keys(rows[0]?.cells ?? {}).map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ tag, cells }) => (
          <tr key={tag}>
            <th scope="row">
              <a href={hrefOf({ language: tag })}>{languageName(tag)}</a>
            </th>
            {Object.entries(cells).map(([heading, count]) => (
              <td key={heading}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What was written in this browser: files to download, and where to put them. */
function Written({ place, texts: { project, drafts, reload } }: Omit<LanguagesProps, 'show'>) {
  const [copied, setCopied] = useState('');
  const written = writtenHere();
  const repository = readRepository(project.repository);
  const unsaved = Object.values(drafts).filter(Boolean).length;
  const tags = tagsOf(project)
    .map((tag) => ({ tag, names: written.filter((name) => name.endsWith(`/${tag}.json`)) }))
    .filter(({ names }) => names.length > 0);
  if (tags.length === 0) return null;

  async function copy(content: string) {
    await navigator.clipboard.writeText(content);
    setCopied(content);
  }

  function forget(tag: string) {
    if (!confirm(`Forget what was written in ${languageName(tag)} here?`)) return;
    forgetLanguage(tag);
    void reload();
  }

  return (
    <>
      <h3>Give back what you wrote</h3>
      <p className="note">
        {lossWarning() || 'It is kept in this browser alone.'}
        {unsaved > 0 && ` Unsaved texts of this language, which its file lacks: ${unsaved}.`}
      </p>
      {tags.map(({ tag, names }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div key={tag} role="group" aria-label={languageName(tag)}>
          <b>{languageName(tag)}</b>
          {names.map((file) => {
            const { [file]: content = '' } = project.files;
            const name = file.replace('locales/', '');
            const isNew = place.originOf(file) === '';
            const href = isNew ? repository?.newLocaleUrl(name) : repository?.editUrl(file);
            return (
              <Fragment key={name}>
                <button type="button" onClick={() => download(`${tag}.json`, content)}>
                  Download {name}
                </button>
                <button type="button" onClick={() => void copy(content)}>
                  {copied === content ? 'Copied' : 'Copy'}
                </button>
                {href && (
                  <a href={href} target="_blank" rel="noreferrer">
                    {isNew ? 'Start' : 'Edit'} {name} at the code host
                  </a>
                )}
              </Fragment>
            );
          })}
          <button type="button" onClick={() => forget(tag)}>
            Forget
          </button>
        </div>
      ))}
    </>
  );
}

function download(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
