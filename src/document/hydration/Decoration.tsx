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

/** Properties of an element whose prerendered content hydration leaves untouched. */
export const AS_PRERENDERED = {
  suppressHydrationWarning: true,
  // React sets it if it discards the content after all; Trusted Types forbid a plain string.
  dangerouslySetInnerHTML: { __html: emptyHtml },
} as const;

interface DecorationProps<Props> {
  className?: string;
  /** The code of its content. */
  code: Chunk<Props>;
  children: (Content: FunctionComponent<Props>) => ReactNode;
}

/**
 * A purely visual element. Hydration does not need its code: the prerendered HTML stays.
 * After a client navigation the code is fetched, and the element is empty until then.
 */
export function Decoration<Props>({ className, code, children }: DecorationProps<Props>) {
  const isHydrated = useIsHydrated();
  const [Loaded, setLoaded] = useState(() => code.loaded());
  const [isPrerendered] = useState(!isHydrated && !Loaded);
  // After a navigation the page renders first, and its decorations in a later task.
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
