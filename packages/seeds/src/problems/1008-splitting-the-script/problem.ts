import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { subtask } from '../../scoring.ts';
import { lines, Tokens } from '../../tokens.ts';

const SCENE_LIMIT = 10 ** 9;

const script = (name: string, acts: number, scenes: readonly number[]): SeedInput => ({
  name,
  input: lines([scenes.length, acts], scenes),
});

/** Fewest acts none of which is longer than `longest`; every scene must fit. */
const actsNeeded = (scenes: readonly number[], longest: number): number => {
  let acts = 1;
  let length = 0;
  for (const scene of scenes) {
    length += scene;
    if (length > longest) {
      acts++;
      length = scene;
    }
  }
  return acts;
};

export const splittingTheScript = defineProblem({
  problemId: '1008',
  slug: 'splitting-the-script',
  type: 1,
  judgeCaseMode: 'subtask_lowest',
  difficulty: 1,
  tags: ['binary-search', 'greedy', 'subtasks'],
  examples: [
    { input: lines([5, 3], [4, 2, 6, 3, 5]), output: lines(8) },
    { input: lines([3, 3], [10, 20, 30]), output: lines(30) },
  ],

  solve(input) {
    const tokens = new Tokens(input);
    const count = tokens.int();
    const acts = tokens.int();
    const scenes = tokens.ints(count);
    let tooShort = Math.max(...scenes) - 1;
    let enough = scenes.reduce((sum, scene) => sum + scene, 0);
    while (enough - tooShort > 1) {
      const longest = Math.floor((tooShort + enough) / 2);
      if (actsNeeded(scenes, longest) <= acts) enough = longest;
      else tooShort = longest;
    }
    return lines(enough);
  },

  inputs() {
    const random = new Random(1008);
    const size = 50_000;
    const any = (count: number, limit = SCENE_LIMIT) => random.ints(count, 1, limit);
    return [
      ...subtask(1, 20, [
        script('sample', 3, [4, 2, 6, 3, 5]),
        script('one scene', 1, [SCENE_LIMIT]),
        script('an act for every scene', 12, any(12)),
        script('one act', 1, any(11)),
        script('small numbers', 4, any(12, 10)),
        script('large numbers', 5, any(12)),
      ]),
      ...subtask(2, 30, [
        script('average misleads', 10, [...Array<number>(100).fill(1), 10_000, ...Array<number>(99).fill(100)]),
        script('few acts', 3, any(200)),
        script('many acts', 150, any(200)),
        script('some acts', 20, any(200, 1000)),
      ]),
      ...subtask(3, 50, [
        script('all equal, one act', 1, Array<number>(size).fill(SCENE_LIMIT)),
        script('large, few acts', 7, any(size)),
        script('large, many acts', 31_415, any(size)),
        script('large, small numbers', 1000, any(size, 100)),
        script(
          'growing scenes',
          500,
          Array.from({ length: size }, (_, i) => 19_999 * (i + 1)),
        ),
      ]),
    ];
  },
});
