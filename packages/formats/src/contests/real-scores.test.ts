import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContestBoards } from '@assay/rules/boards/contest-boards.ts';
import { atcoderRule } from '@assay/rules/boards/contest-rules/atcoder.ts';
import { ioiRule } from '@assay/rules/boards/contest-rules/ioi.ts';
import { oiRule } from '@assay/rules/boards/contest-rules/oi.ts';
import type { ContestRule } from '@assay/rules/boards/contest-rules/rule.ts';
import { expect, test } from 'vitest';
import { boardFactsOf } from './contest-log.ts';
import { readNeutral } from './read-neutral.ts';

/** A real contest with scores, in the folder that `real-contests.test.ts` tells of: three rules over one log. */
const PATH = join(process.env.ASSAY_CONTEST_SAMPLES ?? '', 'roi2021-day1-oi.json');
const isThere = (process.env.ASSAY_CONTEST_SAMPLES ?? '') !== '' && existsSync(PATH);

interface Sample {
  expected: { highest: Record<string, number>; recent: Record<string, number> };
}

function read() {
  const parsed = JSON.parse(readFileSync(PATH, 'utf8'));
  return { log: readNeutral(parsed), expected: (parsed as Sample).expected };
}

test.skipIf(!isThere)('roi2021 gives the sums of the best and of the last submissions', () => {
  const { log, expected } = read();
  const points = (scoreType: 'Recent' | 'Highest') => {
    const board = new ContestBoards(oiRule(scoreType), boardFactsOf(log)).board('real');
    return Object.fromEntries(board.list().map(({ uid, total }) => [log.teams[uid - 1]!.id, total.points]));
  };
  expect(points('Highest')).toEqual(expected.highest);
  expect(points('Recent')).toEqual(expected.recent);
});

test.skipIf(!isThere)('roi2021 by IOI and AtCoder rules is what a count by hand gives', () => {
  const { log, expected } = read();
  const facts = boardFactsOf(log);
  const lines = (rule: ContestRule) => {
    const board = new ContestBoards(rule, facts).board('real');
    const places = board
      .list()
      .map((line) => [log.teams[line.uid - 1]!.id, { ...line.total, rank: board.rankOf(line) }]);
    return Object.fromEntries(places) as Record<string, { points: number; time: number; rank: number }>;
  };
  const ioi = lines(ioiRule());
  const points = Object.fromEntries(Object.entries(ioi).map(([team, line]) => [team, line.points]));
  expect(points).toEqual(expected.highest);
  // nothing but points decides: everybody stands behind those who have more
  const all = Object.values(points);
  for (const { points: own, rank } of Object.values(ioi)) expect(rank).toBe(1 + all.filter((one) => one > own).length);

  const byHand = (teamId: string) => {
    let [sum, lastS, rejected] = [0, 0, 0];
    for (const { id } of log.problems) {
      const own = log.submissions.filter((one) => one.teamId === teamId && one.problemId === id);
      const judged = own.map(({ atMs, judgements }) => ({ atMs, ...judgements[0]! }));
      const best = Math.max(0, ...judged.map(({ score, status }) => (status === -2 ? 0 : score!)));
      if (best === 0) continue;
      const first = judged.findIndex(({ score, status }) => status !== -2 && score === best);
      sum += best;
      lastS = Math.max(lastS, Math.floor(judged[first]!.atMs / 1000));
      rejected += judged.slice(0, first).filter(({ status }) => status !== 0 && status !== -2).length;
    }
    return { points: sum, time: lastS + 300 * rejected };
  };
  const atcoder = lines(atcoderRule());
  const counted = log.teams.map(({ id }) => ({ id, ...byHand(id) }));
  for (const { id, points: own, time } of counted) {
    const ahead = counted.filter((one) => one.points > own || (one.points === own && one.time < time)).length;
    expect([id, atcoder[id]]).toMatchObject([id, { points: own, time, rank: 1 + ahead }]);
  }
});
