import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import { describedText } from './describedText.ts';
import { button, element } from './elements.ts';
import { describedLanguage } from './language.ts';
import { isVisible, type Outlined, rectOf } from './outlines.ts';
import type { TextField } from './textField.ts';
import type { Marked } from './textsOnPage.ts';

/** Texts to open: those of an element, or texts that are on no page. */
type Opened = Pick<Marked, 'codes'> & { element?: Element | undefined };

interface Options {
  aside: HTMLElement;
  root: ShadowRoot;
  redraw: () => void;
  /** Is called with the keys of texts that were left with an error, and not saved. */
  onUnsaved: (keys: string[]) => void;
}

/** Opens texts in the panel, one element's at a time, and saves them when they are left. */
export function openTexts({ aside, root, redraw, onUnsaved }: Options) {
  let panel: TextPanel | undefined;
  let chosen: Element | undefined;
  /** The element that had the focus before the panel. */
  let before: Element | null = null;
  let saving = Promise.resolve();
  return {
    open,
    close,
    saveAll,
    update,
    chosen: () => chosen,
    isOpen: () => panel !== undefined,
    outlined: (): Outlined[] => (chosen ? [{ element: chosen, kind: 'chosen' }] : []),
  };

  /** Opens texts in a language, and puts the caret into the first field. */
  async function open({ element: at, codes }: Opened, tag: string) {
    const isStepping = root.activeElement?.matches('[role="toolbar"] *');
    void saveAll();
    const next = await textPanel(codes, tag, close);
    if (!panel) before = document.activeElement;
    panel?.section.remove();
    panel = next;
    chosen = at;
    aside.prepend(panel.section);
    if (at && isVisible(at)) {
      const { top, bottom } = rectOf(at);
      aside.dataset.at = (top + bottom) / 2 > innerHeight / 2 ? 'top' : 'bottom';
    }
    redraw();
    const [field] = panel.fields;
    if (field) field.input.focus();
    // Who steps with a button goes on with it.
    else if (!isStepping) panel.section.focus();
  }

  /** Closes the panel, and saves what was typed. */
  function close(): void {
    const hadFocus = panel?.section.contains(root.activeElement);
    void saveAll();
    panel?.section.remove();
    panel = undefined;
    chosen = undefined;
    redraw();
    aside.dataset.at = 'bottom';
    if (hadFocus && before instanceof HTMLElement) before.focus();
  }

  /** Saves what was typed, here and in texts that were left before. */
  function saveAll(): Promise<void> {
    const fields = panel?.fields ?? [];
    saving = Promise.all([saving, ...fields.map((field) => field.save())]).then(() => {
      const unsaved = fields.filter((field) => field.isChanged()).map(({ key }) => key);
      if (unsaved.length > 0) onUnsaved(unsaved);
    });
    return saving;
  }

  /** Shows what the files have by now. */
  async function update(): Promise<void> {
    await panel?.update();
  }
}

/** The panel with the texts of an element, while it is open. */
interface TextPanel {
  section: HTMLElement;
  /** The fields of the texts that can be written. */
  fields: TextField[];
  /** Shows what the files have by now; what is typed stays. */
  update(): Promise<void>;
}

/** A name that most texts contain, so it is described only by itself. */
export const PRODUCT = 'brand.name';

/** Creates the panel for the texts with these numbers, in a language. */
async function textPanel(
  codes: readonly number[],
  tag: string,
  close: () => void,
): Promise<TextPanel> {
  const { texts: known, isWritable, editUrl } = await describedLanguage(tag);
  const found = codes.flatMap((code) => known[code] ?? []);
  const others = found.filter(({ key }) => key !== PRODUCT);
  const texts = others.length > 0 ? others : found;
  const title = texts.length === 1 ? 'This text' : `These ${texts.length} texts`;
  const described = texts.map((text) => describedText(text, { tag, isWritable }));
  const section = element(
    'section',
    { role: 'dialog', 'aria-label': title, tabindex: '-1' },
    element('header', {}, element('h2', {}, title), button('Close', close)),
    ...described.map(({ article }) => article),
    ...(isWritable ? [] : [element('p', { class: 'note' }, ...whereToWrite(tag, editUrl))]),
  );
  return { section, fields: described.flatMap(({ field }) => field ?? []), update };

  async function update(): Promise<void> {
    const { texts: now, askedAt } = await describedLanguage(tag);
    for (const { key, show } of described) {
      const text = now.find((one) => one.key === key);
      if (text) show(text, askedAt);
    }
  }
}

function whereToWrite(tag: string, editUrl: string | undefined): (Node | string)[] {
  if (tag === SOURCE_LOCALE) {
    return ['English is what the others are translated from, so it is changed in its file alone.'];
  }
  return editUrl
    ? [element('a', { href: editUrl, target: '_blank' }, 'Edit the file'), ' at the code host.']
    : [`Texts can be written here with npm run i18n -- preview ${tag}.`];
}
