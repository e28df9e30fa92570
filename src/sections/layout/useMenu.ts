import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { WIDE } from '../../theme/tokens.ts';

interface Menu {
  isOpen: boolean;
  /** The popover that its button opens natively, also before scripts run and without them. */
  menu: RefObject<HTMLElement | null>;
  /** Follows the popover's own state. */
  onToggle(event: { newState: string }): void;
}

/**
 * The state of the header's menu. Apart from what closes every popover, it closes when a link is
 * followed, when focus leaves the header, because it would cover what has focus, and at the wide
 * breakpoint.
 */
export function useMenu(): Menu {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLElement>(null);

  // It may have been opened before hydration. Older browsers have no popovers: `:is` forgives.
  useLayoutEffect(() => setIsOpen(!!menu.current?.matches(':is(:popover-open)')), []);

  // Always, because `isOpen` follows the popover a moment later.
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    // Returns focus to the button if it was in the menu.
    const close = () => menu.current?.hidePopover?.();
    const within = ({ target }: Event, selector: string) =>
      target instanceof Element && target.closest(selector);
    document.addEventListener('click', (event) => within(event, 'a') && close(), { signal });
    document.addEventListener('focusin', (event) => within(event, 'header') || close(), { signal });
    matchMedia(WIDE).addEventListener('change', close, { signal });
    return () => unmounted.abort();
  }, []);

  return { isOpen, menu, onToggle: ({ newState }) => setIsOpen(newState === 'open') };
}
