/**
 * Keeps the promise of a chunk, so that it can be suspended on; a failed one is asked for again next time. One that has come says so in
 * the words of React, which then waits for nothing.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () => {
    if (started) return started;
    const promise = load().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => {},
    );
    started = promise;
    return promise;
  };
}
