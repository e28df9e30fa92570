import {
  type FunctionComponent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import type { Chunk } from '../chunkOf.ts';
import { useIsHydrated } from './useIsHydrated.ts';

const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
const emptyHtml = trustedTypes?.emptyHTML ?? '';

/** On an element with these properties, hydration keeps the prerendered content as it is. */
export const AS_PRERENDERED = {
  suppressHydrationWarning: true,
  // Set where React discards the content after all; the policy allows no string.
  dangerouslySetInnerHTML: { __html: emptyHtml },
} as const;

interface DecorationProps<Props> {
  className?: string;
  /** The code of its content. */
  code: Chunk<Props>;
  children: (Content: FunctionComponent<Props>) => ReactNode;
}

/**
 * An element for the eye alone, whose code is not needed for hydration: the prerendered HTML stays.
 * After a client navigation the code is fetched, and the element is empty until then.
 */
export function Decoration<Props>({ className, code, children }: DecorationProps<Props>) {
  const isHydrated = useIsHydrated();
  const [Loaded, setLoaded] = useState(() => code.loaded());
  const [isPrerendered] = useState(!isHydrated && !Loaded);
  // After a navigation the page appears first, and its decorations in a task of their own.
  const Content = useDeferredValue(Loaded, isHydrated ? undefined : Loaded);

  useEffect(() => {
    if (isPrerendered || Loaded) return;
    code.load().then(
      (component) => setLoaded(() => component),
      // The page is complete without it.
      () => {},
    );
  }, [code, Loaded, isPrerendered]);

  const attributes = { className, 'aria-hidden': true };
  if (isPrerendered) return <div {...attributes} {...AS_PRERENDERED} />;
  return <div {...attributes}>{Content && children(Content)}</div>;
}
