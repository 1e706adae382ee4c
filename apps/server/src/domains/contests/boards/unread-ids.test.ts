import { afterEach, expect, test, vi } from 'vitest';
import type { ReceiptRow } from './facts.queries.ts';
import { UnreadIds } from './unread-ids.ts';

afterEach(() => {
  vi.useRealTimers();
});

const PENDING = 5;
const row = (id: number, status = 0): ReceiptRow => ({
  id,
  status,
  uid: 1,
  pid: 1,
  received_ms: 0,
  score: null,
  time_ms: 1,
});

function openAt(...ids: number[]) {
  vi.useFakeTimers({ toFake: ['performance'] });
  const unread = new UnreadIds(ids.map((id) => row(id)));
  const read = (...rows: ReceiptRow[]) => {
    for (const one of rows) unread.noteResult(one);
    unread.noteRead(rows);
  };
  return { unread, read };
}

test('what was read is not read again; an id that was left out is looked for until it cannot appear any more', () => {
  const { unread, read } = openAt(1, 2);
  expect(unread.next()).toEqual({ after: 2, missing: [], among: [], waiting: [] });
  read(row(3), row(6));
  expect(unread.next()).toMatchObject({ after: 6, missing: [4, 5] });
  vi.advanceTimersByTime(3_000);
  // it had its id before, and was committed after
  read(row(5), row(8));
  expect(unread.next()).toMatchObject({ after: 8, missing: [4, 7] });
  vi.advanceTimersByTime(2_500);
  read();
  expect(unread.next()).toMatchObject({ after: 8, missing: [7] });
  vi.advanceTimersByTime(3_000);
  read();
  expect(unread.next()).toMatchObject({ after: 8, missing: [] });
});

test('of very many ids of others, the last ones are looked for', () => {
  const { unread, read } = openAt(1);
  read(row(1_000_000));
  const { missing } = unread.next();
  expect([missing[0], missing.at(-1), missing.length]).toEqual([998_001, 999_999, 1_999]);
});

test('what waits for a result is asked about until it has one, and what was told changed once', () => {
  const { unread, read } = openAt(1);
  read(row(2, PENDING));
  unread.noteChanged(1);
  expect([unread.isUnjudged(2), unread.isNew(row(3)), unread.isNew(row(2))]).toEqual([true, true, false]);
  expect(unread.next()).toEqual({ after: 2, missing: [], among: [1], waiting: [2] });
  read(row(2));
  expect(unread.next()).toEqual({ after: 2, missing: [], among: [], waiting: [] });
});
