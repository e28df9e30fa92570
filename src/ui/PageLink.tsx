import { type ComponentProps, createContext, type MouseEvent, use, useEffect, useRef } from 'react';

/** How links to this site's pages work. A path has no language prefix, or is a fragment. */
export interface Links {
  hrefOf(path: string): string;
  /** Shows the page, or its fragment, without loading a document. */
  follow(path: string): void;
  /** Fetches what the page needs before it is visited. */
  preload(path: string): void;
}

/** Without the application's provider, links behave as in plain HTML. */
export const LinkContext = createContext<Links>({
  hrefOf: (path) => path,
  follow: (path) => location.assign(path),
  preload: () => {},
});

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site without the language prefix, or a fragment of the current page. */
  to: string;
}

/**
 * A link within the site. Preloads its page when hovered or focused, or while on screen once the
 * visitor is active: a visitor who reads one screen and leaves does not download other pages.
 */
export function PageLink({ to, onClick, ...rest }: PageLinkProps) {
  const { hrefOf, follow, preload } = use(LinkContext);
  const anchor = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      preload(to);
    });
    const unmounted = new AbortController();
    const observe = () => anchor.current && observer.observe(anchor.current);
    const options = { once: true, passive: true, capture: true, signal: unmounted.signal };
    for (const type of ACTIVITIES) addEventListener(type, observe, options);
    return () => {
      unmounted.abort();
      observer.disconnect();
    };
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

const ACTIVITIES = ['pointermove', 'touchstart', 'scroll', 'keydown'];

/** Whether the click opens the link here: not in a new tab or window, nor as a download. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
