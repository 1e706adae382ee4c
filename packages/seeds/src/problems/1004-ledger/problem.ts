import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { lines, Tokens } from '../../tokens.ts';

const AMOUNT_LIMIT = 10 ** 6;

type Entry = readonly [kind: '+' | '-', name: string, amount: number];

const book = (name: string, entries: readonly Entry[]): SeedInput => ({
  name,
  input: lines(entries.length, ...entries),
});

const entriesOf = (random: Random, count: number, names: readonly string[], amountLimit: number): Entry[] =>
  Array.from({ length: count }, () => [random.chance(0.5) ? '+' : '-', random.pick(names), random.int(1, amountLimit)]);

const namesOf = (random: Random, count: number, length: number): string[] =>
  Array.from({ length: count }, () => random.word(random.int(1, length)));

const SAMPLE: Entry[] = [
  ['+', 'rosa', 50],
  ['-', 'ivo', 10],
  ['-', 'rosa', 30],
  ['-', 'rosa', 30],
  ['+', 'rosa', 5],
  ['-', 'rosa', 25],
];

export const ledger = defineProblem({
  problemId: '1004',
  slug: 'ledger',
  difficulty: 0,
  isFileIO: true,
  ioReadFileName: 'ledger.in',
  ioWriteFileName: 'ledger.out',
  tags: ['hash-table', 'sorting', 'file-io'],
  examples: [{ input: book('', SAMPLE).input, output: lines('ivo 0 1', 'rosa 0 1') }],

  solve(input) {
    const tokens = new Tokens(input);
    const accounts = new Map<string, { balance: number; refused: number }>();
    for (let left = tokens.int(); left > 0; left--) {
      const sign = tokens.word() === '+' ? 1 : -1;
      const name = tokens.word();
      const change = sign * tokens.int();
      const account = accounts.get(name) ?? { balance: 0, refused: 0 };
      accounts.set(name, account);
      if (account.balance + change < 0) account.refused++;
      else account.balance += change;
    }
    const rows = [...accounts].map(([name, { balance, refused }]) => `${name} ${balance} ${refused}`);
    return lines(...rows.sort());
  },

  inputs() {
    const random = new Random(1004);
    return [
      book('sample', SAMPLE),
      book('one refusal', [['-', 'a', 1]]),
      book('emptied to zero', [
        ['+', 'a', AMOUNT_LIMIT],
        ['-', 'a', AMOUNT_LIMIT],
        ['-', 'a', 1],
      ]),
      book('prefixes of each other', entriesOf(random, 60, ['z', 'za', 'zaa', 'a', 'aa', 'b', 'az'], 20)),
      book('small', entriesOf(random, 200, namesOf(random, 10, 3), 100)),
      book('middle', entriesOf(random, 5000, namesOf(random, 300, 10), AMOUNT_LIMIT)),
      book(
        'one rich customer',
        Array.from({ length: 20_000 }, (): Entry => ['+', 'croesus', AMOUNT_LIMIT]),
      ),
      book('many customers', entriesOf(random, 50_000, namesOf(random, 40_000, 10), AMOUNT_LIMIT)),
      book('largest', entriesOf(random, 100_000, namesOf(random, 20_000, 10), AMOUNT_LIMIT)),
    ];
  },
});
