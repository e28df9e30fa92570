import type { TextDescription } from '../texts/describeTexts.ts';
import { findingLine } from './checkedText.ts';
import { element } from './element.ts';
import { nameOf } from './language.ts';
import { showInvisible } from './showInvisible.ts';
import { stateOf } from './stateOf.ts';
import { type TextField, textField } from './textField.ts';

/** What an entry of the panel shows, and its field if it has one. */
interface DescribedText {
  article: HTMLElement;
  field?: TextField;
}

interface Options {
  tag: string;
  isWritable: boolean;
  onSaved: (key: string) => void;
}

/** Creates the panel's entry for a text: what it is, and its field or its translation. */
export function describedText(text: TextDescription, options: Options): DescribedText {
  const { tag, isWritable, onSaved } = options;
  const { key, translation } = text;
  const article = element('article', { 'aria-labelledby': key }, element('h3', { id: key }, key));
  article.append(
    ...text.notes.map((note) => element('p', { class: 'note' }, note)),
    textRow('English', 'en', text.english),
    ...changeRow(text),
    ...stateOf(text, options),
  );
  const field =
    isWritable && translation !== undefined ? textField(text, tag, article, onSaved) : undefined;
  if (field) article.append(...field.parts);
  else article.append(...readOnly(text, tag));
  article.append(...glossaryRow(text), placeRow(text));
  return { article, ...(field ? { field } : {}) };
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
    element('li', {}, `${term} → ${use.join(', ')}`, ...(note ? [element('small', {}, note)] : [])),
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
