import { type ChatMessage, getPrivateMessages } from '@assay/contract/messages/chat.ts';
import { openStream } from '@assay/contract/push.ts';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPushLive } from '../../../lib/push/push.ts';
import { setToken, setUser } from '../../../lib/token.ts';
import { answer, respond, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser } from '../../../testing/render.tsx';
import { useConversation } from './use-conversation.ts';

const PEER = 9;
const message = (seq: number): ChatMessage => ({
  ...{ seq, fromUuid: PEER, content: `m${seq}`, key: `key-${seq}`, gid: null },
  gmtCreate: '2026-11-22T10:00:00.000Z',
});
const upTo = (last: number, after = 0) => Array.from({ length: last - after }, (_, at) => message(after + at + 1));

let stored: number;
let streams: ReadableStreamDefaultController<Uint8Array>[] = [];
const tell = (seq: number) => {
  const event = { type: 'chat', uid: 7, peerUid: PEER, message: message(seq) };
  act(() => streams.at(-1)?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)));
};
const look = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
/** After which message what came next was asked for. */
const asked = () => sentCalls(getPrivateMessages).flatMap(({ input }) => (input as { after?: string }).after ?? []);

beforeEach(() => {
  stored = 3;
  streams = [];
  setToken('mine');
  setUser(buildUser());
  respond(openStream, ({ signal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push(controller);
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  answer(getPrivateMessages, ({ after }) => ({
    ...{ conversations: [], total: 0, hasEarlier: false },
    peer: { uid: PEER, username: 'ben', avatar: null, blocked: false },
    messages: upTo(stored, Number(after ?? 0)).slice(0, 200),
  }));
});
afterEach(async () => {
  cleanup();
  // the stream of one test would go on in the next
  await waitFor(() => expect(isPushLive()).toBe(false));
  vi.restoreAllMocks();
});

async function open() {
  const { result } = renderHook(() => useConversation({ uid: PEER }));
  await waitFor(() => expect(result.current.state).toBe('ready'));
  await waitFor(() => expect(streams.length).toBeGreaterThan(0));
  // once the stream is up, what it may have missed is asked for
  await waitFor(() => expect(asked()).toEqual(['3']));
  return () => result.current.messages.map(({ seq }) => seq);
}

it('MSG-5 what comes while the page is out of sight is read once somebody looks', async () => {
  const shown = await open();
  look('hidden');
  stored = 4;
  tell(4);
  await waitFor(() => expect(shown()).toEqual([1, 2, 3, 4]));
  expect(asked()).toEqual(['3']);
  look('visible');
  await waitFor(() => expect(asked()).toEqual(['3', '3']));
  expect(shown()).toEqual([1, 2, 3, 4]);
});

it('MSG-15 of many that were missed all are fetched, each once', async () => {
  const shown = await open();
  stored = 453;
  tell(453);
  await waitFor(() => expect(shown()).toHaveLength(453));
  expect(shown()).toEqual(upTo(453).map(({ seq }) => seq));
  expect(asked().slice(1)).toEqual(['3', '203', '403']);
});
