import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { lines, Tokens } from '../../tokens.ts';

const LIMIT = 10 ** 6;

type Point = readonly [x: number, y: number];
interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const villages = (name: string, points: readonly Point[]): SeedInput => ({
  name,
  input: lines(points.length, ...points),
});

const anywhere = (random: Random, count: number, limit: number): Point[] =>
  Array.from({ length: count }, () => [random.int(-limit, limit), random.int(-limit, limit)]);

/** Lattice points of a disc, so that many lie close to its edge. */
const disc = (random: Random, count: number, radius: number): Point[] => {
  const points: Point[] = [];
  while (points.length < count) {
    const x = random.int(-radius, radius);
    const reach = Math.floor(Math.sqrt(radius * radius - x * x));
    points.push([x, random.chance(0.5) ? reach : -reach]);
  }
  return points;
};

const distance = (circle: Circle, [x, y]: Point) => Math.sqrt((circle.x - x) ** 2 + (circle.y - y) ** 2);

const between = ([ax, ay]: Point, [bx, by]: Point): Circle => {
  const centre = { x: (ax + bx) / 2, y: (ay + by) / 2 };
  return { ...centre, radius: distance({ ...centre, radius: 0 }, [ax, ay]) };
};

/** The circle through three points that do not lie on one line. */
const through = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): Circle => {
  const [px, py, qx, qy] = [bx - ax, by - ay, cx - ax, cy - ay];
  const cross = 2 * (px * qy - py * qx);
  const p = px * px + py * py;
  const q = qx * qx + qy * qy;
  const x = ax + (qy * p - py * q) / cross;
  const y = ay + (px * q - qx * p) / cross;
  return { x, y, radius: distance({ x, y, radius: 0 }, [ax, ay]) };
};

/** The smallest circle around all points, by the incremental method on points in random order. */
const smallestCircle = (points: readonly Point[]): Circle => {
  const isInside = (circle: Circle, point: Point) => distance(circle, point) <= circle.radius * (1 + 1e-12);
  let circle = between(points[0]!, points[0]!);
  points.forEach((a, i) => {
    if (isInside(circle, a)) return;
    circle = between(a, a);
    for (let j = 0; j < i; j++) {
      const b = points[j]!;
      if (isInside(circle, b)) continue;
      circle = between(a, b);
      for (let k = 0; k < j; k++) if (!isInside(circle, points[k]!)) circle = through(a, b, points[k]!);
    }
  });
  return circle;
};

export const oneWellForAll = defineProblem({
  problemId: '1016',
  slug: 'one-well-for-all',
  difficulty: 2,
  judgeMode: 'spj',
  tags: ['geometry', 'randomised', 'special-judge'],
  examples: [
    { input: lines(3, [0, 0], [4, 0], [1, 1]), output: '2.000000 0.000000\n' },
    { input: lines(1, [-5, 7]), output: '-5.000000 7.000000\n' },
  ],

  solve(input) {
    const tokens = new Tokens(input);
    const points = Array.from({ length: tokens.int() }, (): Point => [tokens.int(), tokens.int()]);
    const { x, y } = smallestCircle(new Random(points.length).shuffle(points));
    return lines(`${x.toFixed(6)} ${y.toFixed(6)}`);
  },

  inputs() {
    const random = new Random(1016);
    const size = 50_000;
    const corners: Point[] = [
      [-LIMIT, -LIMIT],
      [LIMIT, -LIMIT],
      [-LIMIT, LIMIT],
      [LIMIT, LIMIT],
    ];
    return [
      villages('sample 1', [
        [0, 0],
        [4, 0],
        [1, 1],
      ]),
      villages('sample 2', [[-5, 7]]),
      villages('all in one place', Array(100).fill([3, -3])),
      villages('two villages', [corners[0]!, corners[3]!]),
      villages('acute triangle', [
        [0, 0],
        [10, 0],
        [4, 9],
      ]),
      villages(
        'on one line',
        anywhere(random, 300, 1000).map(([x]): Point => [x, 3 * x - 7]),
      ),
      villages('almost on one line', [
        [-LIMIT, 0],
        [0, 1],
        [LIMIT, 0],
        [1, -1],
      ]),
      villages('corners', random.shuffle([...corners, ...anywhere(random, 500, LIMIT)])),
      villages('a crowd far from the rest', [
        ...anywhere(random, 2000, 50),
        [LIMIT, LIMIT],
        [LIMIT, 0],
        [900_000, -70],
      ]),
      villages('small', anywhere(random, 20, 15)),
      villages('edge of a disc', disc(random, 20_000, LIMIT)),
      villages(
        'sorted along the edge',
        disc(random, 20_000, 999_983).sort(([a], [b]) => a - b),
      ),
      villages('largest', anywhere(random, size, LIMIT)),
    ];
  },
});
