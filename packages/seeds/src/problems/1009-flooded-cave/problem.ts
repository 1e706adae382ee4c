import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { lines, Tokens } from '../../tokens.ts';

const cave = (name: string, rows: readonly string[]): SeedInput => ({
  name,
  input: lines([rows.length, rows[0]?.length ?? 0], ...rows),
});

type Cell = readonly [row: number, column: number];

/** Draws rock around the whole map but for the given openings, and places what stands in single cells. */
const map = (height: number, width: number, at: (row: number, column: number) => string, marks: [Cell, string][]) => {
  const cells = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => at(row, column)),
  );
  for (const [[row, column], mark] of marks) cells[row]![column] = mark;
  return cells.map((row) => row.join(''));
};

const onBorder = (height: number, width: number, row: number, column: number) =>
  row === 0 || column === 0 || row === height - 1 || column === width - 1;

/** Rock on the border, a share of rock inside. */
const chamber = (random: Random, height: number, width: number, rock: number, marks: [Cell, string][]) =>
  map(height, width, (row, column) => (onBorder(height, width, row, column) || random.chance(rock) ? '#' : '.'), marks);

/** One corridor that winds through the whole cave, from the upper left to the last row. */
const serpent = (height: number, width: number, marks: [Cell, string][]) =>
  map(
    height,
    width,
    (row, column) => {
      if (onBorder(height, width, row, column)) return '#';
      if (row % 2 === 1) return '.';
      return column === (row % 4 === 2 ? width - 2 : 1) ? '.' : '#';
    },
    marks,
  );

const SAMPLE = ['#######', '#.S...#', '#.###..', '#.#W#.#', '#.....#', '#######'];
const SAMPLE_TRAPPED = ['#####', '#S.W.', '#####'];

/** Minutes after which each cell is reached from the starts; Infinity where never. */
const flood = (rows: readonly string[], starts: number[], mayEnter: (cell: number, minute: number) => boolean) => {
  const width = rows[0]!.length;
  const text = rows.join('');
  const minutes = new Float64Array(text.length).fill(Number.POSITIVE_INFINITY);
  const queue = starts;
  for (const start of starts) minutes[start] = 0;
  for (let head = 0; head < queue.length; head++) {
    const cell = queue[head]!;
    const minute = minutes[cell]! + 1;
    const column = cell % width;
    const near = [cell - width, cell + width, column > 0 ? cell - 1 : -1, column < width - 1 ? cell + 1 : -1];
    for (const next of near) {
      if (next < 0 || next >= text.length || text[next] === '#' || minutes[next]! <= minute) continue;
      if (!mayEnter(next, minute)) continue;
      minutes[next] = minute;
      queue.push(next);
    }
  }
  return minutes;
};

export const floodedCave = defineProblem({
  problemId: '1009',
  slug: 'flooded-cave',
  difficulty: 1,
  tags: ['bfs'],
  examples: [
    { input: cave('', SAMPLE).input, output: lines(5) },
    { input: cave('', SAMPLE_TRAPPED).input, output: lines('TRAPPED') },
  ],

  solve(input) {
    const tokens = new Tokens(input);
    const height = tokens.int();
    const width = tokens.int();
    const rows = Array.from({ length: height }, () => tokens.word());
    const text = rows.join('');
    const cells = [...text].keys();
    const springs = [...cells].filter((cell) => text[cell] === 'W');
    const water = flood(rows, springs, () => true);
    const explorer = flood(rows, [text.indexOf('S')], (cell, minute) => minute < water[cell]!);
    let best = Number.POSITIVE_INFINITY;
    explorer.forEach((minute, cell) => {
      if (onBorder(height, width, Math.floor(cell / width), cell % width)) best = Math.min(best, minute);
    });
    return lines(best === Number.POSITIVE_INFINITY ? 'TRAPPED' : best);
  },

  inputs() {
    const random = new Random(1009);
    const springs = (count: number, height: number, width: number): [Cell, string][] =>
      Array.from({ length: count }, () => [[random.int(1, height - 2), random.int(1, width - 2)], 'W']);
    return [
      cave('sample 1', SAMPLE),
      cave('sample 2', SAMPLE_TRAPPED),
      cave('already outside', ['S']),
      cave('no water, no way', ['###', '#S#', '###']),
      cave('water arrives at the same minute', ['#######', '#S...W#', '###.###']),
      cave('one minute ahead', ['######', '#WS...', '######']),
      cave('water stops for rock', ['#######', '#S#W#.#', '#.###.#', '#......']),
      cave(
        'small',
        chamber(random, 12, 15, 0.25, [...springs(2, 12, 15), [[6, 7], 'S'], [[0, 3], '.'], [[8, 14], '.']]),
      ),
      cave(
        'open hall',
        chamber(random, 400, 400, 0, [
          [[200, 200], 'S'],
          [[0, 399 - 1], '.'],
          [[399, 300], 'W'],
        ]),
      ),
      cave(
        'many springs',
        chamber(random, 300, 500, 0.2, [
          ...springs(25, 300, 500),
          [[150, 250], 'S'],
          [[299, 240], '.'],
          [[0, 260], '.'],
        ]),
      ),
      cave(
        'long corridor, water behind',
        serpent(499, 499, [
          [[1, 1], 'W'],
          [[1, 3], 'S'],
          [[498, 497], '.'],
        ]),
      ),
      cave(
        'long corridor, cut off',
        serpent(499, 499, [
          [[1, 1], 'S'],
          [[497, 300], 'W'],
          [[498, 497], '.'],
        ]),
      ),
      cave(
        'largest',
        chamber(random, 500, 500, 0.3, [
          [[1, 498], 'W'],
          [[250, 250], 'S'],
          [[250, 251], '.'],
          [[499, 100], '.'],
          [[498, 100], '.'],
        ]),
      ),
    ];
  },
});
