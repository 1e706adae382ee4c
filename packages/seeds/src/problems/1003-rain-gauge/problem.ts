import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { shareEvenly } from '../../scoring.ts';
import { lines, Tokens } from '../../tokens.ts';

const RAIN_LIMIT = 10 ** 5;

const record = (name: string, rain: readonly number[], queries: readonly (readonly number[])[]): SeedInput => ({
  name,
  input: lines([rain.length, queries.length], rain, ...queries),
});

/** Queries that cover at least half of the days. */
const longQueries = (random: Random, days: number, count: number): number[][] =>
  Array.from({ length: count }, () => {
    const first = random.int(1, Math.ceil(days / 4));
    return [first, random.int(days - Math.floor(days / 4), days)];
  });

const anyQueries = (random: Random, days: number, count: number): number[][] =>
  Array.from({ length: count }, () => random.range(1, days));

const SAMPLE = record(
  'sample',
  [4, 0, 7, 1, 3],
  [
    [1, 5],
    [2, 2],
    [3, 4],
  ],
);

export const rainGauge = defineProblem({
  problemId: '1003',
  slug: 'rain-gauge',
  type: 1,
  difficulty: 0,
  tags: ['prefix-sums'],
  examples: [{ input: SAMPLE.input, output: lines(15, 0, 8) }],

  solve(input) {
    const tokens = new Tokens(input);
    const days = tokens.int();
    const count = tokens.int();
    const upTo = [0];
    for (let day = 1; day <= days; day++) upTo.push(upTo[day - 1]! + tokens.int());
    const totals: number[] = [];
    for (let i = 0; i < count; i++) {
      const before = upTo[tokens.int() - 1]!;
      totals.push(upTo[tokens.int()]! - before);
    }
    return lines(...totals);
  },

  inputs() {
    const random = new Random(1003);
    const any = (days: number, queries: number) =>
      [random.ints(days, 0, RAIN_LIMIT), anyQueries(random, days, queries)] as const;
    const long = (days: number, queries: number, low: number) =>
      [random.ints(days, low, RAIN_LIMIT), longQueries(random, days, queries)] as const;
    return shareEvenly([
      SAMPLE,
      record('one dry day', [0], [[1, 1]]),
      record('no rain at all', Array(1000).fill(0), anyQueries(random, 1000, 50)),
      record('middle 1', ...any(500, 1000)),
      record('middle 2', ...any(1000, 1000)),
      record('long queries', ...long(30_000, 20_000, 90_000)),
      record('heaviest rain', Array(50_000).fill(RAIN_LIMIT), longQueries(random, 50_000, 20_000)),
      record('large', ...long(40_000, 20_000, 80_000)),
      record('most days', ...long(50_000, 30_000, 50_000)),
      record('largest', ...long(50_000, 50_000, 50_000)),
    ]);
  },
});
