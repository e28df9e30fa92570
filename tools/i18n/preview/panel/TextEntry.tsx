import { type ReactNode, useMemo } from 'react';
import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import { type ChangedPart, changedWords } from '../../../../translations/state/changedWords.ts';
import type { Mark } from '../../../../translations/state/textState.ts';
import type { TextDescription } from '../texts/describeTexts.ts';
import { outdatedOf } from '../texts/sameMeaning.ts';
import { similarTexts } from '../texts/similarTexts.ts';
import type { Texts } from '../useTexts.ts';
import { Invisible } from './Invisible.tsx';
import { TextField } from './TextField.tsx';

interface TextEntryProps {
  text: TextDescription;
  texts: Texts;
}

/** The panel's entry for a text: its key, what is known about it, and its field. */
export function TextEntry({ text, texts }: TextEntryProps) {
  const { key, note, english, change, terms } = text;
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
      <State text={text} texts={texts} />
      <TextField text={text} texts={texts} />
      {!isSource && (
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

/** What a person can record: a mark, or that the translation is right for today's English. */
type Said = Mark | 'stillRight';

const SAID: Record<Said, [label: string, title: string]> = {
  stillRight: ['Mark as still right', 'It is right for today’s English'],
  meant: ['Intended', 'No hint is shown for this text any more, until it changes'],
  reviewed: ['Mark as reviewed', 'I am a second person, and agree'],
};

/** The line with a text's state, and the buttons that change it. */
function State({ text: description, texts: { tag, drafts, write } }: TextEntryProps) {
  const { key, text, english } = description;
  const [kind, message, ...said] = stateOf(description, drafts[key] !== undefined);
  if (tag === SOURCE_LOCALE && !drafts[key]) return null;

  function say(one: Said) {
    const edit = { text, before: text, english, ...(one !== 'stillRight' && { [one]: true }) };
    void write({ [tag]: { [key]: edit } });
  }

  return (
    <div className={`state ${kind}`} role="status">
      {message}
      {said.map((one) => (
        <button key={one} type="button" title={SAID[one][1]} onClick={() => say(one)}>
          {SAID[one][0]}
        </button>
      ))}
    </div>
  );
}

type StateLine = [kind: string, message: string, ...said: Said[]];

function stateOf({ task, isReviewed }: TextDescription, isDraft: boolean): StateLine {
  if (isDraft) return ['open', 'Not saved yet: press Enter, or correct what is wrong.'];
  if (task === 'open') return [task, 'Not translated: the site shows English.'];
  if (task === 'outdated') return [task, 'Outdated: the English has changed since.', 'stillRight'];
  if (task === 'doubtful') return [task, 'With a hint.', 'meant', 'reviewed'];
  return isReviewed
    ? ['done', 'Reviewed by a second person.']
    : ['done', 'Up to date.', 'reviewed'];
}
