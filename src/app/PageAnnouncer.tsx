import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { visuallyHidden } from '../theme/mixins.ts';

/** Announces the title after each client navigation, as browsers do for a new document. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');
  // Not a layout effect: it would render again before the page is on screen.
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <div role="status" css={visuallyHidden}>
      {title}
    </div>
  );
}
