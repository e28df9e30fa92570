import type { ReactNode } from 'react';
import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import { type ChangedPart, changedWords } from '../../../../translations/state/changedWords.ts';
import { readRepository } from '../repository.ts';
import type { Said } from '../texts/changes.ts';
import type { TextDescription } from '../texts/describeTexts.ts';
import type { Texts } from '../useTexts.ts';
import { Invisible } from './Invisible.tsx';
import { TextField } from './TextField.tsx';

interface TextEntryProps {
  text: TextDescription;
  texts: Texts;
}

/** The panel's entry for a text: what it is, what is known of it, and its field. */
export function TextEntry({ text, texts }: TextEntryProps) {
  const { key, notes, english, change, translation, terms, place } = text;
  const { tag, project, drafts } = texts;
  const [file = '', line] = place.split(':');
  const href = readRepository(project.repository)?.lineUrl(file, line ? Number(line) : undefined);
  const made = drafts[key]?.english;
  const since = made && made !== english ? changedWords(made, english) : change;
  return (
    <article
      aria-labelledby={key}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void texts.save(key);
      }}
    >
      <h3 id={key}>{key}</h3>
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      <Row term="English">
        <p lang="en" dir="auto">
          <Invisible text={english} />
        </p>
      </Row>
      {since && <Row term="Changed">{<Changed parts={since} />}</Row>}
      <State text={text} texts={texts} />
      {translation !== undefined && (
        <TextField text={text} translation={translation} texts={texts} />
      )}
      {terms.length > 0 && (
        <Row term="Glossary">
          <ul>
            {terms.map(({ term, use, note }) => (
              <li key={term}>
                {use.length > 0 ? `${term} → ${use.join(', ')}` : term}
                {note && <small dir="auto">{note}</small>}
              </li>
            ))}
          </ul>
        </Row>
      )}
      <Row term="File">
        <a href={href} target="_blank" rel="noreferrer">
          <code>{place}</code>
        </a>
      </Row>
      {tag === SOURCE_LOCALE && (
        <p className="note">
          English is changed in its file. Choose another language to translate.
        </p>
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

/** The states of a text, with what can be said of it. */
const SAID: Record<Said, [label: string, title: string]> = {
  stillRight: ['Mark as still right', 'It is right for today’s English'],
  meant: ['Meant so', 'No hint is shown for this text any more, until it changes'],
  reviewed: ['Mark as reviewed', 'I am a second person, and agree'],
};

/** The line with a translation's state, and the buttons that change it. */
function State({ text, texts }: TextEntryProps) {
  const { key, translation, outdatedIn } = text;
  if (outdatedIn.length > 0) {
    return (
      <div className="state outdated" role="status">
        Outdated in {outdatedIn.join(', ')}.
        <button
          type="button"
          title="The English says the same as before, so these translations are up to date"
          onClick={() => void texts.record(key, 'stillRight')}
        >
          Same meaning as before
        </button>
      </div>
    );
  }
  if (translation === undefined) return null;
  const [kind, message, ...said] = stateOf(text);
  return (
    <div className={`state ${kind}`} role="status">
      {message}
      {said.map((one) => (
        <button
          key={one}
          type="button"
          title={SAID[one][1]}
          onClick={() => void texts.record(key, one)}
        >
          {SAID[one][0]}
        </button>
      ))}
    </div>
  );
}

function stateOf(text: TextDescription): [kind: string, message: string, ...said: Said[]] {
  switch (text.task) {
    case 'open':
      return ['open', 'Not translated: the site shows English.'];
    case 'outdated':
      return ['outdated', 'Outdated: the English has changed since.', 'stillRight'];
    case 'doubtful':
      return ['doubtful', 'With a hint.', 'meant', 'reviewed'];
    default:
      if (text.isReviewed) return ['done', 'Reviewed by a second person.'];
      return ['done', 'Up to date.', 'reviewed'];
  }
}
