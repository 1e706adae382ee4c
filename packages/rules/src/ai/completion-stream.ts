/** Characters of an answer; the rest is not asked for. */
export const ANSWER_CHARS_MAX = 20_000;
/** Characters of one line of the stream. */
const LINE_CHARS_MAX = 100_000;

/** What a piece of the stream brought. */
interface StreamPiece {
  text: string;
  isDone: boolean;
}

/** A stream that is none of the protocol. */
export class BrokenStream extends Error {}

function contentOf(line: string): string {
  let event: unknown;
  try {
    event = JSON.parse(line);
  } catch {
    throw new BrokenStream('an event is no JSON');
  }
  const { choices, error } = (event ?? {}) as { choices?: unknown; error?: unknown };
  if (error !== undefined && error !== null) throw new BrokenStream('the model reports an error');
  if (!Array.isArray(choices)) throw new BrokenStream('an event has no choices');
  const content = (choices[0] as { delta?: { content?: unknown } } | undefined)?.delta?.content;
  if (content === undefined || content === null) return '';
  if (typeof content !== 'string') throw new BrokenStream('an event has content that is no text');
  return content;
}

/**
 * Reads the stream of a chat completion as it comes in: server-sent events whose data are JSON with `choices[0].delta.content`, the last one
 * `[DONE]`. Pieces may be cut anywhere; linear in what it reads.
 * @returns a function that takes the next characters; it throws {@link BrokenStream} for what is none of the protocol
 */
export function readCompletion(): (characters: string) => StreamPiece {
  let rest = '';
  let length = 0;
  return (characters) => {
    const lines = (rest + characters).split('\n');
    rest = lines.pop()!;
    if (rest.length > LINE_CHARS_MAX) throw new BrokenStream('a line has no end');
    let text = '';
    for (const raw of lines) {
      const line = raw.trimEnd();
      if (line === '' || line.startsWith(':') || /^(event|id|retry):/.test(line)) continue;
      if (!line.startsWith('data:')) throw new BrokenStream('a line is none of a stream of events');
      const data = line.slice(5).trim();
      if (data === '[DONE]') return { text, isDone: true };
      const content = contentOf(data);
      length += content.length;
      text += content;
      if (length > ANSWER_CHARS_MAX)
        return { text: text.slice(0, text.length - (length - ANSWER_CHARS_MAX)), isDone: true };
    }
    return { text, isDone: false };
  };
}
