import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { firstActivity } from '../document/hydration/firstActivity.ts';
import { useLinks } from '../document/LinkContext.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site without the language prefix, or a fragment of the current page. */
  to: string;
}

/**
 * A link within the site. Preloads its page when the link is hovered, focused or touched, or once
 * it is on screen after the visitor's first activity, so that following it shows the page at once.
 */
export function PageLink({ to, onClick, ...rest }: PageLinkProps) {
  const { hrefOf, follow, preload } = useLinks();
  const anchor = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      preload(to);
    });
    void firstActivity().then(() => anchor.current && observer.observe(anchor.current));
    return () => observer.disconnect();
  }, [preload, to]);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    follow(to);
  }

  return (
    <a
      {...rest}
      ref={anchor}
      href={hrefOf(to)}
      onClick={handleClick}
      onPointerEnter={() => preload(to)}
      onFocus={() => preload(to)}
    />
  );
}

/** Whether the click opens the link here: not in a new tab or window, nor as a download. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
