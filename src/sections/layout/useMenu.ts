import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { WIDE } from '../../theme/tokens.ts';

interface Menu {
  isOpen: boolean;
  /** The popover that its button opens natively, also before scripts run and without them. */
  menu: RefObject<HTMLElement | null>;
  /** Follows the popover's own state. */
  onToggle(event: { newState: string }): void;
  /** Returns focus to the button if it was in the menu; a page navigation then moves it on. */
  close(): void;
}

/**
 * The state of the header's menu. Apart from what closes every popover, it closes when focus leaves
 * the header, because it would cover what has focus, and at the wide breakpoint.
 */
export function useMenu(): Menu {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLElement>(null);

  // It may have been opened before hydration. Older browsers have no popovers: `:is` forgives.
  useLayoutEffect(() => setIsOpen(!!menu.current?.matches(':is(:popover-open)')), []);

  const close = useCallback(() => menu.current?.hidePopover?.(), []);

  useEffect(() => {
    if (!isOpen) return;
    const closeBehindFocus = ({ target }: FocusEvent) => {
      if (!menu.current?.closest('header')?.contains(target as Node)) close();
    };
    const wide = matchMedia(WIDE);
    document.addEventListener('focusin', closeBehindFocus);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('focusin', closeBehindFocus);
      wide.removeEventListener('change', close);
    };
  }, [isOpen, close]);

  return { isOpen, menu, onToggle: ({ newState }) => setIsOpen(newState === 'open'), close };
}
