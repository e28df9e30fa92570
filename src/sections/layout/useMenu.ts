import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { WIDE } from '../../theme/tokens.ts';

/**
 * The state of the header's menu, and the properties of its element: a popover, which its button
 * opens even without scripts. It also closes when a link is followed, when focus leaves the header,
 * because it would cover what has focus, and at the wide breakpoint.
 */
export function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLElement>(null);

  // It may have been opened before hydration. Older browsers have no popovers: `:is` forgives.
  useLayoutEffect(() => setIsOpen(!!ref.current?.matches(':is(:popover-open)')), []);

  // Even while `isOpen` is false, because it lags behind the popover.
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    // Returns focus to the button if it was in the menu.
    const close = () => ref.current?.hidePopover?.();
    const within = ({ target }: Event, selector: string) =>
      target instanceof Element && target.closest(selector);
    document.addEventListener('click', (event) => within(event, 'a') && close(), { signal });
    document.addEventListener('focusin', (event) => within(event, 'header') || close(), { signal });
    matchMedia(WIDE).addEventListener('change', close, { signal });
    return () => unmounted.abort();
  }, []);

  const onToggle = ({ newState }: { newState: string }) => setIsOpen(newState === 'open');
  return { isOpen, ref, onToggle };
}
