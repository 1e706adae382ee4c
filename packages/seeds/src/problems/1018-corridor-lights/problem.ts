import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { lines, Tokens } from '../../tokens.ts';
import { LampTree } from './lamp-tree.ts';

type Order = readonly [kind: 1 | 2, from: number, to: number];

const corridor = (name: string, lamps: string, orders: readonly Order[]): SeedInput => ({
  name,
  input: lines([lamps.length, orders.length], lamps, ...orders),
});

const anyOrders = (random: Random, lamps: number, count: number): Order[] =>
  Array.from({ length: count }, () => [random.chance(0.5) ? 1 : 2, ...random.range(1, lamps)]);

/** Orders that cover at least half of the corridor. */
const longOrders = (random: Random, lamps: number, count: number): Order[] =>
  Array.from({ length: count }, () => [
    random.chance(0.4) ? 1 : 2,
    random.int(1, Math.ceil(lamps / 4)),
    random.int(lamps - Math.floor(lamps / 4), lamps),
  ]);

/** Flips of a few lamps between questions about nearly all, while most lamps are lit: the runs are long. */
const smallFlips = (random: Random, lamps: number, count: number): Order[] =>
  Array.from({ length: count }, (_, i) => {
    if (i % 2 === 1) return [2, random.int(1, 9), lamps - random.int(0, 9)];
    const from = random.int(1, lamps - 3);
    return [1, from, from + random.int(0, 3)];
  });

const SAMPLE: Order[] = [
  [2, 1, 8],
  [1, 3, 5],
  [2, 1, 8],
  [2, 5, 5],
  [2, 4, 7],
];

export const corridorLights = defineProblem({
  problemId: '1018',
  slug: 'corridor-lights',
  difficulty: 2,
  tags: ['segment-tree'],
  examples: [{ input: corridor('', '01100110', SAMPLE).input, output: lines(2, 4, 1, 4) }],

  solve(input) {
    const tokens = new Tokens(input);
    tokens.int();
    const orders = tokens.int();
    const tree = new LampTree(tokens.word());
    const answers: number[] = [];
    for (let i = 0; i < orders; i++) {
      const [kind, from, to] = [tokens.int(), tokens.int() - 1, tokens.int() - 1];
      if (kind === 1) tree.flip(from, to);
      else answers.push(tree.longestLit(from, to));
    }
    return lines(...answers);
  },

  inputs() {
    const random = new Random(1018);
    const size = 100_000;
    const any = (lamps: number) => random.word(lamps, '01');
    return [
      corridor('sample', '01100110', SAMPLE),
      corridor('one lamp', '0', [
        [2, 1, 1],
        [1, 1, 1],
        [2, 1, 1],
      ]),
      corridor('all dark, all lit', '0'.repeat(100), [
        [2, 1, 100],
        [1, 1, 100],
        [2, 1, 100],
        [2, 40, 60],
      ]),
      corridor('small', any(30), anyOrders(random, 30, 200)),
      corridor('alternating', '01'.repeat(500), anyOrders(random, 1000, 1000)),
      corridor('middle', any(4097), anyOrders(random, 4097, 3000)),
      corridor('few dark lamps', '1'.repeat(size), smallFlips(random, size, 20_000)),
      corridor('long stretches', any(size), longOrders(random, size, 30_000)),
      corridor('largest', '1'.repeat(size), longOrders(random, size, size)),
      corridor('any stretches', any(size), anyOrders(random, size, 50_000)),
    ];
  },
});
