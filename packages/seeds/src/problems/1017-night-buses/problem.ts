import { MinHeap } from '../../heap.ts';
import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { subtask } from '../../scoring.ts';
import { lines, Tokens } from '../../tokens.ts';

const TIME_LIMIT = 10 ** 9;

type Road = readonly [a: number, b: number, minutes: number];

const trip = (
  name: string,
  stops: number,
  coupons: number,
  from: number,
  to: number,
  roads: readonly Road[],
): SeedInput => ({
  name,
  input: lines([stops, roads.length, coupons, from, to], ...roads),
});

const anyRoads = (random: Random, stops: number, count: number, limit: number): Road[] =>
  Array.from({ length: count }, () => [random.int(1, stops), random.int(1, stops), random.int(1, limit)]);

/** A chain of all stops with shortcuts over a few stops, so that the ways are long and the coupons hard to place. */
const avenue = (random: Random, stops: number, shortcuts: number): Road[] => [
  ...Array.from({ length: stops - 1 }, (_, i): Road => [i + 1, i + 2, random.int(1, TIME_LIMIT)]),
  ...Array.from({ length: shortcuts }, (): Road => {
    const a = random.int(1, stops - 8);
    return [a, a + random.int(2, 8), random.int(1, TIME_LIMIT)];
  }),
];

const SAMPLE: Road[] = [
  [1, 2, 10],
  [2, 5, 20],
  [1, 3, 5],
  [3, 4, 5],
  [4, 5, 16],
];

export const nightBuses = defineProblem({
  problemId: '1017',
  slug: 'night-buses',
  type: 1,
  judgeCaseMode: 'subtask_lowest',
  difficulty: 2,
  timeLimitMs: 1500,
  tags: ['shortest-path', 'heap', 'subtasks'],
  examples: [
    { input: trip('', 5, 1, 1, 5, SAMPLE).input, output: lines(10) },
    { input: lines([3, 1, 2, 1, 3], [1, 2, 4]), output: lines(-1) },
  ],

  /** Coupon by coupon: the shortest times with c coupons follow from those with c − 1, by one run of Dijkstra each. */
  solve(input) {
    const tokens = new Tokens(input);
    const [stops, roads, coupons] = [tokens.int(), tokens.int(), tokens.int()];
    const [from, to] = [tokens.int(), tokens.int()];
    const near: (readonly [stop: number, minutes: number])[][] = Array.from({ length: stops + 1 }, () => []);
    for (let i = 0; i < roads; i++) {
      const [a, b, minutes] = [tokens.int(), tokens.int(), tokens.int()];
      near[a]!.push([b, minutes]);
      near[b]!.push([a, minutes]);
    }
    const times = new Float64Array(stops + 1).fill(Number.POSITIVE_INFINITY);
    times[from] = 0;
    for (let used = 0; used <= coupons; used++) {
      if (used > 0) {
        const before = times.slice();
        near.forEach((ways, stop) => {
          for (const [next] of ways) times[next] = Math.min(times[next]!, before[stop]!);
        });
      }
      const heap = new MinHeap<number>();
      times.forEach((time, stop) => {
        if (time < Number.POSITIVE_INFINITY) heap.push(time, stop);
      });
      for (let top = heap.pop(); top !== undefined; top = heap.pop()) {
        if (top.key > times[top.value]!) continue;
        for (const [next, minutes] of near[top.value]!) {
          const time = top.key + minutes;
          if (time >= times[next]!) continue;
          times[next] = time;
          heap.push(time, next);
        }
      }
    }
    return lines(times[to] === Number.POSITIVE_INFINITY ? -1 : times[to]!);
  },

  inputs() {
    const random = new Random(1017);
    const [stops, roads] = [5000, 20_000];
    return [
      ...subtask(1, 25, [
        trip('already there', 1, 0, 1, 1, []),
        trip('not connected', 4, 0, 1, 4, [
          [1, 2, 3],
          [3, 4, 3],
          [2, 1, 1],
        ]),
        trip('several roads between two stops', 2, 0, 2, 1, [
          [1, 2, 9],
          [2, 1, 7],
          [1, 1, 1],
        ]),
        trip('small', 10, 0, 3, 8, anyRoads(random, 10, 25, 20)),
        trip('middle', 100, 0, 1, 100, avenue(random, 100, 300)),
      ]),
      ...subtask(2, 30, [
        trip('any roads', stops, 0, 1, stops, anyRoads(random, stops, roads, TIME_LIMIT)),
        trip('avenue', stops, 0, 1, stops, avenue(random, stops, roads - stops + 1)),
        trip('long chain', stops, 0, 1, stops, avenue(random, stops, 0)),
      ]),
      ...subtask(3, 45, [
        trip('sample', 5, 1, 1, 5, SAMPLE),
        trip('more coupons than rides', 50, 8, 1, 4, avenue(random, 50, 30)),
        trip('unreachable in spite of coupons', 4000, 8, 1, 4000, anyRoads(random, 3999, roads, 1000)),
        trip('long chain', stops, 8, stops, 1, avenue(random, stops, 0)),
        trip('any roads', stops, 3, 17, 4711, anyRoads(random, stops, roads, TIME_LIMIT)),
        trip('avenue', stops, 8, 1, stops, avenue(random, stops, roads - stops + 1)),
      ]),
    ];
  },
});
