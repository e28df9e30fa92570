import type { ReactNode } from 'react';
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

/** The panel's entry for a text: what it is, what is known of it, and its field. */
export function TextEntry({ text, texts }: TextEntryProps) {
  const { key, note, english, change, terms } = text;
  const { tag, drafts, known } = texts;
  const made = drafts[key]?.english;
  const since = made && made !== english ? changedWords(made, english) : change;
  const isSource = tag === SOURCE_LOCALE;
  const similar = isSource ? [] : similarTexts(text, known);
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
      {since && <Row term="Changed">{<Changed parts={since} />}</Row>}
      {isSource && !drafts[key] ? (
        <SameMeaning text={text} texts={texts} />
      ) : (
        <State text={text} texts={texts} />
      )}
      <TextField text={text} texts={texts} />
      {similar.length > 0 && (
        <Row term="Elsewhere">
          <ul>
            {similar.map((one) => (
              <li key={one.key}>
                <span lang={tag} dir="auto">
                  {one.text}
                </span>
                <small lang="en" dir="auto">
                  {one.english}
                </small>
              </li>
            ))}
          </ul>
        </Row>
      )}
      {terms.length > 0 && (
        <Row term="Glossary">
          <ul>
            {terms.map(([term, { use = [], note: about }]) => (
              <li key={term}>
                {use.length > 0 ? `${term} → ${use.join(', ')}` : term}
                {about && <small dir="auto">{about}</small>}
              </li>
            ))}
          </ul>
        </Row>
      )}
    </article>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="row">
      <span className="term">{term}</span>
      {children}
    </div>
  );
}

/** The words of the English that a translation lacks, and those that are gone. */
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

/** Asks of an English text that has changed whether its translations are outdated. */
function SameMeaning({ text: { key, text }, texts }: TextEntryProps) {
  return outdatedOf(texts.project, key).map(({ before, languages, edits }) => (
    <div key={before} className="state outdated" role="status">
      {before && <Changed parts={changedWords(before, text)} />}
      Same meaning? Until you say so, it is outdated in {languages.join(', ')}.
      <button type="button" onClick={() => void texts.write(edits)}>
        Same meaning as before
      </button>
    </div>
  ));
}

/** What somebody can say of a translation: besides the marks, that it is right for today's English. */
type Said = Mark | 'stillRight';

const SAID: Record<Said, [label: string, title: string]> = {
  stillRight: ['Mark as still right', 'It is right for today’s English'],
  meant: ['Meant so', 'No hint is shown for this text any more, until it changes'],
  reviewed: ['Mark as reviewed', 'I am a second person, and agree'],
};

/** The line with a translation's state, and the buttons that change it. */
function State({ text: description, texts }: TextEntryProps) {
  const { key, text, english } = description;
  const isDraft = texts.drafts[key] !== undefined;
  const [kind, message, ...said] = isDraft ? NOT_SAVED : stateOf(description);

  function say(one: Said) {
    const edit = { text, before: text, english, ...(one !== 'stillRight' && { [one]: true }) };
    void texts.write({ [texts.tag]: { [key]: edit } });
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

const NOT_SAVED: StateLine = ['open', 'Not saved yet.'];

function stateOf({ task, isReviewed }: TextDescription): StateLine {
  switch (task) {
    case 'open':
      return ['open', 'Not translated: the site shows English.'];
    case 'outdated':
      return ['outdated', 'Outdated: the English has changed since.', 'stillRight'];
    case 'doubtful':
      return ['doubtful', 'With a hint.', 'meant', 'reviewed'];
    default:
      if (isReviewed) return ['done', 'Reviewed by a second person.'];
      return ['done', 'Up to date.', 'reviewed'];
  }
}
