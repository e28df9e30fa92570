import { css } from '@emotion/react';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { size } from '../../theme/tokens.ts';

/**
 * A part of a page below its first screen. Hydrates in a task of its own, as a `HydrationSlice`.
 * After a click on a link it renders once the part above it is on screen, unless a scroll position
 * or a fragment needs the whole page.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isFollowedLink = useNavigationType() !== 'POP' && hash === '';
  const isShown = useDeferredValue(true, !isFollowedLink);
  return <Suspense>{isShown ? children : <div css={room} />}</Suspense>;
}

// Keeps the footer below the screen.
const room = css`
  min-block-size: ${size.screen};
`;
