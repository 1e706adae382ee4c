import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { lines, Tokens } from '../../tokens.ts';

const LIMIT = 10 ** 9;

const pair = (name: string, a: number, b: number): SeedInput => ({ name, input: lines([a, b]) });

export const aPlusB = defineProblem({
  problemId: '1000',
  slug: 'a-plus-b',
  difficulty: 0,
  tags: ['io', 'arithmetic'],
  examples: [
    { input: '1 2\n', output: '3\n' },
    { input: '-7 4\n', output: '-3\n' },
  ],

  solve(input) {
    const tokens = new Tokens(input);
    return lines(tokens.int() + tokens.int());
  },

  inputs() {
    const random = new Random(1000);
    const any = () => random.int(-LIMIT, LIMIT);
    return [
      pair('sample 1', 1, 2),
      pair('sample 2', -7, 4),
      pair('zeros', 0, 0),
      pair('cancel out', 123_456_789, -123_456_789),
      pair('both negative', -5, -6),
      pair('largest', LIMIT, LIMIT),
      pair('smallest', -LIMIT, -LIMIT),
      pair('random 1', any(), any()),
      pair('random 2', any(), any()),
      pair('random 3', any(), any()),
    ];
  },
});
