import { type ComponentType, createElement, lazy, useState } from 'react';

/** A component whose code is a file of its own. */
interface LazyCode<Props> {
  /** Fetches its code when it is first rendered, and suspends until then. */
  Component: ComponentType<Props>;
  isLoaded: () => boolean;
  preload: () => Promise<void>;
}

/**
 * React's `lazy`, except that a component whose code has loaded renders at once: React's suspends
 * when it is first rendered.
 *
 * @param Failed replaces the component if its code cannot be fetched. Without it, rendering throws.
 */
export function lazyCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed?: ComponentType<Props>,
): LazyCode<Props> {
  let Loaded: ComponentType<Props> | undefined;
  async function preload() {
    Loaded = await load();
  }
  const Lazy = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await preload().catch((error) => {
      if (!Failed) throw error;
    });
    return { default: Loaded ?? (Failed as ComponentType<Props>) };
  });
  return {
    Component: function LazyCode(props) {
      const [Code] = useState<ComponentType<Props>>(() => Loaded ?? Lazy);
      return createElement(Code, props);
    },
    isLoaded: () => Loaded !== undefined,
    preload,
  };
}
