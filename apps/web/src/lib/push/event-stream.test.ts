import { expect, it } from 'vitest';
import { readMessages } from './event-stream.ts';

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

const read = async (...chunks: string[]) => {
  const messages = [];
  for await (const message of readMessages(streamOf(...chunks))) messages.push(message);
  return messages;
};

it('cuts messages wherever the chunks are cut', async () => {
  expect(await read('data: {"a"', ':1}\n\nda', 'ta: 2\n', '\n')).toEqual([
    { event: 'message', data: '{"a":1}' },
    { event: 'message', data: '2' },
  ]);
});

it('joins lines of data, knows names, skips comments and unfinished messages', async () => {
  expect(await read(': hello\n\nevent: push\r\ndata: one\r\ndata:two\r\n\r\nid: 7\n\ndata: lost')).toEqual([
    { event: 'push', data: 'one\ntwo' },
  ]);
});
