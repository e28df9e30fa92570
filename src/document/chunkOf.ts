import type { ComponentType } from 'react';

/** A component whose code is a file of its own. */
export interface Chunk {
  /** Returns the component if its code has been loaded. */
  loaded(): ComponentType | undefined;
  /**
   * Loads the code. All calls share one request. After a failure, which every waiting caller gets,
   * the next call tries again.
   */
  load(): Promise<ComponentType>;
}

export function chunkOf(importComponent: () => Promise<ComponentType>): Chunk {
  let component: ComponentType | undefined;
  let request: Promise<ComponentType> | undefined;

  async function importChecked() {
    const imported = await importComponent();
    // The response may be something other than the module, such as an error page.
    if (typeof imported !== 'function') throw new Error('the response is not a component');
    component = imported;
    return imported;
  }

  return {
    loaded: () => component,
    load() {
      request ??= importChecked().catch((error: unknown) => {
        request = undefined;
        throw error;
      });
      return request;
    },
  };
}
