/**
 * Wraps `load` so that all calls share one request. After a failure, which every waiting caller
 * gets, the next call tries again.
 */
export function retryable<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let request: Promise<Result> | undefined;
  return () => {
    request ??= load().catch((error: unknown) => {
      request = undefined;
      throw error;
    });
    return request;
  };
}
