import type { ChangeResult } from '../server/changeText.ts';
import type { CheckedText } from '../server/checkText.ts';
import type { TextDescription } from '../server/describeTexts.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { button, element } from './elements.ts';
import { checkedText, insertButtons } from './fieldParts.ts';
import { nameOf, requestChange } from './language.ts';

/** A text's field, and what belongs to it. */
export interface TextField {
  key: string;
  input: HTMLTextAreaElement;
  parts: HTMLElement[];
  /** Whether something was typed that is not saved. */
  isChanged(): boolean;
  /** Saves what was typed, unless nothing was. */
  save(): Promise<void>;
  /** Shows the file's text as it was at a time, unless it was saved since, or is being written. */
  update(now: TextDescription, askedAt: number): void;
}

/** Time in ms after the last key until the text is checked. */
const CHECK_AFTER = 250;

/**
 * Creates the field of a translation. It is checked while one types, and saved by Ctrl-Enter, by
 * Enter (texts have no line breaks), or when the focus leaves `owner`. What cannot be saved is kept
 * in the browser.
 */
export function textField(text: TextDescription, tag: string, owner: HTMLElement): TextField {
  const { key } = text;
  let saved = text.translation ?? '';
  let savedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** One at a time, since each tells what the one before has saved. */
  let saving = Promise.resolve();
  const input = element('textarea', {
    id: `field-${key}`,
    lang: tag,
    dir: 'auto',
    rows: '2',
    'aria-labelledby': `label-${key} ${key}`,
    'aria-describedby': `findings-${key} shown-${key}`,
  });
  const checked = checkedText(key, tag);
  const status = element('p', { role: 'status' });
  const title = 'Ctrl-Enter or ⌘-Enter; leaving the field saves too';
  const giveBack = button('Back to the saved text', undo);
  const parts = [
    element('label', { for: input.id, id: `label-${key}` }, nameOf(tag)),
    ...[input, checked.invisible, insertButtons(input, text.english), checked.findings],
    element(
      'div',
      { class: 'actions' },
      button('Save', () => void save(), { title }),
      ...[giveBack, status, checked.length],
    ),
  ];

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
  if (isChanged()) {
    say('Not saved yet.');
    void check();
  } else dropDraft(tag, key);
  return { key, input, parts, isChanged, save, update };

  function isChanged(): boolean {
    return input.value !== saved;
  }

  function say(message: string): void {
    status.replaceChildren(message);
  }

  function onInput(): void {
    if (isChanged()) keepDraft(tag, key, input.value);
    else dropDraft(tag, key);
    say('');
    show({});
    clearTimeout(timer);
    timer = setTimeout(check, CHECK_AFTER);
  }

  function update(now: TextDescription, askedAt: number): void {
    if (isChanged() || askedAt < savedAt) return;
    saved = now.translation ?? '';
    input.value = saved;
    show(now);
  }

  function undo(): void {
    input.value = saved;
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

  function save(): Promise<void> {
    saving = saving.then(send);
    return saving;
  }

  async function send(): Promise<void> {
    if (!isChanged()) return;
    const { value } = input;
    clearTimeout(timer);
    const { status: code, problem = '', now, ...result } = await ask('save');
    saved = code === 200 ? value : (now ?? saved);
    savedAt = performance.now();
    if (input.value === value) {
      show(result);
      if (code === 200) dropDraft(tag, key);
    }
    say(
      code === 200 ? 'Saved.' : `Not saved${problem ? `. ${problem}` : ': fix the error above.'}`,
    );
  }

  function show(result: Partial<CheckedText>): void {
    checked.show(input.value, result);
    input.setAttribute(
      'aria-invalid',
      String(result.findings?.some(({ isError }) => isError) ?? false),
    );
    giveBack.hidden = !isChanged();
  }
}
