import { isVisible, type Outlined, rectOf } from './outlines.ts';
import { type TextPanel, textPanel } from './textPanel.ts';
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
