import type { TextDescription } from '../texts/describeTexts.ts';
import { element } from './element.ts';
import { nameOf } from './language.ts';
import { showInvisible } from './showInvisible.ts';
import { stateOf } from './stateOf.ts';
import { finding, type TextField, textField } from './textField.ts';

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

/** Creates the panel's entry for a text. */
export function describedText(text: TextDescription, options: Options): DescribedText {
  const { tag, isWritable } = options;
  const { key, english, translation, change, terms, place, href } = text;
  const article = element('article', { 'aria-labelledby': key }, element('h3', { id: key }, key));
  for (const note of text.notes) article.append(element('p', { class: 'note' }, note));
  article.append(
    row('English', 'p', { lang: 'en', dir: 'ltr' }, ...(showInvisible(english) ?? [english])),
  );
  if (change) {
    const parts = change.map(({ kind, text: words }) =>
      kind === 'same' ? words : element(kind === 'removed' ? 'del' : 'ins', {}, words),
    );
    article.append(
      row('Changed since', 'p', { lang: 'en', dir: 'ltr', class: 'change' }, ...parts),
    );
  }
  const field =
    isWritable && translation !== undefined
      ? textField(text, tag, article, options.onSaved)
      : undefined;
  if (field) article.append(...field.parts);
  else if (translation) {
    article.append(
      row(
        nameOf(tag),
        'p',
        { lang: tag, dir: 'auto' },
        ...(showInvisible(translation) ?? [translation]),
      ),
    );
  }
  article.append(...stateOf(text, options));
  if (!field) {
    if (text.length) {
      article.append(
        row('Length', 'p', {}, `${text.length.used} of at most ${text.length.max} characters`),
      );
    }
    if (text.findings.length > 0) article.append(element('ul', {}, ...text.findings.map(finding)));
  }
  if (terms.length > 0) {
    const list = terms.map(({ term, use, note }) =>
      element(
        'li',
        {},
        `${term} → ${use.join(', ')}`,
        ...(note ? [element('small', {}, note)] : []),
      ),
    );
    article.append(row('Glossary', 'ul', {}, ...list));
  }
  const where = element('code', {}, place);
  article.append(
    row('File', 'p', {}, href ? element('a', { href, target: '_blank' }, where) : where),
  );
  return { article, ...(field ? { field } : {}) };
}

function row(
  term: string,
  name: 'p' | 'ul',
  attributes: Record<string, string>,
  ...content: (Node | string)[]
): HTMLElement {
  return element(
    'div',
    { class: 'row' },
    element('span', { class: 'term' }, term),
    element(name, attributes, ...content),
  );
}
