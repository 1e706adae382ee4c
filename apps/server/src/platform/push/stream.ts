import type { PushEvent } from '@assay/contract/push.ts';
import type { FastifyReply } from 'fastify';

/** Kept open by a comment line now and then, so that proxies do not take silence for death. */
const PULSE_MS = 15_000;
/** A client that reads slower than this is cut off; it reconnects and gets the whole state again. */
const BUFFER_MAX_BYTES = 1024 * 1024;

export interface EventStream {
  send(event: PushEvent): void;
  end(): void;
}

/** A stream whose messages are text. */
export interface TextStream {
  /** @param event the name of the message; none for plain ones */
  send(text: string, event?: string): void;
  end(): void;
}

const open = new Set<TextStream>();

/** Turns a reply into a stream of server-sent events that are JSON. `onClose` runs once, however the stream ends. */
export function openEventStream(reply: FastifyReply, onClose: () => void): EventStream {
  const { send, end } = openTextStream(reply, onClose);
  return { send: (event) => send(JSON.stringify(event)), end };
}

/** Turns a reply into a stream of server-sent events. Each message leaves at once; `onClose` runs once, however the stream ends. */
export function openTextStream(reply: FastifyReply, onClose: () => void): TextStream {
  reply.hijack();
  const { raw } = reply;
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // Nothing comes after a stream, and a connection kept for more would hold up the end of the server.
    connection: 'close',
  });
  raw.write('retry: 2000\n\n');
  const isOver = () => raw.writableEnded || raw.destroyed;
  const pulse = setInterval(() => isOver() || raw.write(': \n\n'), PULSE_MS);
  const stream: TextStream = {
    send(text, event) {
      if (isOver()) return;
      const lines = text.split(/\r\n|\r|\n/).map((line) => `data: ${line}\n`);
      if (raw.writableLength > BUFFER_MAX_BYTES) raw.destroy();
      else raw.write(`${event ? `event: ${event}\n` : ''}${lines.join('')}\n`);
    },
    end: () => raw.end(),
  };
  open.add(stream);
  raw.once('close', () => {
    clearInterval(pulse);
    open.delete(stream);
    onClose();
  });
  return stream;
}

/** Ends all streams at shutdown; clients reconnect by themselves. */
export function endEventStreams() {
  for (const stream of open) stream.end();
}
