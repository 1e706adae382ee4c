import { MinHeap } from '../../heap.ts';
import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { lines, Tokens } from '../../tokens.ts';

const LIMIT = 10 ** 9;

type Pot = readonly [firing: number, deadline: number];

const kiln = (name: string, pots: readonly Pot[]): SeedInput => ({ name, input: lines(pots.length, ...pots) });

const pots = (random: Random, count: number, firing: number, deadline: number): Pot[] =>
  Array.from({ length: count }, () => [random.int(1, firing), random.int(1, deadline)]);

const SAMPLE: Pot[] = [
  [3, 3],
  [2, 6],
  [4, 7],
  [1, 4],
];

export const woodKiln = defineProblem({
  problemId: '1007',
  slug: 'wood-kiln',
  difficulty: 1,
  tags: ['greedy', 'heap', 'sorting'],
  examples: [
    { input: kiln('', SAMPLE).input, output: lines(3) },
    { input: lines(2, [5, 4], [9, 8]), output: lines(0) },
  ],

  solve(input) {
    const tokens = new Tokens(input);
    const all = Array.from({ length: tokens.int() }, () => ({ firing: tokens.int(), deadline: tokens.int() }));
    all.sort((a, b) => a.deadline - b.deadline);
    const longestFirst = new MinHeap<number>();
    let time = 0;
    for (const { firing, deadline } of all) {
      longestFirst.push(-firing, firing);
      time += firing;
      if (time > deadline) time -= longestFirst.pop()!.value;
    }
    return lines(longestFirst.size);
  },

  inputs() {
    const random = new Random(1007);
    const size = 50_000;
    return [
      kiln('sample 1', SAMPLE),
      kiln('sample 2', [
        [5, 4],
        [9, 8],
      ]),
      kiln('one pot just in time', [[LIMIT, LIMIT]]),
      kiln(
        'same deadline',
        pots(random, 30, 20, 1).map(([firing]) => [firing, 100]),
      ),
      kiln('regret once', [
        [10, 10],
        [5, 12],
        [6, 13],
      ]),
      kiln('small', pots(random, 12, 10, 40)),
      kiln('middle', pots(random, 1000, 100, 20_000)),
      kiln(
        'all fit exactly',
        Array.from({ length: 20_000 }, (_, i): Pot => [7, 7 * (i + 1)]),
      ),
      kiln(
        'long pots first',
        Array.from({ length: size }, (_, i): Pot => [size - i, 12_000 * (i + 1)]),
      ),
      kiln('large numbers', pots(random, size, LIMIT, LIMIT)),
      kiln('largest', pots(random, size, 30_000, LIMIT)),
    ];
  },
});
