import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { lines, Tokens } from '../../tokens.ts';

const KIND_LIMIT = 10 ** 6;

const row = (name: string, kinds: number, cups: readonly number[]): SeedInput => ({
  name,
  input: lines([cups.length, kinds], cups),
});

export const teaTasting = defineProblem({
  problemId: '1006',
  slug: 'tea-tasting',
  difficulty: 0,
  tags: ['two-pointers', 'hash-table'],
  examples: [
    { input: lines([8, 2], [3, 1, 3, 3, 2, 2, 3, 1]), output: lines([5, 3]) },
    { input: lines([3, 1], [7, 8, 9]), output: lines([1, 1]) },
  ],

  solve(input) {
    const tokens = new Tokens(input);
    const count = tokens.int();
    const kinds = tokens.int();
    const cups = tokens.ints(count);
    const inWindow = new Map<number, number>();
    let first = 0;
    let best = { length: 0, first: 0 };
    cups.forEach((kind, last) => {
      inWindow.set(kind, (inWindow.get(kind) ?? 0) + 1);
      for (; inWindow.size > kinds; first++) {
        const dropped = cups[first]!;
        const left = inWindow.get(dropped)! - 1;
        if (left === 0) inWindow.delete(dropped);
        else inWindow.set(dropped, left);
      }
      if (last - first + 1 > best.length) best = { length: last - first + 1, first };
    });
    return lines([best.length, best.first + 1]);
  },

  inputs() {
    const random = new Random(1006);
    const size = 100_000;
    const inBlocks = (length: number, block: number, kinds: number) =>
      Array.from({ length: Math.ceil(length / block) }, () => random.int(1, kinds))
        .flatMap((kind) => Array<number>(block).fill(kind))
        .slice(0, length);
    return [
      row('sample 1', 2, [3, 1, 3, 3, 2, 2, 3, 1]),
      row('sample 2', 1, [7, 8, 9]),
      row('one cup', 1, [KIND_LIMIT]),
      row('all the same', 1, Array(1000).fill(42)),
      row('all different, many allowed', 1000, random.shuffle(Array.from({ length: 1000 }, (_, i) => i + 1))),
      row('small', 3, random.ints(30, 1, 6)),
      row('middle', 20, random.ints(2000, 1, 40)),
      row('equally long runs', 1, inBlocks(2000, 10, 1000)),
      row('large blocks', 50, inBlocks(size, 100, 500)),
      row('everything fits', 100_000, random.ints(size, 1, KIND_LIMIT)),
      row('largest', 40_000, random.ints(size, 1, KIND_LIMIT)),
      row('few kinds', 400, random.ints(size, 1, 401)),
    ];
  },
});
