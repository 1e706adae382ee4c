import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { lines, Tokens } from '../../tokens.ts';

const FACINGS = [
  ['N', -1, 0],
  ['E', 0, 1],
  ['S', 1, 0],
  ['W', 0, -1],
] as const;

const drive = (name: string, rows: readonly string[], commands: string): SeedInput => ({
  name,
  input: lines([rows.length, rows[0]?.length ?? 0], ...rows, commands),
});

/** A hall with randomly placed shelves; the robot stands on a random free cell. */
const hall = (random: Random, height: number, width: number, shelfChance: number): string[] => {
  const cells = Array.from({ length: height }, () =>
    Array.from({ length: width }, (): string => (random.chance(shelfChance) ? '#' : '.')),
  );
  cells[random.int(0, height - 1)]![random.int(0, width - 1)] = 'R';
  return cells.map((row) => row.join(''));
};

/** Lanes back and forth through an empty hall: every cell is visited once. */
const lanes = (height: number, width: number): string => {
  const straight = 'F'.repeat(height - 1);
  const turns = ['RFR', 'LFL'];
  return Array.from({ length: width }, (_, lane) => straight + (lane === width - 1 ? '' : turns[lane % 2])).join('');
};

const SAMPLE = drive('sample', ['R..', '.#.', '...'], 'FRFFRFRF');

export const warehouseRobot = defineProblem({
  problemId: '1005',
  slug: 'warehouse-robot',
  difficulty: 0,
  judgeCaseMode: 'ergodic_without_error',
  tags: ['simulation', 'implementation'],
  examples: [{ input: SAMPLE.input, output: lines([2, 3, 'W'], [4, 2]) }],

  solve(input) {
    const tokens = new Tokens(input);
    const height = tokens.int();
    tokens.int();
    const rows = Array.from({ length: height }, () => tokens.word());
    let row = rows.findIndex((cells) => cells.includes('R'));
    let column = rows[row]!.indexOf('R');
    let facing = 0;
    let bumps = 0;
    const visited = new Set([`${row},${column}`]);
    for (const command of tokens.word()) {
      if (command === 'L') facing = (facing + 3) % 4;
      else if (command === 'R') facing = (facing + 1) % 4;
      else {
        const [, down, right] = FACINGS[facing]!;
        if ((rows[row + down]?.[column + right] ?? '#') === '#') bumps++;
        else {
          row += down;
          column += right;
          visited.add(`${row},${column}`);
        }
      }
    }
    return lines([row + 1, column + 1, FACINGS[facing]![0]], [visited.size, bumps]);
  },

  inputs() {
    const random = new Random(1005);
    const commands = (count: number, alphabet: string) => random.word(count, alphabet);
    const open = (height: number, width: number) => {
      const rows = Array.from({ length: height }, () => '.'.repeat(width));
      rows[height - 1] = `R${'.'.repeat(width - 1)}`;
      return rows;
    };
    return [
      SAMPLE,
      drive('one cell', ['R'], 'F'),
      drive('one row', ['.....R....'], 'RFFFFFFRRFFFFFFFFFFFFL'),
      drive('walled in', ['###', '#R#', '###'], 'FRFRFRFLLLF'),
      drive('only turns', ['..', 'R.'], commands(999, 'LR')),
      drive('small', hall(random, 6, 7, 0.2), commands(100, 'LRFFF')),
      drive('middle', hall(random, 50, 40, 0.15), commands(5000, 'LRFFFFFF')),
      drive('border, all bumps', open(300, 300).reverse(), 'F'.repeat(100_000)),
      drive('every cell', open(300, 300), lanes(300, 300)),
      drive('largest', hall(random, 300, 300, 0.03), commands(100_000, `LR${'F'.repeat(30)}`)),
    ];
  },
});
