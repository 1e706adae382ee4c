import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { lines, Tokens } from '../../tokens.ts';

const HEIGHT_LIMIT = 10 ** 9;

const peaks = (name: string, heights: readonly number[]): SeedInput => ({
  name,
  input: lines(heights.length, heights),
});

/** Length of the longest strictly rising selection that ends at each place, by a Fenwick tree of maxima over ranks. */
const risingTo = (heights: readonly number[]): number[] => {
  const order = [...new Set(heights)].sort((a, b) => a - b);
  const rank = new Map(order.map((height, index) => [height, index + 1]));
  const longest = new Int32Array(order.length + 1);
  return heights.map((height) => {
    const own = rank.get(height)!;
    let length = 1;
    for (let i = own - 1; i > 0; i -= i & -i) length = Math.max(length, longest[i]! + 1);
    for (let i = own; i <= order.length; i += i & -i) longest[i] = Math.max(longest[i]!, length);
    return length;
  });
};

export const ridgeLine = defineProblem({
  problemId: '1012',
  slug: 'ridge-line',
  difficulty: 1,
  tags: ['lis', 'linear-dp', 'binary-search', 'fenwick'],
  examples: [
    { input: lines(8, [3, 1, 5, 5, 8, 2, 6, 1]), output: lines(5) },
    { input: lines(4, [7, 7, 7, 7]), output: lines(1) },
  ],

  solve(input) {
    const tokens = new Tokens(input);
    const heights = tokens.ints(tokens.int());
    const up = risingTo(heights);
    const down = risingTo([...heights].reverse()).reverse();
    return lines(up.reduce((best, length, i) => Math.max(best, length + down[i]! - 1), 0));
  },

  inputs() {
    const random = new Random(1012);
    const size = 100_000;
    const rising = Array.from({ length: size }, (_, i) => i * 9000 + 1);
    const wave = (count: number, width: number) =>
      Array.from({ length: count }, (_, i) => 1 + 1000 * Math.abs((i % (2 * width)) - width) + random.int(0, 3000));
    return [
      peaks('sample 1', [3, 1, 5, 5, 8, 2, 6, 1]),
      peaks('sample 2', [7, 7, 7, 7]),
      peaks('one peak', [HEIGHT_LIMIT]),
      peaks('valley', [5, 4, 3, 2, 1, 2, 3, 4, 5]),
      peaks('small, many equal', random.ints(40, 1, 6)),
      peaks('middle', random.ints(2000, 1, HEIGHT_LIMIT)),
      peaks('waves', wave(5000, 200)),
      peaks('rising', rising),
      peaks('falling', [...rising].reverse()),
      peaks('one great mountain', [
        ...rising.filter((_, i) => i % 2 === 0),
        ...[...rising].reverse().filter((_, i) => i % 2 === 0),
      ]),
      peaks('largest', random.ints(size, 1, HEIGHT_LIMIT)),
    ];
  },
});
