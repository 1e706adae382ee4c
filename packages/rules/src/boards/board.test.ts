import { AWARD_TYPE } from '@assay/contract/contests/contest.ts';
import { describe, expect, test } from 'vitest';
import { awardSpans, DEFAULT_AWARDS } from '../contests/awards.ts';
import type { Board } from './board.ts';
import { ContestBoards, factsAt } from './contest-boards.ts';
import { acmRule } from './contest-rules/acm.ts';
import { oiRule } from './contest-rules/oi.ts';
import { boardPage, type PageQuery } from './page.ts';
import { CLOCK, facts } from './testing/build.ts';
import { acmRow, oiRow } from './wire-rows.ts';

const boardsOf = (lines: Record<string, string>) => new ContestBoards(acmRule(), facts(lines));
const ranks = (board: Board, officialOnly = false) =>
  board.list(officialOnly).map((line) => [line.uid, board.rankOf(line)]);

describe('places', () => {
  const lines = { 1: 'AC@60;AC@60', 2: 'AC@60', 3: 'AC@60', '4*': 'AC@10;AC@10', '5*': 'AC@30', 6: 'AC@90', 7: '' };
  const board = boardsOf(lines).board('real');

  test('equal results share a place, the next one counts on; stars have none and take none', () => {
    expect(ranks(board)).toEqual([
      [4, -1],
      [1, 1],
      [5, -1],
      [2, 2],
      [3, 2],
      [6, 4],
      [7, 5],
    ]);
  });

  test('stars can be left out, places stay', () => {
    expect(ranks(board, true)).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [6, 4],
      [7, 5],
    ]);
  });
});

describe('first accepted', () => {
  const firsts = (board: Board, problem = 0) =>
    board.list().flatMap(({ uid, cells }) => (cells[problem] && board.isFirst(problem, cells[problem]) ? [uid] : []));

  test('is the earliest of the problem, stars included; the same second shares it', () => {
    const boards = boardsOf({ 1: 'AC@60.9', '2*': 'AC@60.1', 3: 'AC@61' });
    expect(firsts(boards.board('real'))).toEqual([1, 2]);
  });

  test('passes on when it is rejudged, cancelled, deleted or disqualified', () => {
    const boards = boardsOf({ 1: 'AC@10', 2: 'AC@20', 3: 'AC@30', 4: 'AC@40', 5: 'AC@50' });
    boards.apply({ kind: 'judge', id: 1, status: -1, score: null, timeMs: null });
    expect(firsts(boards.board('real'))).toEqual([2]);
    boards.apply({ kind: 'judge', id: 2, status: -4, score: null, timeMs: null });
    expect(firsts(boards.board('real'))).toEqual([3]);
    boards.apply({ kind: 'delete', id: 3 });
    expect(firsts(boards.board('real'))).toEqual([4]);
    boards.apply({ kind: 'join', uid: 4, participation: 'disqualified' });
    expect(firsts(boards.board('real'))).toEqual([5]);
    boards.apply({ kind: 'join', uid: 4, participation: 'official' });
    expect(firsts(boards.board('real'))).toEqual([4]);
  });

  test('is never one from after the end', () => {
    expect(firsts(boardsOf({ 1: 'AC@18001' }).board('withEnd'))).toEqual([]);
  });

  test('of the sealed board does not know what is sealed', () => {
    const boards = boardsOf({ 1: 'AC@15000', 2: 'WA@100' });
    expect(firsts(boards.board('sealed'))).toEqual([]);
    expect(boards.board('sealed').counts[0]).toEqual({ total: 1, ac: 0, solvers: 0, firstS: null });
    expect(boards.board('real').counts[0]).toEqual({ total: 2, ac: 1, solvers: 1, firstS: 15_000 });
  });
});

describe('events', () => {
  test('an accepted submission moves its line', () => {
    const boards = boardsOf({ 1: 'AC@60;', 2: 'WA@10;', 3: 'AC@90;' });
    const submitted = { id: 9, uid: 2, problem: 1, sinceStartMs: 500_000, score: null, timeMs: null };
    expect(boards.apply({ kind: 'submit', ...submitted, status: 5 })?.real).toEqual({ uid: 2, from: 2, to: 2 });
    expect(boards.apply({ kind: 'judge', ...submitted, status: 0 })?.real).toEqual({ uid: 2, from: 2, to: 2 });
    const first = { ...submitted, id: 10, problem: 0, sinceStartMs: 50_000 };
    boards.apply({ kind: 'submit', ...first, status: 5 });
    expect(boards.apply({ kind: 'judge', ...first, status: 0 })?.real).toEqual({ uid: 2, from: 2, to: 0 });
  });

  test.each([
    [
      'a submission that is known',
      { kind: 'submit', id: 1, uid: 1, problem: 0, sinceStartMs: 0, status: 0, score: null, timeMs: null },
    ],
    [
      'one of a stranger',
      { kind: 'submit', id: 9, uid: 8, problem: 0, sinceStartMs: 0, status: 0, score: null, timeMs: null },
    ],
    [
      'one to a problem that is not there',
      { kind: 'submit', id: 9, uid: 1, problem: 7, sinceStartMs: 0, status: 0, score: null, timeMs: null },
    ],
    ['a result of an unknown one', { kind: 'judge', id: 9, status: 0, score: null, timeMs: null }],
    ['a result that is there already', { kind: 'judge', id: 1, status: 0, score: null, timeMs: null }],
    ['a contestant who is there already', { kind: 'join', uid: 1, participation: 'official' }],
    ['a stranger who leaves', { kind: 'leave', uid: 8 }],
  ] as const)('%s changes nothing', (_sentence, event) => {
    const boards = boardsOf({ 1: 'AC@60' });
    expect(boards.apply(event)).toBeNull();
    expect(boards.version).toBe(0);
  });

  test('a disqualified contestant is not on the board and counts nowhere, and can come back', () => {
    const boards = boardsOf({ 1: 'AC@60', 2: 'AC@90' });
    const board = boards.board('real');
    expect(boards.apply({ kind: 'join', uid: 1, participation: 'disqualified' })?.real).toEqual({
      uid: 1,
      from: 0,
      to: null,
    });
    expect(ranks(board)).toEqual([[2, 1]]);
    expect(board.counts[0]).toEqual({ total: 1, ac: 1, solvers: 1, firstS: 90 });
    boards.apply({ kind: 'submit', id: 9, uid: 1, problem: 0, sinceStartMs: 0, status: 0, score: null, timeMs: null });
    boards.apply({ kind: 'join', uid: 1, participation: 'official' });
    expect(ranks(board)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(board.counts[0]).toMatchObject({ total: 3, firstS: 0 });
  });

  test('a removed interval takes its time off all that came after it', () => {
    const boards = boardsOf({ 1: 'AC@100', 2: 'AC@200', 3: 'AC@1000' });
    boards.apply({ kind: 'clock', clock: { ...CLOCK, removed: [{ fromMs: 150_000, toMs: 750_000 }] } });
    expect(
      boards
        .board('real')
        .list()
        .map(({ uid, total }) => [uid, total.time]),
    ).toEqual([
      [1, 100],
      [2, 150],
      [3, 400],
    ]);
  });

  test('a contest that is made longer counts what was too late', () => {
    const boards = boardsOf({ 1: 'AC@18000' });
    expect(boards.board('real').line(1)?.total.points).toBe(0);
    boards.apply({ kind: 'clock', clock: { ...CLOCK, durationMs: 18_001_000 } });
    expect(boards.board('real').line(1)?.total.points).toBe(1);
  });

  test('the facts at a time know nothing of later', () => {
    const early = new ContestBoards(acmRule(), factsAt(facts({ 1: 'AC@100', 2: 'AC@200' }), 150_000));
    expect(
      early
        .board('real')
        .list()
        .map(({ total }) => total.points),
    ).toEqual([1, 0]);
  });
});

describe('pages', () => {
  const lines = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [at + 1, `AC@${(at + 1) * 60}`]));
  const board = boardsOf({ ...lines, '31*': 'AC@1' }).board('real');
  const query: PageQuery = { currentPage: 1, limit: 10, removeStar: false, ownUid: null, concerned: [] };
  const uids = (change: Partial<PageQuery>) =>
    boardPage(board, { ...query, ...change }).records.map(({ line }) => line.uid);

  test.each([
    ['the first', {}, [31, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['the last is short', { currentPage: 4 }, [30]],
    ['behind the last there is nothing', { currentPage: 5 }, []],
    ['below 1 is 1', { currentPage: 0, limit: 2 }, [31, 1]],
    ['stars left out', { removeStar: true, limit: 3 }, [1, 2, 3]],
    ['the own line first, not twice', { ownUid: 5, limit: 7 }, [5, 31, 1, 2, 3, 4, 6]],
    ['then the concerned ones in order', { ownUid: 5, concerned: [9, 2, 5, 2], limit: 6 }, [5, 2, 9, 31, 1, 3]],
    ['the pages go on behind them', { ownUid: 5, concerned: [9, 2], limit: 6, currentPage: 2 }, [4, 6, 7, 8, 10, 11]],
    ['strangers are no concern', { concerned: [99], limit: 2 }, [31, 1]],
    ['a keyword narrows', { matches: (uid: number) => uid % 10 === 0 }, [10, 20, 30]],
    ['the concerned ones too', { matches: (uid: number) => uid % 10 === 0, concerned: [20, 5] }, [20, 10, 30]],
    ['a star is not on top where stars are left out', { removeStar: true, concerned: [31], limit: 2 }, [1, 2]],
  ])('%s', (_sentence, change, expected) => {
    expect(uids(change)).toEqual(expected);
  });

  test('every line is counted once', () => {
    expect(boardPage(board, { ...query, ownUid: 5, concerned: [9, 2] }).total).toBe(31);
    const all = [1, 2, 3, 4].flatMap((currentPage) => uids({ currentPage, ownUid: 5, concerned: [9, 2] }));
    expect(new Set(all).size).toBe(31);
    expect(all).toHaveLength(31);
  });

  test('awards go to places, not to stars; pinned lines keep theirs', () => {
    const spans = awardSpans(
      AWARD_TYPE.number,
      DEFAULT_AWARDS.map((award) => ({ ...award, num: 1 })),
      30,
      30,
    );
    const page = boardPage(board, { ...query, ownUid: 2, limit: 5 }, spans);
    expect(page.records.map(({ line, rank, award }) => [line.uid, rank, award?.name])).toEqual([
      [2, 2, 'Silver'],
      [31, -1, undefined],
      [1, 1, 'Gold'],
      [3, 3, 'Bronze'],
      [4, 4, undefined],
    ]);
  });

  test('under the seal the own line is the real one, at its sealed place', () => {
    const boards = boardsOf({ 1: 'AC@60;AC@15000', 2: 'AC@50;AC@15000' });
    const [own, other] = boardPage(boards.board('sealed'), {
      ...query,
      ownUid: 1,
      ownFrom: boards.board('real'),
    }).records;
    expect(own).toMatchObject({ rank: 2, line: { uid: 1, total: { points: 2 } } });
    expect(other).toMatchObject({ rank: 1, line: { uid: 2, total: { points: 1 } } });
  });
});

test('an ACM row carries the fields of the spec', () => {
  const boards = boardsOf({ 1: 'WA@10 CE@20 AC@61.5;WA@15000;WA@18001;' });
  const [record] = boardPage(boards.board('sealed'), {
    currentPage: 1,
    limit: 1,
    removeStar: false,
    ownUid: null,
    concerned: [],
  }).records;
  expect(acmRow(boards.board('sealed'), record!, ['A', 'B', 'C', 'D'])).toEqual({
    uid: 1,
    rank: 1,
    isWinAward: false,
    awardName: null,
    awardBackground: null,
    awardColor: null,
    ac: 1,
    total: 4,
    totalTime: 1261,
    submissionInfo: {
      A: { isAC: true, isFirstAC: true, isAfterContest: false, ACTime: 61, errorNum: 1, tryNum: 0 },
      B: { isAC: false, isFirstAC: false, isAfterContest: false, ACTime: null, errorNum: 0, tryNum: 1 },
    },
  });
});

test('an OI row carries the fields of the spec; an unknown result is null, not 0', () => {
  const boards = new ContestBoards(oiRule('Recent'), facts({ 1: 'AC:100/25@10;PA:30/9@20;PA:30@15000' }));
  const [record] = boardPage(boards.board('sealed'), {
    currentPage: 1,
    limit: 1,
    removeStar: false,
    ownUid: null,
    concerned: [],
  }).records;
  expect(oiRow(record!, ['A', 'B', 'C'])).toMatchObject({
    rank: 1,
    totalScore: 130,
    totalTime: 25,
    submissionInfo: { A: 100, B: 30, C: null },
    timeInfo: { A: 25 },
  });
});
