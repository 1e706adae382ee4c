import { contestWeight, NEWCOMER, rateContest, type Skill, shownRating } from './elo-mmr.ts';

/** What a contest is rated by. */
export interface RatedPlaces {
  /** Length in minutes of contest time. */
  minutes: number;
  /** Whose shown rating lies outside takes part without being rated (RANK-9). */
  floor: number | null;
  ceiling: number | null;
  places: readonly (readonly [uid: number, place: number])[];
}

export interface RatingChange {
  uid: number;
  place: number;
  performance: number;
  /** Null for somebody who was never rated. */
  before: number | null;
  after: number;
  skill: Skill;
}

/** A performance counts as this much above the highest rating that is rated, at most. */
const ABOVE_CEILING = 400;

/**
 * What a rated contest changes: nothing when fewer than two are rated in it. The same whatever the order of the places given.
 * @param skills of those who were rated before, by uid
 */
export function ratePlaces(
  { minutes, floor, ceiling, places }: RatedPlaces,
  skills: ReadonlyMap<number, Skill>,
): RatingChange[] {
  const people = places
    .map(([uid, place]) => ({ uid, place, skill: skills.get(uid) ?? NEWCOMER }))
    .filter(({ skill }) => {
      const shown = shownRating(skill);
      return shown >= (floor ?? shown) && shown <= (ceiling ?? shown);
    })
    .sort((one, other) => one.place - other.place || one.uid - other.uid);
  const rules = { weight: contestWeight(minutes), ceiling: ceiling === null ? null : ceiling + ABOVE_CEILING };
  const rated = rateContest(people, rules) ?? [];
  return rated.map(({ performance, skill }, at) => {
    const { uid, place } = people[at]!;
    const before = skills.get(uid);
    return { uid, place, performance, before: before ? shownRating(before) : null, after: shownRating(skill), skill };
  });
}
