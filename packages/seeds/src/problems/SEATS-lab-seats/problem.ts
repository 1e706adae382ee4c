import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { lines, Tokens } from '../../tokens.ts';

const MOST = 10 ** 9;
const CLASSES = 1000;

const room = (name: string, seats: number, classes: readonly number[]): SeedInput => ({
  name,
  input: lines([classes.length, seats], classes),
});

export const labSeats = defineProblem({
  problemId: 'SEATS',
  slug: 'lab-seats',
  difficulty: 0,
  tags: ['arithmetic'],
  examples: [
    { input: '3 4\n5 4 1\n', output: '4\n' },
    { input: '1 10\n0\n', output: '0\n' },
  ],

  solve(input) {
    const tokens = new Tokens(input);
    const [count, seats] = [tokens.int(), tokens.int()];
    let rows = 0;
    for (let at = 0; at < count; at++) {
      const pupils = tokens.int();
      rows += Math.floor(pupils / seats) + (pupils % seats === 0 ? 0 : 1);
    }
    return lines(rows);
  },

  inputs() {
    const random = new Random(1843);
    const classes = (count: number, most: number) => Array.from({ length: count }, () => random.int(0, most));
    return [
      room('sample 1', 4, [5, 4, 1]),
      room('sample 2', 10, [0]),
      room('one seat a row', 1, [3, 1, 2]),
      room('a row for each', MOST, [1, 1, 1, MOST]),
      room('full rows', 6, [6, 12, 18, 600]),
      room(
        'more rows than 32 bits count',
        1,
        Array.from({ length: CLASSES }, () => MOST),
      ),
      room('random small', 7, classes(20, 40)),
      room('random large', 31, classes(CLASSES, MOST)),
    ];
  },
});
