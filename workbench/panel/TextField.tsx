import { useMemo, useRef } from 'react';
import { isError } from '../../translations/check/finding.ts';
import { languageName } from '../../translations/check/tagProblem.ts';
import { placeholdersOf } from '../../translations/texts/strings.ts';
import type { TextDescription } from '../texts/describeTexts.ts';
import type { Texts } from '../texts/useTexts.ts';
import { hasInvisible, INVISIBLE, Invisible } from './Invisible.tsx';
import { usePause } from './usePause.ts';

interface TextFieldProps {
  text: TextDescription;
  texts: Texts;
}

/**
 * The field of a text. It is checked at each pause in typing, and saved by Ctrl-Enter, by Enter
 * (texts have no line breaks), or when focus leaves the text. A text that cannot be saved stays a
 * draft.
 */
export function TextField({ text, texts }: TextFieldProps) {
  const { key, english, text: inFile } = text;
  const { tag } = texts;
  const draft = texts.drafts[key];
  const value = draft?.text ?? inFile;
  const input = useRef<HTMLTextAreaElement>(null);
  const isOther = draft && draft.before !== inFile && draft.text !== inFile;
  // A half-typed text is not wrong yet.
  const paused = usePause(draft?.text);
  const typed = draft && paused;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known changes with the files
  const { findings, length } = useMemo(
    () => (typed === undefined ? text : texts.check(key, typed)),
    [typed, text, key],
  );

  function type(now: string) {
    const { before = inFile, english: made = english } = draft ?? {};
    texts.setDraft(key, now === inFile ? undefined : { text: now, before, english: made });
  }

  function keepMine() {
    if (draft) texts.setDraft(key, { ...draft, before: inFile, english });
    void texts.save(key);
  }

  function insert(inserted: string) {
    input.current?.focus();
    // Deprecated, but the only way to insert text that Undo can revert.
    document.execCommand('insertText', false, inserted);
  }

  const placeholders = [...new Set(placeholdersOf(english))].map((name) => ({
    character: `{{${name}}}`,
    sign: `{{${name}}}`,
    name: '',
  }));
  return (
    <>
      <label htmlFor={`field-${key}`} id={`label-${key}`}>
        {languageName(tag)}
      </label>
      <textarea
        ref={input}
        id={`field-${key}`}
        lang={tag}
        dir="auto"
        rows={2}
        value={value}
        aria-labelledby={`label-${key} ${key}`}
        aria-describedby={`findings-${key} shown-${key}`}
        aria-invalid={findings.some(isError)}
        onChange={({ target }) => type(target.value.replace(/\n/g, ' '))}
        onKeyDown={(event) => {
          // Enter also accepts a suggestion of an input method.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void texts.save(key, true);
        }}
      />
      <p className="shown" id={`shown-${key}`} lang={tag} dir="auto">
        {hasInvisible(value) && <Invisible text={value} />}
      </p>
      {isOther && (
        <div className="state outdated" role="alert">
          <p>
            The file now has another text:{' '}
            <b lang={tag} dir="auto">
              {inFile || 'none'}
            </b>
          </p>
          <button type="button" onClick={() => type(inFile)}>
            Use it
          </button>
          <button type="button" onClick={keepMine}>
            Keep mine
          </button>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons */}
      <div role="group" aria-label="Insert">
        {[...placeholders, ...INVISIBLE].map(({ character, sign, name }) => (
          <button
            key={character}
            type="button"
            // The caret stays where it is.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => insert(character)}
          >
            {`${sign} ${name}`.trim()}
          </button>
        ))}
      </div>
      <ul id={`findings-${key}`} aria-live="polite">
        {findings.map((finding) => (
          <li key={finding.message} className={isError(finding) ? 'error' : 'hint'}>
            <b>{isError(finding) ? 'Error: ' : 'Hint: '}</b>
            {finding.message}
          </li>
        ))}
      </ul>
      <div className="actions">
        <button
          type="button"
          className="main"
          title="Ctrl-Enter or ⌘-Enter; leaving the field saves too"
          onClick={() => void texts.save(key, true)}
        >
          Save
        </button>
        {draft && (
          <button type="button" onClick={() => type(inFile)}>
            Back to the saved text
          </button>
        )}
        {length && (
          <span className={length.used > length.max ? 'length error' : 'length'}>
            {length.used} of at most {length.max} characters
          </span>
        )}
      </div>
    </>
  );
}
