import { placeholdersOf } from '../../../../translations/texts/placeholders.ts';
import type { CheckedText } from '../server/checkText.ts';
import { button, element, INVISIBLE, showInvisible } from './elements.ts';

/** Creates the elements that show what the check finds in a field's text. */
export function checkedText(key: string, tag: string) {
  const invisible = element('p', { class: 'shown', id: `shown-${key}`, lang: tag, dir: 'auto' });
  const length = element('span', { class: 'length' });
  const findings = element('ul', { id: `findings-${key}`, 'aria-live': 'polite' });
  return {
    invisible,
    length,
    findings,
    /** Shows a text's invisible characters, and what is known of it. A length stays until the next. */
    show(text: string, { findings: found = [], length: count }: Partial<CheckedText>): void {
      invisible.replaceChildren(...(showInvisible(text) ?? []));
      findings.replaceChildren(...found.map(findingLine));
      if (!count) return;
      length.replaceChildren(`${count.used} of at most ${count.max} characters`);
      length.classList.toggle('error', count.used > count.max);
    },
  };
}

/** Creates the line of a finding. */
export function findingLine({ message, isError }: CheckedText['findings'][number]): HTMLElement {
  const kind = element('b', {}, isError ? 'Error: ' : 'Hint: ');
  return element('li', { class: isError ? 'error' : 'hint' }, kind, message);
}

/** Creates buttons that insert what is hard to type: the English's placeholders, and characters. */
export function insertButtons(input: HTMLTextAreaElement, english: string): HTMLElement {
  const placeholders = [...new Set(placeholdersOf(english))].map((name) => `{{${name}}}`);
  return element(
    'div',
    { role: 'group', 'aria-label': 'Insert', class: 'insert' },
    ...placeholders.map((placeholder) => inserting(input, placeholder, placeholder)),
    ...INVISIBLE.map(({ character, sign, name }) => inserting(input, `${sign} ${name}`, character)),
  );
}

function inserting(input: HTMLTextAreaElement, label: string, text: string): HTMLButtonElement {
  const made = button(label, () => {
    input.focus();
    // Deprecated, but the only way that Undo takes back again.
    document.execCommand('insertText', false, text);
  });
  // The caret stays where it is.
  made.addEventListener('pointerdown', (event) => event.preventDefault());
  return made;
}
