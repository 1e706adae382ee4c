import type { ChatMessage } from '@assay/contract/messages/chat.ts';
import { expect, it } from 'vitest';
import {
  dropSending,
  failSending,
  hasGapBefore,
  type Known,
  lastSeq,
  NOTHING_KNOWN,
  saysTime,
  startSending,
  takeIn,
} from './conversation.ts';

const message = (seq: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  seq,
  fromUuid: 1,
  content: `m${seq}`,
  key: `key-${seq}`,
  gid: null,
  gmtCreate: '2026-11-22T08:00:00.000Z',
  ...more,
});
const seqs = ({ messages }: Known) => messages.map(({ seq }) => seq);

it('MSG-15 shows each message once and by its number, in whatever order it hears of them', () => {
  const orders = [
    [[1, 2, 3], [3], [2, 4]],
    [[4], [1, 2], [3, 3], [2]],
    [
      [3, 1],
      [4, 2, 4],
    ],
  ];
  for (const order of orders) {
    const known = order.reduce(
      (all, some) =>
        takeIn(
          all,
          some.map((seq) => message(seq)),
        ),
      NOTHING_KNOWN,
    );
    expect(seqs(known)).toEqual([1, 2, 3, 4]);
  }
});

it('knows that something is missing between what it has and what it hears', () => {
  const known = takeIn(NOTHING_KNOWN, [message(1), message(2)]);
  expect([hasGapBefore(known, message(3)), hasGapBefore(known, message(4)), hasGapBefore(known, message(2))]).toEqual([
    false,
    true,
    false,
  ]);
  expect(hasGapBefore(known, message(3, { content: null }))).toBe(true);
  expect(takeIn(known, [message(3, { content: null })])).toBe(known);
  expect(hasGapBefore(NOTHING_KNOWN, message(9))).toBe(false);
});

it('puts the answer and the event into the place of what is on its way, whichever comes first', () => {
  const sending = startSending(NOTHING_KNOWN, 'key-1', 'm1');
  expect(sending.outgoing).toEqual([{ key: 'key-1', content: 'm1', failed: false }]);
  const told = takeIn(takeIn(sending, [message(1)]), [message(1)]);
  expect([seqs(told), told.outgoing, lastSeq(told)]).toEqual([[1], [], 1]);
});

it('keeps what failed until it is sent again under the same key, or dropped', () => {
  const failed = failSending(startSending(NOTHING_KNOWN, 'key-1', 'm1'), 'key-1');
  expect(failed.outgoing).toMatchObject([{ failed: true }]);
  expect(startSending(failed, 'key-1', 'm1').outgoing).toEqual([{ key: 'key-1', content: 'm1', failed: false }]);
  expect(dropSending(failed, 'key-1').outgoing).toEqual([]);
  // it had been stored after all
  expect(takeIn(failed, [message(1)]).outgoing).toEqual([]);
});

it('says the time of the first message, and of those after a pause', () => {
  const later = message(2, { gmtCreate: '2026-11-22T08:06:00.000Z' });
  expect([saysTime(undefined, message(1)), saysTime(message(1), message(2)), saysTime(message(1), later)]).toEqual([
    true,
    false,
    true,
  ]);
});
