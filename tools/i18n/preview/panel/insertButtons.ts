import { placeholdersOf } from '../../../../translations/check/placeholders.ts';
import { button } from './button.ts';
import { element } from './element.ts';
import { INVISIBLE } from './showInvisible.ts';

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
