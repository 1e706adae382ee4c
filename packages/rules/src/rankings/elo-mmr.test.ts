import { expect, test } from 'vitest';
import { randomOf } from '../boards/testing/random.ts';
import { contestWeight, NEWCOMER, rateContest, SD_LIMIT, type Skill, shownRating } from './elo-mmr.ts';
import vectors from './vectors.json' with { type: 'json' };

const USUAL = { weight: 1, ceiling: null };
const near = (value: number) => Number(value.toFixed(3));

/** Everybody new, at these places. */
const newcomers = (...places: number[]) => places.map((place) => ({ place, skill: NEWCOMER }));

test('RANK-6 ratings over contests with ties, newcomers and absentees are those of an independent implementation', () => {
  const skills = new Map<string, Skill>();
  for (const { contest, rows } of vectors.results) {
    const { standings } = vectors.contests.find(({ id }) => id === contest)!;
    const people = standings as [string, number][];
    const rated = rateContest(
      people.map(([player, place]) => ({ place, skill: skills.get(player) ?? NEWCOMER })),
      USUAL,
    )!;
    const found = people.map(([player, place], at) => {
      const { performance, skill } = rated[at]!;
      skills.set(player, skill);
      return [player, place, near(performance), near(skill.mean), near(skill.sd), shownRating(skill)];
    });
    expect(found.sort()).toEqual((rows as (typeof found)[number][]).sort());
  }
  expect(vectors.results.length).toBeGreaterThan(3);
});

test('RANK-6 doubt falls with every contest, by the same steps for all', () => {
  let skill: Skill = NEWCOMER;
  const found = vectors.sds.map(() => {
    skill = rateContest([{ place: 1, skill }, ...newcomers(1)], USUAL)![0]!.skill;
    return near(skill.sd);
  });
  expect(found).toEqual(vectors.sds);
});

test('RANK-6 two newcomers', () => {
  const [winner, loser] = rateContest(newcomers(1, 2), USUAL)!;
  expect([winner!.performance, winner!.skill.mean, winner!.skill.sd].map(near)).toEqual([1885.248, 1814.842, 281.202]);
  expect([loser!.performance, loser!.skill.mean].map(near)).toEqual([1114.752, 1185.158]);
});

test('RANK-6 one alone is not rated', () => {
  expect(rateContest(newcomers(1), USUAL)).toBeNull();
  expect(rateContest([], USUAL)).toBeNull();
});

test('RANK-6 whom all tie with stays where they are, and is known better', () => {
  for (const { skill } of rateContest(newcomers(1, 1, 1, 1), USUAL)!) {
    expect(near(skill.mean)).toBe(1500);
    expect(skill.sd).toBeLessThan(NEWCOMER.sd);
  }
});

test('RANK-6 places count by their order alone, and in whatever order they are given', () => {
  const one = rateContest(newcomers(1, 2, 2, 4), USUAL)!.map(({ performance }) => near(performance));
  const other = rateContest(newcomers(900, 7, 30, 30), USUAL)!.map(({ performance }) => near(performance));
  expect(other).toEqual([one[3], one[0], one[1], one[2]]);
});

test('RANK-6 a better place is never a worse performance', () => {
  const people = Array.from({ length: 60 }, (_, at) => ({
    place: 1 + Math.floor(at / 3),
    skill: { ...NEWCOMER, mean: 1000 + ((at * 379) % 1000) },
  }));
  const performances = rateContest(people, USUAL)!.map(({ performance }) => performance);
  expect([...performances].sort((a, b) => b - a)).toEqual(performances);
});

test('RANK-6 whoever had come in one place better would not have less, in 10,000 contests', () => {
  const random = randomOf(20_261_126);
  for (let contest = 0; contest < 10_000; contest += 1) {
    const people = Array.from({ length: 2 + random.below(4) }, () => ({
      place: 1 + random.below(4),
      skill: { ...NEWCOMER, mean: 800 + random.below(1800), sd: 130 + random.below(400) },
    }));
    const who = random.below(people.length);
    const better = people.map((one, at) => (at === who ? { ...one, place: one.place - 1 } : one));
    const [was, would] = [people, better].map((all) => rateContest(all, USUAL)![who]!.skill.mean);
    expect(would! - was!).toBeGreaterThan(-1e-6);
  }
});

test('RANK-6 no performance counts as more than the ceiling of a contest', () => {
  const rated = rateContest(newcomers(1, 2, 3), { weight: 1, ceiling: 1600 })!;
  expect(rated[0]!.performance).toBe(1600);
  expect(rated[2]!.performance).toBeLessThan(1500);
});

test('RANK-6 a longer contest weighs more, a shorter one less, and the limit of doubt is the same', () => {
  expect([30, 120, 187.5, 600].map(contestWeight)).toEqual([0.5, 1, 1.25, 1.5]);
  const meanAt = (weight: number) => rateContest(newcomers(1, 2), { weight, ceiling: null })![0]!.skill.mean;
  expect(meanAt(1.5)).toBeGreaterThan(meanAt(1));
  expect(meanAt(0.5)).toBeLessThan(meanAt(1));
  for (const weight of [0.5, 1, 1.5]) {
    let skill: Skill = NEWCOMER;
    for (let contest = 0; contest < 300; contest++) {
      skill = rateContest([{ place: 1, skill }, ...newcomers(1)], { weight, ceiling: null })![0]!.skill;
    }
    expect(near(skill.sd)).toBe(near(SD_LIMIT));
    expect(skill.performances.length).toBeLessThanOrEqual(40);
  }
});

test('RANK-6 nobody is shown below 1, and a newcomer below what is known', () => {
  expect(shownRating({ mean: -500, sd: SD_LIMIT })).toBe(1);
  expect(shownRating(NEWCOMER)).toBe(Math.round(1500 - (NEWCOMER.sd - SD_LIMIT)));
});

test('RANK-6 of many people, those who are nearly alike count as alike, which changes next to nothing', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      place: at,
      skill: { ...NEWCOMER, mean: 1003 + (at % 50) * 21, sd: 152 + (at % 7) * 13 },
    }));
  const exact = rateContest(people(3000), USUAL)!;
  const grouped = rateContest(people(3001), USUAL)!;
  for (const at of [0, 700, 1500, 2200]) {
    expect(Math.abs(grouped[at]!.performance - exact[at]!.performance)).toBeLessThan(2);
  }
});
