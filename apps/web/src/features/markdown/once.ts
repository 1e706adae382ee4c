/** Keeps the promise of a chunk, so that it can be suspended on; a failed one is asked for again next time. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () => {
    started ??= load().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return started;
  };
}
