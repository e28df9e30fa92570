import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useState,
} from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
const emptyHtml = trustedTypes?.emptyHTML ?? '';

/** Properties of an element whose prerendered content hydration leaves untouched. */
export const AS_PRERENDERED = {
  suppressHydrationWarning: true,
  // React sets it if it discards the content after all; Trusted Types forbid a plain string.
  dangerouslySetInnerHTML: { __html: emptyHtml },
} as const;

interface DecorationProps {
  className?: string;
  /** A component from `lazyDecoration`. */
  children: ReactNode;
}

const loads: (() => Promise<unknown>)[] = [];

/** Declares a component that a `Decoration` shows. It stays empty if its code cannot be fetched. */
export function lazyDecoration<Props>(load: () => Promise<ComponentType<Props>>) {
  loads.push(load);
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    return { default: await load().catch(() => () => null) };
  });
}

/** Fetches the code of the decorations on all pages whose own code has been fetched. */
export async function preloadDecorations(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}

/**
 * A purely visual element. Hydration does not need its code: the prerendered HTML stays.
 * After a client navigation the code is fetched, and the element is empty until then.
 */
export function Decoration({ className, children }: DecorationProps) {
  const isHydrated = useIsHydrated();
  const [isPrerendered] = useState(!isHydrated && !import.meta.env.SSR);
  // After a navigation the page renders first, and its decorations in a later task.
  const isShown = useDeferredValue(true, !isHydrated);
  const attributes = { className, 'aria-hidden': true };
  if (isPrerendered) return <div {...attributes} {...AS_PRERENDERED} />;
  return (
    <div {...attributes}>
      <Suspense>{isShown && children}</Suspense>
    </div>
  );
}
