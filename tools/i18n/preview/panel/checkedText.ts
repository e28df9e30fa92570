import type { CheckedText } from '../texts/checkText.ts';
import { element } from './element.ts';
import { showInvisible } from './showInvisible.ts';

/** Creates the elements that say what the check says of a field's text. */
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
