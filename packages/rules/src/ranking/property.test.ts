import { expect, test } from 'vitest';
import { acmRule, ICPC_SETTINGS } from './acm.ts';
import { atcoderRule } from './atcoder.ts';
import { ContestBoards } from './contest-boards.ts';
import { ioiRule } from './ioi.ts';
import { oiRule } from './oi.ts';
import { findUnjudged, revealSteps } from './reveal.ts';
import { findDifference } from './testing/difference.ts';
import { acmOracle, oiOracle } from './testing/oracle.ts';
import { Play } from './testing/play.ts';
import { randomOf } from './testing/random.ts';

const SEQUENCES = 100_000;
/** Replay one: `ASSAY_BOARD_SEED=123 npx vitest run packages/rules/src/ranking/property.test.ts`. */
const ONE = process.env.ASSAY_BOARD_SEED;
const seeds = (count: number) => (ONE ? [Number(ONE)] : Array.from({ length: count }, (_, at) => at + 1));

const RULES = [
  acmRule(),
  acmRule(ICPC_SETTINGS),
  oiRule('Recent'),
  oiRule('Highest'),
  ioiRule({ lastRaiseBreaksTies: true }),
  atcoderRule(),
];

function played(seed: number, rule = RULES[seed % RULES.length]!): Play {
  const random = randomOf(seed);
  const play = new Play(rule, random);
  for (let left = 4 + random.below(18); left > 0; left--) play.step();
  return play;
}

test(`the boards kept by events are those recomputed from the rows, in ${SEQUENCES} random sequences`, () => {
  for (const seed of seeds(SEQUENCES)) {
    const play = played(seed);
    const difference = findDifference(play.boards, play.recomputed());
    if (difference) throw new Error(`Seed ${seed}: ${difference}`);
  }
}, 60_000);

test('and they are what the sentences of the specification give', () => {
  const cases = [
    { rule: RULES[0]!, oracle: acmOracle },
    { rule: RULES[2]!, oracle: (facts: Parameters<typeof oiOracle>[0]) => oiOracle(facts, 'Recent') },
    { rule: RULES[3]!, oracle: (facts: Parameters<typeof oiOracle>[0]) => oiOracle(facts, 'Highest') },
  ];
  for (const seed of seeds(6000)) {
    const { rule, oracle } = cases[seed % cases.length]!;
    const play = played(seed, rule);
    const board = play.boards.board('real');
    const lines = board.list().map((line) => {
      const { points, time } = line.total;
      return { uid: line.uid, points, time, rank: board.rankOf(line) };
    });
    expect(lines, `Seed ${seed}`).toEqual(oracle(play.facts()));
  }
}, 60_000);

test('every reveal ends at the real board and never moves a settled line', () => {
  let opened = 0;
  for (const seed of seeds(5000)) {
    const facts = played(seed, RULES[seed % 2]!).facts();
    // everything judged, and sealed early, so that there is much to open
    const receipts = [...facts.receipts].map((receipt) => ({
      ...receipt,
      status: receipt.status > 4 ? -1 : receipt.status,
    }));
    const clock = { ...facts.clock, sealMs: 4000 };
    const boards = new ContestBoards(RULES[seed % 2]!, { ...facts, receipts, clock });
    expect(findUnjudged(boards)).toEqual([]);
    const settled = new Set<number>();
    for (const step of revealSteps(boards)) {
      expect(settled.has(step.uid), `Seed ${seed}`).toBe(false);
      if (step.kind === 'settle') settled.add(step.uid);
      else {
        opened += 1;
        expect(step.to, `Seed ${seed}`).toBeLessThanOrEqual(step.from);
      }
    }
    expect(boards.board('sealed').list(), `Seed ${seed}`).toEqual(boards.board('real').list());
    expect(settled.size).toBe(boards.board('real').list().length);
  }
  if (!ONE) expect(opened).toBeGreaterThan(5000);
}, 60_000);
