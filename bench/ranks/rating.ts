import { randomOf } from '@assay/rules/boards/testing/random.ts';
import { contestWeight, NEWCOMER, rateContest, type Skill, shownRating } from '@assay/rules/rankings/elo-mmr.ts';

// What it costs to rate one contest after another: everybody has a strength that nobody knows, and places follow it with luck.

const CONTESTS = 10;
const MINUTES = 180;
const random = randomOf(20_261_122);
const luck = () => random.below(400) + random.below(400) + random.below(400) - 600;

for (const people of [100, 1000, 3000, 10_000]) {
  const strengths = Array.from({ length: people }, () => 1500 + 2 * luck());
  let skills: Skill[] = strengths.map(() => NEWCOMER);
  const took: number[] = [];
  for (let contest = 0; contest < CONTESTS; contest++) {
    const order = strengths
      .map((strength, at) => ({ at, result: strength + luck() }))
      .sort((a, b) => b.result - a.result);
    const places = new Map(order.map(({ at }, index) => [at, index + 1]));
    const startedMs = performance.now();
    const rated = rateContest(
      skills.map((skill, at) => ({ place: places.get(at)!, skill })),
      { weight: contestWeight(MINUTES), ceiling: null },
    )!;
    took.push(performance.now() - startedMs);
    skills = rated.map(({ skill }) => skill);
  }
  const off = skills.map((skill, at) => Math.abs(shownRating(skill) - strengths[at]!)).sort((a, b) => a - b);
  const median = off[Math.floor(off.length / 2)]!;
  console.log(
    `${people} people: first contest ${took[0]!.toFixed(0)} ms, tenth ${took.at(-1)!.toFixed(0)} ms; ` +
      `half of all are within ${median.toFixed(0)} of their strength by then`,
  );
}
