import { VERDICT } from '@assay/contract/verdict.ts';
import { describe, expect, test } from 'vitest';
import type { Board, BoardLine } from './board.ts';
import { ContestBoards, factsAt } from './contest-boards.ts';
import { acmRule } from './contest-rules/acm.ts';
import { atcoderRule } from './contest-rules/atcoder.ts';
import { ioiRule } from './contest-rules/ioi.ts';
import { oiRule } from './contest-rules/oi.ts';
import type { ContestRule } from './contest-rules/rule.ts';
import { GuestBoard, guestLine } from './guests.ts';
import { boardPage } from './page.ts';
import { facts, REAL, SEALED, tries } from './testing/build.ts';
import { Play } from './testing/play.ts';
import { randomOf } from './testing/random.ts';
import { acmRow } from './wire-rows.ts';

const RULES: ContestRule[] = [acmRule(), oiRule('Recent'), oiRule('Highest'), ioiRule(), atcoderRule()];
const GUEST = 2 ** 50;

/** Without cells in which nothing counts: whether one stands there or not is the same to everybody. */
const linesOf = (board: Board) =>
  board.list().map(({ uid, total, cells }) => ({
    uid,
    total,
    rank: board.rankOf(board.line(uid)!),
    cells: [...cells].map((cell) => (cell && cell.judged + cell.pending > 0 ? cell : null)),
  }));

describe('the board at a contest time', () => {
  test('is the sealed board of a contest in which nothing was submitted later, at random', () => {
    for (let seed = 1; seed <= 2000; seed++) {
      const rule = RULES[seed % RULES.length]!;
      const random = randomOf(seed);
      const play = new Play(rule, random);
      for (let left = 4 + random.below(18); left > 0; left--) play.step();
      const atMs = random.below(44) * 500 - 500;
      const then = new ContestBoards(rule, factsAt(play.facts(), atMs)).board('sealed');
      const ghosts = new ContestBoards(rule, play.facts()).boardAt(atMs);
      expect(linesOf(ghosts), `Seed ${seed}`).toEqual(linesOf(then));
      expect(ghosts.counts, `Seed ${seed}`).toEqual(then.counts);
      // what has been revealed of the other board since is not shown either
      expect(linesOf(play.boards.boardAt(atMs)), `Seed ${seed}`).toEqual(linesOf(then));
    }
  }, 60_000);

  test.each([
    ['a submission of that moment counts', 600_000, [1, 600]],
    ['one of a millisecond later does not', 599_999, [0, 0]],
    ['from the seal on only tries are seen', 15_000_000, [1, 600]],
  ])('%s', (_, atMs, [points, time]) => {
    const board = new ContestBoards(acmRule(), facts({ 1: 'AC@600;AC@14500' })).boardAt(atMs);
    expect(board.line(1)!.total).toMatchObject({ points, time });
    expect(board.line(1)!.cells[1]?.pending ?? 0).toBe(atMs > 14_500_000 ? 1 : 0);
  });
});

/** Ada solved both, Bob and the star Cyd one, Dan none. */
const FIELD = facts({ 1: 'AC@600;AC@900', 2: 'WA@50 AC@700;', '3*': 'AC@300;', 4: 'WA@10;WA@20' });
const field = (rule: ContestRule = acmRule()) => new ContestBoards(rule, FIELD).board('real');
const guest = (text: string, uid = GUEST, board = field(), view = REAL): BoardLine =>
  guestLine(
    board,
    uid,
    text.split(';').flatMap((cell, problem) => tries(cell).map((one) => ({ ...one, problem }))),
    view,
  );
const order = (board: GuestBoard, officialOnly = false) =>
  board.list(officialOnly).map(({ uid }) => (uid >= GUEST ? 'guest' : uid));

describe('a guest', () => {
  test.each<[string, string, unknown[], number]>([
    ['stands where the results put him', 'AC@800;', [1, 3, 'guest', 2, 4], 2],
    ['first with the best ones', 'AC@1;AC@2', ['guest', 1, 3, 2, 4], 1],
    ['behind those whom he equals, in their place', 'WA@60 AC@700;', [1, 3, 2, 'guest', 4], 2],
    ['last with none', '', [1, 3, 2, 4, 'guest'], 3],
  ])('%s', (_, text, expected, place) => {
    const board = new GuestBoard(field(), [guest(text)]);
    expect(order(board)).toEqual(expected);
    expect(order(board, true)).toEqual(expected.filter((uid) => uid !== 3));
    expect(board.placeOf(board.line(GUEST)!)).toBe(place);
    expect(board.rankOf(board.line(GUEST)!)).toBe(-1);
  });

  test('submits in any order and is judged by time', () => {
    const shuffled = tries('AC@700 WA@60').map((one) => ({ ...one, problem: 0 }));
    expect(guestLine(field(), GUEST, shuffled, REAL).total).toMatchObject({ points: 1, time: 700 + 1200 });
  });

  test('sees no result of his own where contestants did not', () => {
    const line = guest('AC:100@15000;', GUEST, field(oiRule('Recent')), SEALED);
    expect(line.cells[0]).toMatchObject({ pending: 1, score: null });
  });

  test('is never the first to solve a problem, and those who were stay it', () => {
    const board = new GuestBoard(field(), [guest('AC@1;AC@900')]);
    const row = (uid: number) =>
      acmRow(board, { line: board.line(uid)!, rank: 1, award: null, isPinned: false }, ['A', 'B']);
    expect(Object.values(row(GUEST).submissionInfo).map(({ isFirstAC }) => isFirstAC)).toEqual([false, false]);
    expect(row(1).submissionInfo.B!.isFirstAC).toBe(true);
    expect(row(3).submissionInfo.A!.isFirstAC).toBe(true);
  });

  test('is found by page, keyword and pin, once', () => {
    const board = new GuestBoard(field(), [guest('AC@800;')]);
    const query = { currentPage: 1, limit: 10, removeStar: false, ownUid: GUEST, concerned: [2] };
    const uids = boardPage(board, query).records.map(({ line }) => line.uid);
    expect(uids).toEqual([GUEST, 2, 1, 3, 4]);
    expect(boardPage(board, { ...query, matches: (uid) => uid === GUEST }).total).toBe(1);
    const first = boardPage(board, { ...query, limit: 2 }).records.map(({ line }) => line.uid);
    const second = boardPage(board, { ...query, limit: 2, currentPage: 2 }).records.map(({ line }) => line.uid);
    expect([...first, ...second]).toEqual([GUEST, 2, 1, 3]);
  });
});

test('guests change nothing for those who were there, at random and under every rule', () => {
  for (let seed = 1; seed <= 1000; seed++) {
    const rule = RULES[seed % RULES.length]!;
    const random = randomOf(seed);
    const play = new Play(rule, random);
    for (let left = 4 + random.below(18); left > 0; left--) play.step();
    const alone = new ContestBoards(rule, play.facts()).board('real');
    const base = new ContestBoards(rule, play.facts()).board('real');
    const lines = Array.from({ length: 1 + random.below(3) }, (_, at) => {
      const own = Array.from({ length: random.below(6) }, (_, id) => ({
        id,
        uid: GUEST + at,
        problem: random.below(play.problems),
        atMs: random.below(20_000),
        status: random.chance(0.5) ? VERDICT.accepted : VERDICT.wrongAnswer,
        score: random.below(5) * 25,
        timeMs: random.below(4),
      }));
      return guestLine(base, GUEST + at, own, base.view);
    });
    const board = new GuestBoard(base, lines);
    const isGuest = ({ participation }: BoardLine) => participation === 'virtual';
    expect(
      board.list().filter((line) => !isGuest(line)),
      `Seed ${seed}`,
    ).toEqual(alone.list());
    expect(board.counts).toEqual(alone.counts);
    expect(board.countOfficial()).toBe(alone.countOfficial());
    for (const line of board.list()) {
      for (const officialOnly of [false, true]) {
        if (line.participation === 'star' && officialOnly) continue;
        expect(board.indexOf(line, officialOnly), `Seed ${seed}`).toBe(board.list(officialOnly).indexOf(line));
      }
      if (isGuest(line)) {
        const better = alone.list(true).filter((other) => alone.rankOf(other) < board.placeOf(line)).length;
        expect(board.placeOf(line), `Seed ${seed}`).toBe(better + 1);
      } else expect(board.rankOf(line)).toBe(alone.rankOf(alone.line(line.uid)!));
    }
  }
}, 60_000);
