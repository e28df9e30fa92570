import {
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useState,
} from 'react';
import { lazyCode } from './lazyCode.ts';
import { FollowedLink } from './slices.tsx';
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

const preloads: (() => Promise<void>)[] = [];

/**
 * Declares a component that a `Decoration` shows. After a client navigation it renders in a task
 * after the page's own, except on Back, where the page must have its whole height to be scrolled. It
 * stays empty until its code is there, or if that cannot be fetched.
 */
export function lazyDecoration<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { Component, isLoaded, preload } = lazyCode(load, () => null);
  preloads.push(preload);
  return function LazyDecoration(props: Props) {
    const isHydrated = useIsHydrated();
    const isOnBack = !use(FollowedLink) && isLoaded();
    const isShown = useDeferredValue(true, !isHydrated || isOnBack);
    return isShown && createElement(Component, props);
  };
}

/** Fetches the code of the decorations on all pages whose own code has been fetched. */
export async function preloadDecorations(): Promise<void> {
  await Promise.all(preloads.map((preload) => preload()));
}

/** A purely visual element. Hydration does not need its code: the prerendered HTML stays. */
export function Decoration({ className, children }: DecorationProps) {
  const isHydrated = useIsHydrated();
  const [isPrerendered] = useState(!isHydrated && !import.meta.env.SSR);
  const attributes = { className, 'aria-hidden': true };
  if (isPrerendered) return <div {...attributes} {...AS_PRERENDERED} />;
  return (
    <div {...attributes}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
