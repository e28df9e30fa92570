import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';

interface ScrollerProps {
  name: string;
  /** Added to its own styles. */
  styles?: SerializedStyles;
  children: ReactNode;
}

/** Holds what can be wider or higher than its place. It takes the focus, or no key would scroll it. */
export function Scroller({ name, styles, children }: ScrollerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <div role="group" aria-label={name} tabIndex={0} css={[scroller, styles]}>
      {children}
    </div>
  );
}

// Positioned, or hidden texts in it would widen the page.
const scroller = css`
  position: relative;
  overflow: auto;
`;
