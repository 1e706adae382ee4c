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

const open = new Set<EventStream>();

/** Turns a reply into a stream of server-sent events. `onClose` runs once, however the stream ends. */
export function openEventStream(reply: FastifyReply, onClose: () => void): EventStream {
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
  const stream: EventStream = {
    send(event) {
      if (isOver()) return;
      if (raw.writableLength > BUFFER_MAX_BYTES) raw.destroy();
      else raw.write(`data: ${JSON.stringify(event)}\n\n`);
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
