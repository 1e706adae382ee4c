import type { PushEvent } from '@assay/contract/push.ts';
import type { BuiltUser } from '@assay/testkit/build/user.ts';

export interface Stream {
  /** The next event; rejects when the stream has ended. */
  next(): Promise<PushEvent>;
  close(): void;
}

/** Listens to topics of a site as a browser does. */
export async function listen(base: string, user: BuiltUser, topics: string): Promise<Stream> {
  const abort = new AbortController();
  const answer = await fetch(`${base}/api/stream?topics=${topics}`, {
    headers: { authorization: user.token },
    signal: abort.signal,
  });
  const type = answer.headers.get('content-type') ?? '';
  if (!type.includes('text/event-stream')) throw new Error(`refused: ${await answer.text()}`);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  return {
    async next() {
      for (;;) {
        const match = /data: (.*)\n\n/.exec(buffer);
        if (match) {
          buffer = buffer.slice(match.index + match[0].length);
          return JSON.parse(match[1]!);
        }
        const { value, done } = await reader.read();
        if (done) throw new Error('the stream ended');
        buffer += value;
      }
    },
    close: () => abort.abort(),
  };
}
