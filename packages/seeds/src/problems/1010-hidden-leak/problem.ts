import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { lines, Tokens } from '../../tokens.ts';

const PIPE_LIMIT = 10 ** 9;

/** The interactor's input: how many sections the pipe has and which one leaks. */
const pipe = (name: string, sections: number, leak: number): SeedInput => ({ name, input: lines([sections, leak]) });

export const hiddenLeak = defineProblem({
  problemId: '1010',
  slug: 'hidden-leak',
  difficulty: 1,
  judgeMode: 'interactive',
  tags: ['interactive', 'binary-search'],
  examples: [{ input: lines([6, 4]), output: lines(4) }],

  solve(input) {
    const tokens = new Tokens(input);
    tokens.int();
    return lines(tokens.int());
  },

  inputs() {
    const random = new Random(1010);
    return [
      pipe('sample', 6, 4),
      pipe('one section', 1, 1),
      pipe('two sections', 2, 2),
      pipe('first section', PIPE_LIMIT, 1),
      pipe('last section', PIPE_LIMIT, PIPE_LIMIT),
      pipe('power of two', 2 ** 29, 2 ** 28),
      pipe('after a power of two', 2 ** 29 + 1, 2 ** 28 + 1),
      ...Array.from({ length: 5 }, (_, i) => pipe(`random ${i + 1}`, PIPE_LIMIT, random.int(1, PIPE_LIMIT))),
    ];
  },
});
