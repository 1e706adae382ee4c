import { BrokenStream, readCompletion } from '@assay/rules/ai/completion-stream.ts';
import type { ChatMessage } from '@assay/rules/ai/prompt.ts';
import type { Config } from '../../platform/config.ts';

/** An answer takes this long at most, and is silent this long at most. */
const TOTAL_MS = 120_000;
const SILENCE_MS = 30_000;
const TOKENS_MAX = 2_000;

/** The model did not answer at all, or not as one. */
class ModelFailure extends Error {}

interface Asked {
  messages: readonly ChatMessage[];
  /** Ends the request upstream. */
  signal: AbortSignal;
}

/**
 * Asks an OpenAI-compatible service and yields its answer piece by piece, as it comes. Leaving the loop ends the request; size and time are
 * bounded. Redirects are not followed: the address is the operator's, and no answer leads elsewhere.
 * @throws ModelFailure, BrokenStream; DOMException when the signal ended it
 */
export async function* askModel(
  { url, key, model }: NonNullable<Config['ai']>,
  { messages, signal }: Asked,
): AsyncGenerator<string> {
  const quiet = new AbortController();
  const ending = AbortSignal.any([signal, quiet.signal, AbortSignal.timeout(TOTAL_MS)]);
  let silence = setTimeout(() => quiet.abort(), SILENCE_MS);
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...(key && bearer(key)) },
      body: JSON.stringify({ model, messages, stream: true, max_tokens: TOKENS_MAX }),
      redirect: 'error',
      signal: ending,
    });
    if (!response.ok || !response.body) throw new ModelFailure(`the model answered ${response.status}`);
    const decoder = new TextDecoder();
    const read = readCompletion();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      clearTimeout(silence);
      silence = setTimeout(() => quiet.abort(), SILENCE_MS);
      const { text, isDone } = read(decoder.decode(chunk, { stream: true }));
      if (text) yield text;
      if (isDone) return;
    }
    throw new BrokenStream('the stream ended before the answer did');
  } finally {
    clearTimeout(silence);
    quiet.abort();
  }
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
