import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus into the panel when its content changes, to the field if there is one, and back to
 * where it was when the panel closes.
 */
export function usePanelFocus(section: RefObject<HTMLElement | null>, shown: unknown): void {
  const before = useRef<HTMLElement>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has another element
  useEffect(() => {
    const { current: opened } = section;
    if (opened) {
      before.current ??= focused(opened.getRootNode() as ShadowRoot);
      (opened.querySelector<HTMLElement>('textarea[lang]') ?? opened).focus();
    } else {
      before.current?.focus();
      before.current = undefined;
    }
  }, [shown]);
}

/** Returns what has focus: the document reports only the panel's host element. */
function focused(panel: ShadowRoot): HTMLElement | undefined {
  const element = panel.activeElement ?? document.activeElement;
  return element instanceof HTMLElement ? element : undefined;
}
