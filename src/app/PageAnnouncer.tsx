import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ANNOUNCER_ID, announce } from '../document/announce.ts';
import { visuallyHidden } from '../theme/mixins.ts';

/**
 * The live region of `announce`. After each client navigation it announces the title, as browsers do
 * for a new document.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  // Not a layout effect: the title would still be the page's before.
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    announce(document.title);
  }, [pathname]);
  return <div id={ANNOUNCER_ID} role="status" css={visuallyHidden} />;
}
