import type { ChangeResult } from '../texts/changeText.ts';
import type { CheckedText } from '../texts/checkText.ts';
import type { TextDescription } from '../texts/describeTexts.ts';
import { button } from './button.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { element } from './element.ts';
import { insertButtons } from './insertButtons.ts';
import { nameOf, requestChange } from './language.ts';
import { showInvisible } from './showInvisible.ts';

/** A text's field, and what belongs to it. */
export interface TextField {
  key: string;
  input: HTMLTextAreaElement;
  parts: HTMLElement[];
  /** Whether something was typed that is not saved. */
  isChanged(): boolean;
  /** Saves what was typed, unless nothing was. */
  save(): Promise<void>;
  /** Says something about the field, also to screen readers. */
  say(message: string): void;
}

/** Time in ms after the last key until the text is checked. */
const CHECK_AFTER = 250;

/**
 * Creates the field of a translation. It is checked while one types, and saved by Ctrl-Enter, by
 * Enter (texts have no line breaks), or when the focus leaves `owner`.
 *
 * @param onSaved is called before the page reloads with the new text
 */
export function textField(
  text: TextDescription,
  tag: string,
  owner: HTMLElement,
  onSaved: (key: string) => void,
): TextField {
  const { key, english } = text;
  let saved = text.translation ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const id = `field-${key}`;
  const input = element('textarea', {
    id,
    lang: tag,
    dir: 'auto',
    rows: '2',
    'aria-labelledby': `label-${key} ${key}`,
    'aria-describedby': `findings-${key} shown-${key}`,
  });
  const shown = element('p', { class: 'shown', id: `shown-${key}`, lang: tag, dir: 'auto' });
  const length = element('span', { class: 'length' });
  const findings = element('ul', { id: `findings-${key}`, 'aria-live': 'polite' });
  const status = element('p', { role: 'status' });
  const saveButton = button('Save', () => void save(), {
    title: 'Ctrl-Enter or ⌘-Enter; leaving the field saves too',
  });
  const giveBack = button('Give back', () => write(saved), {
    title: 'Puts the saved text into the field again',
  });
  const field: TextField = {
    key,
    input,
    parts: [
      element('label', { for: id, id: `label-${key}` }, nameOf(tag)),
      input,
      shown,
      insertButtons(input, english),
      findings,
      element('div', { class: 'actions' }, saveButton, giveBack, length, status),
    ],
    isChanged: () => input.value !== saved,
    save,
    say: (message) => status.replaceChildren(message),
  };

  input.value = readDraft(tag, key) ?? saved;
  input.addEventListener('input', onInput);
  input.addEventListener('keydown', (event) => {
    // Enter also accepts what an input method offers.
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    void save();
  });
  owner.addEventListener('focusout', ({ relatedTarget }) => {
    if (!owner.contains(relatedTarget as Node | null)) void save();
  });
  show(text);
  if (field.isChanged()) {
    field.say('Not saved yet.');
    void check();
  } else dropDraft(tag, key);
  return field;

  function onInput(): void {
    if (field.isChanged()) keepDraft(tag, key, input.value);
    else dropDraft(tag, key);
    field.say('');
    show({ findings: [] });
    clearTimeout(timer);
    timer = setTimeout(check, CHECK_AFTER);
  }

  function write(value: string): void {
    input.value = value;
    onInput();
    input.focus();
  }

  function ask(action: 'check' | 'save'): Promise<ChangeResult> {
    return requestChange(tag, { action, key, text: input.value, before: saved });
  }

  async function check(): Promise<void> {
    const value = input.value;
    const result = await ask('check');
    if (input.value === value) show(result);
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    const value = input.value;
    if (value === saved) return;
    const { status: code, ...result } = await ask('save');
    if (input.value === value) show(result);
    if (result.now !== undefined) saved = result.now;
    if (code !== 200) {
      field.say(`Not saved. ${result.problem ?? ''}`);
      return;
    }
    saved = value;
    if (input.value === value) dropDraft(tag, key);
    field.say('Saved.');
    onSaved(key);
  }

  /** Shows what the check says, and the text's invisible characters. */
  function show({ findings: found = [], length: count }: Partial<CheckedText>): void {
    const isWrong = found.some(({ isError }) => isError);
    input.setAttribute('aria-invalid', String(isWrong));
    findings.replaceChildren(...found.map(finding));
    if (count) {
      length.replaceChildren(`${count.used} of at most ${count.max} characters`);
      length.classList.toggle('error', count.used > count.max);
    }
    shown.replaceChildren(...(showInvisible(input.value) ?? []));
    giveBack.hidden = !field.isChanged();
  }
}

/** Creates the line of a finding, which starts with a capital letter. */
export function finding({ message, isError }: CheckedText['findings'][number]): HTMLElement {
  const kind = isError ? 'Error: ' : 'Hint: ';
  return element('li', { class: isError ? 'error' : 'hint' }, element('b', {}, kind), message);
}
