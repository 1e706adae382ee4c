import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { lines, Tokens } from '../../tokens.ts';

const MODULUS = 998_244_353n;
const FLAG_LIMIT = 10n ** 18n;
const COLOUR_LIMIT = 10 ** 9;

type Ring = readonly [flags: bigint, colours: number];

const rings = (name: string, all: readonly Ring[]): SeedInput => ({
  name,
  input: lines(all.length, ...all.map(([flags, colours]) => `${flags} ${colours}`)),
});

type Matrix = readonly [bigint, bigint, bigint, bigint];

const times = ([a, b, c, d]: Matrix, [e, f, g, h]: Matrix): Matrix => [
  (a * e + b * g) % MODULUS,
  (a * f + b * h) % MODULUS,
  (c * e + d * g) % MODULUS,
  (c * f + d * h) % MODULUS,
];

/**
 * Rows of flags whose first colour is fixed, counted by whether the last flag has that colour: one step leads from
 * (same, other) to (other, same·(k−1) + other·(k−2)). The ring closes where the last flag differs from the first.
 */
const colourings = (flags: bigint, colours: bigint): bigint => {
  if (flags === 1n) return colours % MODULUS;
  let power: Matrix = [1n, 0n, 0n, 1n];
  let base: Matrix = [0n, 1n, colours - 1n, colours - 2n];
  for (let exponent = flags - 1n; exponent > 0n; exponent /= 2n) {
    if (exponent % 2n === 1n) power = times(power, base);
    base = times(base, base);
  }
  return (((colours * power[2]) % MODULUS) + MODULUS) % MODULUS;
};

export const ringOfFlags = defineProblem({
  problemId: '1015',
  slug: 'ring-of-flags',
  difficulty: 1,
  tags: ['combinatorics', 'fast-power', 'number-theory'],
  examples: [{ input: lines(4, [3, 3], [4, 2], [1, 5], ['1000000000000', 10]), output: lines(6, 2, 5, 825_935_367) }],

  solve(input) {
    const tokens = new Tokens(input);
    const rows = Array.from({ length: tokens.int() }, () => colourings(tokens.big(), tokens.big()));
    return lines(...rows);
  },

  inputs() {
    const random = new Random(1015);
    const anyBig = () => BigInt(random.int(1, 10 ** 9)) * BigInt(random.int(1, 10 ** 9));
    const many = (count: number, flags: () => bigint, colours: number): Ring[] =>
      Array.from({ length: count }, () => [flags(), random.int(1, colours)]);
    return [
      rings('sample', [
        [3n, 3],
        [4n, 2],
        [1n, 5],
        [10n ** 12n, 10],
      ]),
      rings(
        'single flags',
        [1, 2, 3, Number(MODULUS), COLOUR_LIMIT].map((colours): Ring => [1n, colours]),
      ),
      rings(
        'one colour',
        [1n, 2n, 3n, 10n, FLAG_LIMIT].map((flags): Ring => [flags, 1]),
      ),
      rings(
        'two colours',
        [2n, 3n, 4n, FLAG_LIMIT - 1n, FLAG_LIMIT].map((flags): Ring => [flags, 2]),
      ),
      rings(
        'small rings',
        Array.from({ length: 56 }, (_, i): Ring => [BigInt((i % 8) + 1), Math.floor(i / 8) + 1]),
      ),
      rings('colours around the modulus', [
        [5n, Number(MODULUS)],
        [6n, Number(MODULUS) + 1],
        [7n, Number(MODULUS) - 1],
        [FLAG_LIMIT, Number(MODULUS) + 1],
        [MODULUS, COLOUR_LIMIT],
      ]),
      rings('largest ring', [[FLAG_LIMIT, COLOUR_LIMIT]]),
      rings(
        'many small',
        many(10_000, () => BigInt(random.int(1, 50)), 60),
      ),
      rings('many large', many(10_000, anyBig, COLOUR_LIMIT)),
    ];
  },
});
