import { describe, expect, it } from 'vitest';
import { type Placed, PlaceList } from './places.ts';
import { type RankQuery, rankPage } from './rank-page.ts';

/** Ten users of a training: whoever has the smaller number solved more. */
const lines = Array.from(
  { length: 10 },
  (_, at): Placed => ({ uid: at + 1, total: { points: 10 - at, time: 0, tie: 0, lastMs: 0 } }),
);
const list = PlaceList.sort(lines);
const byUid = new Map(lines.map((line) => [line.uid, line]));
const rank = { all: list.lines, find: (uid: number) => byUid.get(uid), indexOf: (line: Placed) => list.indexOf(line) };

const read = (change: Partial<RankQuery>) => {
  const page = rankPage(rank, { currentPage: 1, limit: 4, ownUid: null, concerned: [], ...change });
  return {
    total: page.total,
    uids: page.records.map(({ line, isPinned }) => (isPinned ? `${line.uid}*` : `${line.uid}`)),
  };
};

describe('a page of any rank', () => {
  it.each([
    ['is the lines in order', {}, ['1', '2', '3', '4']],
    ['goes on with the next page', { currentPage: 3 }, ['9', '10']],
    ['is the first one below 1', { currentPage: 0 }, ['1', '2', '3', '4']],
    ['has the own line on top', { ownUid: 7 }, ['7*', '1', '2', '3']],
    ['then those that are followed, in order', { ownUid: 7, concerned: [9, 3, 9] }, ['7*', '3*', '9*', '1']],
    ['shows nobody a second time', { ownUid: 2, concerned: [5], currentPage: 2 }, ['4', '6', '7', '8']],
    ['follows nobody who is not on it', { ownUid: 99, concerned: [77] }, ['1', '2', '3', '4']],
  ])('%s', (_what, change, uids) => {
    expect(read(change)).toEqual({ total: 10, uids });
  });

  it('is narrowed to those who match, pinned ones too', () => {
    const matches = (uid: number) => uid % 3 === 0;
    expect(read({ matches, ownUid: 6, concerned: [9, 1] })).toEqual({ total: 3, uids: ['6*', '9*', '3'] });
  });
});
