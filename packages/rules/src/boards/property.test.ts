import { expect, test } from 'vitest';
import { type BoardFacts, ContestBoards } from './contest-boards.ts';
import { acmRule, ICPC_SETTINGS } from './contest-rules/acm.ts';
import { atcoderRule } from './contest-rules/atcoder.ts';
import { ioiRule } from './contest-rules/ioi.ts';
import { oiRule } from './contest-rules/oi.ts';
import { findUnjudged, revealSteps } from './reveal.ts';
import { findDifference } from './testing/difference.ts';
import { acmOracle, atcoderOracle, icpcOracle, ioiOracle, type OracleLine, oiOracle } from './testing/oracle.ts';
import { HAPPENINGS, Play } from './testing/play.ts';
import { randomOf } from './testing/random.ts';

const SEQUENCES = 100_000;
/** Replay one: `ASSAY_BOARD_SEED=123 npx vitest run packages/rules/src/boards/property.test.ts`. */
const ONE = process.env.ASSAY_BOARD_SEED;
const seeds = (count: number) => (ONE ? [Number(ONE)] : Array.from({ length: count }, (_, at) => at + 1));

const RULES = {
  ACM: acmRule(),
  ICPC: acmRule(ICPC_SETTINGS),
  'OI, the last': oiRule('Recent'),
  'OI, the best': oiRule('Highest'),
  IOI: ioiRule(),
  'IOI with ties broken': ioiRule({ lastRaiseBreaksTies: true }),
  AtCoder: atcoderRule(),
} as const;
const ALL = Object.values(RULES);

function played(seed: number, rule = ALL[seed % ALL.length]!): Play {
  const random = randomOf(seed);
  const play = new Play(rule, random);
  for (let left = 4 + random.below(18); left > 0; left--) play.step();
  return play;
}

test(`the boards kept by events are those recomputed from the rows, in ${SEQUENCES} random sequences`, () => {
  const seen = new Map(ALL.map((rule) => [rule, new Map<string, number>()]));
  for (const seed of seeds(SEQUENCES)) {
    const rule = ALL[seed % ALL.length]!;
    const play = played(seed, rule);
    const difference = findDifference(play.boards, play.recomputed());
    if (difference) throw new Error(`Seed ${seed}: ${difference}`);
    const counts = seen.get(rule)!;
    for (const happening of play.happened) counts.set(happening, (counts.get(happening) ?? 0) + 1);
  }
  // everything that can happen did, and often, under every rule
  if (ONE) return;
  for (const [name, rule] of Object.entries(RULES)) {
    for (const happening of HAPPENINGS) {
      expect(seen.get(rule)!.get(happening) ?? 0, `${name}: ${happening}`).toBeGreaterThan(100);
    }
  }
}, 60_000);

const ORACLES: Partial<Record<keyof typeof RULES, (facts: BoardFacts) => OracleLine[]>> = {
  ACM: acmOracle,
  ICPC: icpcOracle,
  'OI, the last': (facts) => oiOracle(facts, 'Recent'),
  'OI, the best': (facts) => oiOracle(facts, 'Highest'),
  IOI: ioiOracle,
  AtCoder: atcoderOracle,
};

test.each(Object.entries(ORACLES) as [keyof typeof RULES, (facts: BoardFacts) => OracleLine[]][])(
  'and they are what the sentences of the specification give: %s',
  (name, oracle) => {
    const rule = RULES[name];
    for (const seed of seeds(2000)) {
      const play = played(seed, rule);
      const board = play.boards.board('real');
      const lines = board.list().map((line) => {
        const { points, time } = line.total;
        return { uid: line.uid, points, time, rank: board.rankOf(line) };
      });
      expect(lines, `Seed ${seed}`).toEqual(oracle(play.facts()));
    }
  },
  60_000,
);

/** Rules whose boards a ceremony opens. */
const REVEALED = [RULES.ACM, RULES.ICPC];

test('every reveal ends at the real board and never moves a settled line', () => {
  let opened = 0;
  for (const seed of seeds(5000)) {
    const facts = played(seed, REVEALED[seed % 2]!).facts();
    // everything judged, and sealed early, so that there is much to open
    const receipts = [...facts.receipts].map((receipt) => ({
      ...receipt,
      status: receipt.status > 4 ? -1 : receipt.status,
    }));
    const clock = { ...facts.clock, sealMs: facts.clock.durationMs / 5 };
    const boards = new ContestBoards(REVEALED[seed % 2]!, { ...facts, receipts, clock });
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
