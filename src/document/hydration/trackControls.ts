const CONTROLS = 'input, details, summary, button, a, [data-region]';

/** Finds what has taken the place of the controls in a part of the page that React renders anew. */
export interface TrackedControls {
  /** Returns the control, or the one in its place if it has been removed. */
  current(control: HTMLElement): HTMLElement;
  /**
   * Gives what was typed, its selection, focus, and open questions to the controls in place of those
   * that have been removed since the last call.
   */
  restore(): void;
}

/**
 * Remembers the controls in an element, each by its id, or by its styles and its place among those
 * with the same styles: what others insert has neither.
 */
export function trackControls(root: Element): TrackedControls {
  const places = new Map<Element, [selector: string, index: number]>();
  const restored = new Set<Element>();
  const counts: Record<string, number> = {};
  for (const control of root.querySelectorAll(CONTROLS)) {
    const selector = selectorOf(control);
    const index = counts[selector] ?? 0;
    counts[selector] = index + 1;
    places.set(control, [selector, index]);
  }
  let focused = document.activeElement;
  addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });

  function current<Control extends Element>(control: Control): Control {
    const [selector, index] = places.get(control) ?? [];
    if (control.isConnected || !selector) return control;
    return (root.querySelectorAll(selector)[index as number] as Control | undefined) ?? control;
  }

  return {
    current,
    restore() {
      for (const control of places.keys()) {
        const successor = current(control);
        if (successor === control || restored.has(control)) continue;
        restored.add(control);
        if (control instanceof HTMLInputElement) retype(control, successor as HTMLInputElement);
        if (control instanceof HTMLDetailsElement) {
          (successor as HTMLDetailsElement).open = control.open;
        }
        if (control === focused && document.activeElement === document.body) {
          (successor as HTMLElement).focus({ preventScroll: true });
        }
      }
    },
  };
}

function selectorOf({ id, localName, classList }: Element): string {
  const style = [...classList].find((name) => name.startsWith('css-'));
  if (id) return `#${CSS.escape(id)}`;
  return style ? `${localName}.${style}` : `${localName}:not([class])`;
}

function retype(from: HTMLInputElement, to: HTMLInputElement): void {
  if (!from.value || from.type === 'hidden') return;
  to.value = from.value;
  // Email fields tell no selection; the caret is then at the end.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
  // React components that follow what is typed.
  to.dispatchEvent(new Event('input', { bubbles: true }));
}
