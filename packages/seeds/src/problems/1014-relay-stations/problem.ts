import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { subtask } from '../../scoring.ts';
import { lines, Tokens } from '../../tokens.ts';

const LENGTH_LIMIT = 10 ** 4;

type Road = readonly [a: number, b: number, length: number];

const province = (name: string, roads: readonly Road[]): SeedInput => ({
  name,
  input: lines(roads.length + 1, ...roads),
});

/** Every station hangs on one of the `reach` stations before it: 1 gives a chain, a great reach a bushy tree. */
const tree = (random: Random, stations: number, reach: number): Road[] =>
  Array.from({ length: stations - 1 }, (_, i) => [
    random.int(Math.max(1, i + 2 - reach), i + 1),
    i + 2,
    random.int(1, LENGTH_LIMIT),
  ]);

/** The same tree under other names, its roads in another order and direction. */
const renamed = (random: Random, roads: readonly Road[]): Road[] => {
  const names = random.shuffle(Array.from({ length: roads.length + 1 }, (_, i) => i + 1));
  return random
    .shuffle(roads)
    .map(([a, b, length]) =>
      random.chance(0.5) ? [names[a - 1]!, names[b - 1]!, length] : [names[b - 1]!, names[a - 1]!, length],
    );
};

const star = (random: Random, stations: number): Road[] =>
  Array.from({ length: stations - 1 }, (_, i) => [1, i + 2, random.int(1, LENGTH_LIMIT)]);

const SAMPLE: Road[] = [
  [1, 2, 3],
  [2, 3, 4],
  [2, 4, 1],
  [4, 5, 6],
];

export const relayStations = defineProblem({
  problemId: '1014',
  slug: 'relay-stations',
  type: 1,
  judgeCaseMode: 'subtask_average',
  difficulty: 1,
  tags: ['tree', 'tree-dp', 'dfs', 'subtasks'],
  examples: [{ input: province('', SAMPLE).input, output: lines(10, 7, 11, 6, 11) }],

  /** Looks down into the subtrees first, then hands each station the best way that leads up. */
  solve(input) {
    const tokens = new Tokens(input);
    const count = tokens.int();
    const near: (readonly [station: number, length: number])[][] = Array.from({ length: count + 1 }, () => []);
    while (!tokens.done) {
      const [a, b, length] = [tokens.int(), tokens.int(), tokens.int()];
      near[a]!.push([b, length]);
      near[b]!.push([a, length]);
    }
    const parent = new Int32Array(count + 1);
    const order = [1];
    for (const station of order)
      for (const [next] of near[station]!)
        if (next !== parent[station]) {
          parent[next] = station;
          order.push(next);
        }
    const down = new Float64Array(count + 1);
    const secondDown = new Float64Array(count + 1);
    const farthest = new Float64Array(count + 1);
    for (const station of [...order].reverse())
      for (const [next, length] of near[station]!) {
        if (next === parent[station]) continue;
        const way = down[next]! + length;
        secondDown[station] = Math.max(secondDown[station]!, Math.min(down[station]!, way));
        down[station] = Math.max(down[station]!, way);
      }
    const up = new Float64Array(count + 1);
    for (const station of order) {
      farthest[station] = Math.max(down[station]!, up[station]!);
      for (const [next, length] of near[station]!) {
        if (next === parent[station]) continue;
        const sideways = down[next]! + length === down[station] ? secondDown[station]! : down[station]!;
        up[next] = length + Math.max(up[station]!, sideways);
      }
    }
    return lines(...farthest.subarray(1));
  },

  inputs() {
    const random = new Random(1014);
    const size = 50_000;
    return [
      ...subtask(1, 30, [
        province('sample', SAMPLE),
        province('two stations', [[2, 1, LENGTH_LIMIT]]),
        province('small', renamed(random, tree(random, 30, 4))),
        province('star', renamed(random, star(random, 500))),
        province('bushy', renamed(random, tree(random, 500, 500))),
      ]),
      ...subtask(2, 30, [
        province('long chain', tree(random, 30_000, 1)),
        province('longest chain', tree(random, size, 1)),
      ]),
      ...subtask(3, 40, [
        province('one station', []),
        province('large star', renamed(random, star(random, size))),
        province('deep', renamed(random, tree(random, 20_000, 3))),
        province('bushy', renamed(random, tree(random, size, size))),
      ]),
    ];
  },
});
