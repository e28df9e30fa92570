import { type RefObject, useEffect, useRef, useState } from 'react';
import { WIDE } from '../../theme/tokens.ts';

interface Menu {
  isOpen: boolean;
  /** The menu and its button: a press outside closes the menu. */
  area: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  toggle(): void;
  /** Leaves focus on the button; a page navigation then moves it to the new heading. */
  close(): void;
}

/** Menu state that closes on Escape, on a press outside, and at the wide breakpoint. */
export function useMenu(): Menu {
  const [isOpen, setIsOpen] = useState(false);
  const area = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setIsOpen(false);
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const closeFromOutside = ({ target }: PointerEvent) => {
      // The area itself is hit only where it dims the page.
      const isInside = target !== area.current && area.current?.contains(target as Node);
      if (!isInside) close();
    };
    const wide = matchMedia(WIDE);
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeFromOutside);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeFromOutside);
      wide.removeEventListener('change', close);
    };
  }, [isOpen]);

  return {
    isOpen,
    area,
    button,
    toggle: () => setIsOpen(!isOpen),
    close: () => {
      if (isOpen) button.current?.focus();
      setIsOpen(false);
    },
  };
}
