import { type ComponentProps, type MouseEvent, useContext, useEffect, useRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { firstActivity } from '../document/firstActivity.ts';
import { PreloadContext } from '../document/PreloadContext.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site without the language prefix, which the router adds. */
  to: string;
}

/**
 * A link within the site. Preloads its page when the link is hovered, focused or touched, or once
 * it is on screen after the visitor's first activity, so that following it shows the page at once.
 *
 * Built from the router's hooks because its `<Link>` adds 3 KB (brotli) of prefetching for the
 * router's framework mode.
 */
export function PageLink({ to, onClick, ...rest }: PageLinkProps) {
  const preload = useContext(PreloadContext);
  const anchor = useRef<HTMLAnchorElement>(null);
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);

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
    if (!event.defaultPrevented) follow(event);
  }

  return (
    <a
      {...rest}
      ref={anchor}
      href={href}
      onClick={handleClick}
      onPointerEnter={() => preload(to)}
      onFocus={() => preload(to)}
    />
  );
}
