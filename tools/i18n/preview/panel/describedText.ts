import type { TextDescription } from '../server/describeTexts.ts';
import { button, element, showInvisible } from './elements.ts';
import { findingLine } from './fieldParts.ts';
import { nameOf, requestChange } from './language.ts';
import { type TextField, textField } from './textField.ts';

/** An entry of the panel. */
interface DescribedText {
  key: string;
  article: HTMLElement;
  field?: TextField;
  /**
   * Shows the text as the files have it by now; what is typed stays.
   *
   * @param askedAt when the server was asked, in ms since the page's start
   */
  show(now: TextDescription, askedAt: number): void;
}

interface Options {
  tag: string;
  isWritable: boolean;
}

/** Creates the panel's entry for a text: what it is, and its field or its translation. */
export function describedText(text: TextDescription, options: Options): DescribedText {
  const { tag, isWritable } = options;
  const { key, translation } = text;
  const article = element('article', { 'aria-labelledby': key }, element('h3', { id: key }, key));
  const state = element('div', { class: 'now', 'aria-live': 'polite' });
  const place = element('div', {});
  article.append(
    ...text.notes.map((note) => element('p', { class: 'note' }, note)),
    textRow('English', 'en', text.english),
    state,
  );
  const field = isWritable && translation !== undefined ? textField(text, tag, article) : undefined;
  if (field) article.append(...field.parts);
  else article.append(...readOnly(text, tag));
  article.append(...glossaryRow(text), place);
  show(text, 0);
  return { key, article, show, ...(field ? { field } : {}) };

  function show(now: TextDescription, askedAt: number): void {
    const hadFocus = state.matches(':focus-within');
    state.replaceChildren(...changeRow(now), ...stateOf(now, options));
    place.replaceChildren(placeRow(now));
    field?.update(now, askedAt);
    // The button that was pressed is gone.
    if (hadFocus) field?.input.focus();
  }
}

/** Shows the words of the English that an outdated translation lacks, and those that are gone. */
function changeRow({ change }: TextDescription): HTMLElement[] {
  if (!change) return [];
  const parts = change.map(({ kind, text: words }) =>
    kind === 'same' ? words : element(kind === 'removed' ? 'del' : 'ins', {}, words),
  );
  return [row('Changed', element('p', { lang: 'en', dir: 'ltr' }, ...parts))];
}

function readOnly({ translation, length, findings }: TextDescription, tag: string): HTMLElement[] {
  return [
    ...(translation ? [textRow(nameOf(tag), tag, translation)] : []),
    ...(length
      ? [row('Length', element('p', {}, `${length.used} of at most ${length.max} characters`))]
      : []),
    ...(findings.length > 0 ? [element('ul', {}, ...findings.map(findingLine))] : []),
  ];
}

function glossaryRow({ terms }: TextDescription): HTMLElement[] {
  if (terms.length === 0) return [];
  const list = terms.map(({ term, use, note }) =>
    element(
      'li',
      {},
      use.length > 0 ? `${term} → ${use.join(', ')}` : term,
      ...(note ? [element('small', {}, note)] : []),
    ),
  );
  return [row('Glossary', element('ul', {}, ...list))];
}

function placeRow({ place, href }: TextDescription): HTMLElement {
  const where = element('code', {}, place);
  return row('File', href ? element('a', { href, target: '_blank' }, where) : where);
}

function textRow(term: string, lang: string, text: string): HTMLElement {
  return row(term, element('p', { lang, dir: 'auto' }, ...(showInvisible(text) ?? [text])));
}

function row(term: string, content: HTMLElement): HTMLElement {
  return element('div', { class: 'row' }, element('span', { class: 'term' }, term), content);
}

/** Creates the line with a translation's state, and the button that changes it. */
function stateOf(
  { key, translation, task, isReviewed, outdatedIn }: TextDescription,
  { tag, isWritable }: { tag: string; isWritable: boolean },
): HTMLElement[] {
  if (translation === undefined && !outdatedIn) return [];
  const status = element('span', { role: 'status' });
  const record = (label: string, action: 'stillRight' | 'reviewed' | 'meant', title: string) =>
    button(
      label,
      async () => {
        const { status: code, problem = '' } = await requestChange(tag, { action, key });
        // Else the panel shows the new state.
        if (code !== 200) status.replaceChildren(problem);
      },
      { title },
    );
  const line = (kind: string, message: string, ...buttons: HTMLElement[]) => [
    element('div', { class: `state ${kind}` }, message, ...buttons, status),
  ];
  if (outdatedIn) {
    const title = 'The English says the same as before, so these translations are up to date';
    return line(
      'outdated',
      `Outdated in ${outdatedIn.join(', ')}.`,
      record('Same meaning as before', 'stillRight', title),
    );
  }
  const review = isWritable
    ? [record('Mark as reviewed', 'reviewed', 'I am a second person, and agree')]
    : [];
  if (task === 'open') return line('open', 'Not translated: the site shows English.');
  if (task === 'outdated') {
    return line(
      'outdated',
      'Outdated: the English has changed since.',
      ...(isWritable
        ? [record('Mark as still right', 'stillRight', 'It is right for today’s English')]
        : []),
    );
  }
  if (task === 'doubtful' && isWritable) {
    const title = 'No hint is shown for this text any more, until it changes';
    return line('doubtful', 'With a hint.', record('Meant so', 'meant', title), ...review);
  }
  if (isReviewed) return line('done', 'Reviewed by a second person.');
  return line('done', 'Up to date.', ...review);
}
