import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { lines, Tokens } from '../../tokens.ts';

type Runner = readonly [name: string, minutes: number, seconds: number, hundredths: number];

const race = (name: string, runners: readonly Runner[]): SeedInput => ({
  name,
  input: lines(runners.length, ...runners),
});

const names = (random: Random, count: number): string[] => {
  const taken = new Set<string>();
  while (taken.size < count) taken.add(random.word(random.int(1, 10)));
  return [...taken];
};

/** Runners whose times are drawn from the first `span` hundredths of a second. */
const field = (random: Random, count: number, span: number): Runner[] =>
  names(random, count).map((name) => {
    const time = random.int(0, span - 1);
    return [name, Math.floor(time / 6000), Math.floor(time / 100) % 60, time % 100];
  });

const SAMPLE: Runner[] = [
  ['mei', 4, 5, 30],
  ['anton', 3, 59, 99],
  ['bo', 4, 5, 30],
  ['carla', 4, 5, 31],
];

export const photoFinish = defineProblem({
  problemId: '1002',
  slug: 'photo-finish',
  difficulty: 0,
  tags: ['sorting', 'implementation'],
  examples: [
    { input: race('', SAMPLE).input, output: lines('1 anton', '2 bo', '2 mei', '4 carla') },
    { input: lines(1, 'zoe 0 9 58'), output: lines('1 zoe') },
  ],

  solve(input) {
    const tokens = new Tokens(input);
    const byTime = new Map<number, string[]>();
    for (let left = tokens.int(); left > 0; left--) {
      const name = tokens.word();
      const time = (tokens.int() * 60 + tokens.int()) * 100 + tokens.int();
      const same = byTime.get(time);
      if (same === undefined) byTime.set(time, [name]);
      else same.push(name);
    }
    const rows: string[] = [];
    for (const [, tied] of [...byTime].sort(([a], [b]) => a - b)) {
      const rank = rows.length + 1;
      for (const name of tied.sort()) rows.push(`${rank} ${name}`);
    }
    return lines(...rows);
  },

  inputs() {
    const random = new Random(1002);
    return [
      race('sample 1', SAMPLE),
      race('sample 2', [['zoe', 0, 9, 58]]),
      race(
        'all tied',
        names(random, 50).map((name) => [name, 10, 0, 0]),
      ),
      race('one digit differs', [
        ['a', 9, 0, 0],
        ['aa', 10, 0, 0],
        ['ab', 9, 59, 0],
        ['b', 9, 0, 99],
        ['ba', 0, 59, 99],
      ]),
      race('small, many ties', field(random, 20, 8)),
      race('extreme times', [
        ['slow', 59, 59, 99],
        ['fast', 0, 0, 0],
        ['slower', 59, 59, 99],
      ]),
      race('middle', field(random, 1000, 360_000)),
      race('largest, few ties', field(random, 50_000, 360_000)),
      race('largest, hardly any different times', field(random, 50_000, 5)),
    ];
  },
});
