import { type ReactNode, useMemo } from 'react';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { isError } from '../../translations/check/finding.ts';
import { type ChangedPart, changedWords } from '../../translations/state/changedWords.ts';
import { isSentence } from '../../translations/texts/sentence.ts';
import type { TextDescription } from '../texts/describeTexts.ts';
import { outdatedOf } from '../texts/sameMeaning.ts';
import { similarTexts } from '../texts/similarTexts.ts';
import type { Texts } from '../texts/useTexts.ts';
import { Invisible } from './Invisible.tsx';
import { TextField } from './TextField.tsx';

interface TextEntryProps {
  text: TextDescription;
  texts: Texts;
}

/** The panel's entry for a text: its key, what is known about it, and its field. */
export function TextEntry({ text, texts }: TextEntryProps) {
  const { key, note, english, change, terms, isFixed } = text;
  const { tag, drafts, known } = texts;
  const { [key]: draft } = drafts;
  const isNewer = draft && draft.english !== english;
  const since = isNewer ? changedWords(draft.english, english) : change;
  const isSource = tag === SOURCE_LOCALE;
  return (
    <article
      aria-labelledby={key}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void texts.save(key);
      }}
    >
      <h3 id={key}>{key}</h3>
      {note && <p className="note">{note}</p>}
      {!isSource && (
        <Row term="English">
          <p lang="en" dir="auto">
            <Invisible text={english} />
          </p>
        </Row>
      )}
      {!isSource && since && (
        <Row term="Changed">
          <Changed parts={since} />
        </Row>
      )}
      {isSource && <SameMeaning text={text} texts={texts} />}
      {isFixed ? (
        <p className="note">The same in every language. It changes with the English.</p>
      ) : (
        <>
          <State text={text} texts={texts} />
          <TextField text={text} texts={texts} />
        </>
      )}
      {!isSource && !isFixed && (
        <List
          term="Elsewhere"
          lang={tag}
          entries={similarTexts(text, known).map((one) => [one.text, one.english])}
        />
      )}
      <List
        term="Glossary"
        entries={terms.map(([term, { use = [], note: about = '' }]) => [
          use.length > 0 ? `${term} → ${use.join(', ')}` : term,
          about,
        ])}
      />
    </article>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <span className="term">{term}</span>
      {children}
    </div>
  );
}

interface ListProps {
  term: string;
  lang?: string;
  entries: [text: string, about: string][];
}

function List({ term, lang, entries }: ListProps) {
  if (entries.length === 0) return null;
  return (
    <Row term={term}>
      <ul>
        {entries.map(([text, about]) => (
          <li key={`${text} ${about}`}>
            <span lang={lang} dir="auto">
              {text}
            </span>
            <small dir="auto">{about}</small>
          </li>
        ))}
      </ul>
    </Row>
  );
}

/** The words that were added to the English since the translation, and those removed. */
function Changed({ parts }: { parts: readonly ChangedPart[] }) {
  return (
    <p lang="en" dir="ltr">
      {parts.map(({ kind, text }, index) => {
        const Part = kind === 'same' ? 'span' : kind === 'removed' ? 'del' : 'ins';
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
        return <Part key={index}>{text}</Part>;
      })}
    </p>
  );
}

/** Asks whether a change to an English text makes its translations outdated. */
function SameMeaning({ text: { key, text }, texts: { project, write } }: TextEntryProps) {
  // Not on each keystroke, because it reads all languages.
  const outdated = useMemo(() => outdatedOf(project, key), [project, key]);
  return outdated.map(({ before, languages, edits }) => (
    <div key={before} className="state outdated" role="status">
      {before && <Changed parts={changedWords(before, text)} />}
      Same meaning? Until you say so, it is outdated in {languages.join(', ')}.
      <button type="button" onClick={() => void write(edits)}>
        Same meaning as before
      </button>
    </div>
  ));
}

/** The buttons that confirm a text as it is: for today's English, or in spite of a hint. */
const CONFIRM: Partial<Record<keyof typeof STATES, { label: string; title: string }>> = {
  copied: { label: 'Intended', title: 'Your language uses the same word' },
  outdated: { label: 'Mark as still correct', title: 'It is correct for today’s English' },
  doubtful: { label: 'Intended', title: 'Hides the hint until the text changes' },
};

/** The line with a text's state, and the button that confirms the text as it is. */
function State({ text: description, texts: { tag, drafts, write } }: TextEntryProps) {
  const { key, text, english, task, findings } = description;
  const isDraft = drafts[key] !== undefined;
  if (tag === SOURCE_LOCALE && !isDraft) return null;
  const isWrong = isDraft || findings.some(isError);
  const isCopy = task === 'open' && text !== '';
  const kind = isCopy ? 'copied' : (task ?? 'done');
  const canConfirm = !isWrong && !(isCopy && isSentence(english));
  const confirm = canConfirm ? CONFIRM[kind] : undefined;

  function confirmText() {
    const edit = { text, before: text, english };
    const isIntended = task !== 'outdated';
    void write({ [tag]: { [key]: isIntended ? { ...edit, intended: true } : edit } });
  }

  return (
    <div className={`state ${isDraft ? 'open' : (task ?? 'done')}`} role="status">
      {isDraft ? 'Not saved yet: press Enter, or correct what is wrong.' : STATES[kind]}
      {confirm && (
        <button type="button" title={confirm.title} onClick={confirmText}>
          {confirm.label}
        </button>
      )}
    </div>
  );
}

const STATES = {
  open: 'Not translated: the site shows English.',
  copied: 'The same as the English, so it counts as not translated.',
  outdated: 'Outdated: the English has changed.',
  doubtful: 'Has a hint.',
  done: 'Up to date.',
};
