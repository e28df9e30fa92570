import { type RefObject, useEffect, useRef, useState } from 'react';
import { media } from '../../theme/tokens.ts';

interface Menu {
  isOpen: boolean;
  /** What the menu belongs to: a press outside it closes the menu. */
  area: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  flip(): void;
  /** Leaves focus on the button; a new page then takes it to its heading. */
  close(): void;
}

/** A menu that closes by Escape, by a press beside it, and when the screen grows wide enough without it. */
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
      if (!(target instanceof Node && area.current?.contains(target))) close();
    };
    const wide = matchMedia(media.wide.replace('@media ', ''));
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
    flip: () => setIsOpen(!isOpen),
    close: () => {
      if (isOpen) button.current?.focus();
      setIsOpen(false);
    },
  };
}
