import type { FunctionComponent } from 'react';

/** A component whose code is a file of its own. */
export interface Chunk<Props = object> {
  /** Returns the component if its code has been loaded. */
  loaded(): FunctionComponent<Props> | undefined;
  /** Loads the code. Calls share one request; after one that failed, the next call tries again. */
  load(): Promise<FunctionComponent<Props>>;
}

export function chunkOf<Props = object>(
  importComponent: () => Promise<FunctionComponent<Props>>,
): Chunk<Props> {
  let component: FunctionComponent<Props> | undefined;
  let request: Promise<FunctionComponent<Props>> | undefined;

  return {
    loaded: () => component,
    load() {
      request ??= importComponent().then(
        (imported) => {
          component = imported;
          return imported;
        },
        (error: unknown) => {
          request = undefined;
          throw error;
        },
      );
      return request;
    },
  };
}
