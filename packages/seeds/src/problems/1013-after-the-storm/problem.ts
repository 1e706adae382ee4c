import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { lines, Tokens } from '../../tokens.ts';

type Line = readonly [a: number, b: number];

const net = (name: string, villages: number, wires: readonly Line[], broken: readonly number[]): SeedInput => ({
  name,
  input: lines([villages, wires.length, broken.length], ...wires, ...broken),
});

/** The numbers of all wires in a random order. */
const anyOrder = (random: Random, wires: number) => random.shuffle(Array.from({ length: wires }, (_, i) => i + 1));

const anyWires = (random: Random, villages: number, count: number): Line[] =>
  Array.from({ length: count }, () => {
    const a = random.int(1, villages - 1);
    return random.shuffle([a, random.int(a + 1, villages)]) as unknown as Line;
  });

const chain = (villages: number): Line[] => Array.from({ length: villages - 1 }, (_, i) => [i + 1, i + 2]);

/** Villages that hang together, joined from the last broken wire back to the first. */
class Groups {
  readonly #leader: Int32Array;
  readonly #size: Int32Array;
  count: number;
  largest = 1;

  constructor(villages: number) {
    this.#leader = Int32Array.from({ length: villages + 1 }, (_, i) => i);
    this.#size = new Int32Array(villages + 1).fill(1);
    this.count = villages;
  }

  #find(village: number): number {
    let at = village;
    while (this.#leader[at] !== at) {
      this.#leader[at] = this.#leader[this.#leader[at]!]!;
      at = this.#leader[at]!;
    }
    return at;
  }

  join([a, b]: Line): void {
    const from = this.#find(a);
    const to = this.#find(b);
    if (from === to) return;
    const [small, big] = this.#size[from]! < this.#size[to]! ? [from, to] : [to, from];
    this.#leader[small] = big;
    this.#size[big]! += this.#size[small]!;
    this.largest = Math.max(this.largest, this.#size[big]!);
    this.count--;
  }
}

export const afterTheStorm = defineProblem({
  problemId: '1013',
  slug: 'after-the-storm',
  difficulty: 1,
  tags: ['union-find', 'offline', 'connectivity'],
  examples: [
    {
      input: lines([5, 5, 3], [1, 2], [2, 3], [3, 1], [3, 4], [4, 5], 2, 4, 1),
      output: lines([1, 5], [2, 3], [3, 2]),
    },
  ],

  solve(input) {
    const tokens = new Tokens(input);
    const villages = tokens.int();
    const wireCount = tokens.int();
    const brokenCount = tokens.int();
    const wires = Array.from({ length: wireCount }, (): Line => [tokens.int(), tokens.int()]);
    const broken = tokens.ints(brokenCount).map((wire) => wire - 1);
    const groups = new Groups(villages);
    const isBroken = new Set(broken);
    wires.forEach((wire, index) => {
      if (!isBroken.has(index)) groups.join(wire);
    });
    const rows: string[] = [];
    for (const index of broken.reverse()) {
      rows.push(`${groups.count} ${groups.largest}`);
      groups.join(wires[index]!);
    }
    return lines(...rows.reverse());
  },

  inputs() {
    const random = new Random(1013);
    const size = 50_000;
    const long = chain(size);
    return [
      net(
        'sample',
        5,
        [
          [1, 2],
          [2, 3],
          [3, 1],
          [3, 4],
          [4, 5],
        ],
        [2, 4, 1],
      ),
      net('one wire', 2, [[2, 1]], [1]),
      net(
        'two wires between the same villages',
        2,
        [
          [1, 2],
          [2, 1],
        ],
        [2, 1],
      ),
      net(
        'never connected',
        6,
        [
          [1, 2],
          [3, 4],
        ],
        [1],
      ),
      net('small', 8, anyWires(random, 8, 14), anyOrder(random, 14).slice(0, 9)),
      net(
        'star',
        1000,
        Array.from({ length: 999 }, (_, i): Line => [1000, i + 1]),
        anyOrder(random, 999),
      ),
      net('middle', 1000, anyWires(random, 1000, 3000), anyOrder(random, 3000)),
      net(
        'chain, cut from the end',
        size,
        long,
        long.map((_, i) => size - 1 - i),
      ),
      net('chain, cut anywhere', 30_000, long.slice(0, 29_999), anyOrder(random, 29_999)),
      net('largest, few broken', size, anyWires(random, size, size), anyOrder(random, size).slice(0, 500)),
      net('largest', size, anyWires(random, size, size), anyOrder(random, size)),
    ];
  },
});
