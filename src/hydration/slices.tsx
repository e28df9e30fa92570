import { css } from '@emotion/react';
import { createContext, type ReactNode, Suspense, use, useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { size } from '../theme/tokens.ts';

/**
 * Makes React hydrate a part of the page in a task of its own, so that no task is long. A part that
 * the visitor presses or types into is hydrated first. Nothing inside may suspend: an update would
 * then discard the part's prerendered HTML.
 */
export function HydrationSlice({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}

/**
 * Whether the visitor followed a link to the page. Inside `<Routes location>`, the router does not
 * say.
 */
export const FollowedLink = createContext(false);

/**
 * A part of a page below its first screen. Hydrates in a task of its own, like a `HydrationSlice`.
 * After a click on a link it renders once the part above it is on screen, unless a scroll position
 * or a fragment needs the whole page.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isFollowedLink = use(FollowedLink) && hash === '';
  const isShown = useDeferredValue(true, !isFollowedLink);
  return <Suspense>{isShown ? children : <div css={room} />}</Suspense>;
}

// Keeps the footer below the screen.
const room = css`
  min-block-size: ${size.screen};
`;
