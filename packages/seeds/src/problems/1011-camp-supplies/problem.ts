import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { subtask } from '../../scoring.ts';
import { lines, Tokens } from '../../tokens.ts';

const VALUE_LIMIT = 10 ** 9;
const COUNT_LIMIT = 10 ** 5;
const CAPACITY_LIMIT = 10 ** 5;

type Kind = readonly [weight: number, value: number, count: number];

const pack = (name: string, capacity: number, kinds: readonly Kind[]): SeedInput => ({
  name,
  input: lines([kinds.length, capacity], ...kinds),
});

/** Adds one kind to the table in O(capacity), whatever its count: a window of the best starts per residue. */
const addKind = (best: Float64Array<ArrayBuffer>, [weight, value, count]: Kind) => {
  const capacity = best.length - 1;
  const after = new Float64Array(best.length);
  const window = new Int32Array(Math.floor(capacity / weight) + 1);
  for (let residue = 0; residue < weight && residue <= capacity; residue++) {
    let head = 0;
    let tail = 0;
    const bare = (at: number) => best[residue + at * weight]! - at * value;
    for (let copies = 0, load = residue; load <= capacity; copies++, load += weight) {
      while (tail > head && bare(window[tail - 1]!) <= bare(copies)) tail--;
      window[tail++] = copies;
      if (window[head]! < copies - count) head++;
      after[load] = bare(window[head]!) + copies * value;
    }
  }
  return after;
};

const SAMPLE: Kind[] = [
  [3, 40, 2],
  [4, 60, 1],
  [2, 5, 10],
];

export const campSupplies = defineProblem({
  problemId: '1011',
  slug: 'camp-supplies',
  type: 1,
  judgeCaseMode: 'subtask_lowest',
  difficulty: 1,
  tags: ['knapsack', 'subtasks'],
  examples: [
    { input: pack('', 9, SAMPLE).input, output: lines(105) },
    { input: lines([1, 5], [6, 100, 1]), output: lines(0) },
  ],

  solve(input) {
    const tokens = new Tokens(input);
    const count = tokens.int();
    let best = new Float64Array(tokens.int() + 1);
    for (let i = 0; i < count; i++) best = addKind(best, [tokens.int(), tokens.int(), tokens.int()]);
    return lines(best[best.length - 1]!);
  },

  inputs() {
    const random = new Random(1011);
    const kinds = (count: number, weight: number, value: number, copies: number): Kind[] =>
      Array.from({ length: count }, () => [
        random.int(1, weight),
        random.int(1, value),
        copies === 1 ? 1 : random.int(1, copies),
      ]);
    return [
      ...subtask(1, 30, [
        pack('nothing fits', 5, [[6, 100, 1]]),
        pack('exactly full', 10, [
          [10, 7, 1],
          [5, 3, 1],
          [5, 3, 1],
        ]),
        pack('dearest per weight misleads', 50, [
          [10, 60, 1],
          [20, 100, 1],
          [30, 120, 1],
        ]),
        pack('heavy kinds', CAPACITY_LIMIT, kinds(15, CAPACITY_LIMIT, VALUE_LIMIT, 1)),
        pack('fifteen kinds', 200, kinds(15, 40, 100, 1)),
      ]),
      ...subtask(2, 30, [
        pack('everything fits', 1000, kinds(100, 10, VALUE_LIMIT, 1)),
        pack('any', 1000, kinds(100, 100, 1000, 1)),
        pack('light kinds', 999, kinds(100, 25, VALUE_LIMIT, 1)),
      ]),
      ...subtask(3, 40, [
        pack('sample', 9, SAMPLE),
        pack('endless supply', CAPACITY_LIMIT, [[1, VALUE_LIMIT, COUNT_LIMIT]]),
        pack('light kinds, many copies', CAPACITY_LIMIT, kinds(100, 7, VALUE_LIMIT, COUNT_LIMIT)),
        pack('few copies', CAPACITY_LIMIT, kinds(100, 2000, VALUE_LIMIT, 30)),
        pack('largest', CAPACITY_LIMIT, kinds(100, 50, VALUE_LIMIT, COUNT_LIMIT)),
      ]),
    ];
  },
});
