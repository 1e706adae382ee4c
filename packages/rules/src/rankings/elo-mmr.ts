import { increasingZero } from './zero.ts';

// Elo-MMR of Ebtekar and Liu, "An Elo-like system for massive multiplayer competitions" (2021), with ρ = 1 and lengths
// stretched so that numbers spread as people know them. A rating depends on places alone (RANK-6).

/** Between the scale of a logistic and the standard deviation that it has. */
const LOGISTIC_SCALE = Math.sqrt(3) / Math.PI;
/** How far one performance strays from what somebody can do, as a standard deviation. */
const BETA = 328.33;
/** How far what somebody can do moves from contest to contest, as a standard deviation. */
const GAMMA = Math.sqrt((25_600 / 21) * (BETA / 212) ** 2);
const START_MEAN = 1500;
const START_SD = (350 * BETA) / 212;

/** What is left of doubt after endless contests; the same for contests of every weight. */
export const SD_LIMIT = Math.sqrt((Math.sqrt(GAMMA ** 4 + 4 * BETA ** 2 * GAMMA ** 2) - GAMMA ** 2) / 2);

/** Older performances count as one: each of them weighs next to nothing by then. */
const PERFORMANCES_KEPT = 40;
/** Beyond so many people, opponents who are nearly alike count as alike. */
const EXACT_MAX = 3000;
const MEAN_STEP = 5;
const DEVIATION_STEP = 10;

/** A performance that counts in a rating. */
export interface PerformanceFactor {
  performance: number;
  /** One over a variance, as it is by now: it falls with every contest that follows. */
  weight: number;
  /** How far performances of that contest stray. */
  beta: number;
}

/** What is known of what somebody can do. */
export interface Skill {
  mean: number;
  sd: number;
  /** What was assumed at the beginning, and what has become of it. */
  prior: { mean: number; weight: number };
  /** The oldest first. */
  performances: readonly PerformanceFactor[];
}

/** Somebody who has not taken part yet. */
export const NEWCOMER: Skill = {
  mean: START_MEAN,
  sd: START_SD,
  prior: { mean: START_MEAN, weight: 1 / START_SD ** 2 },
  performances: [],
};

export interface ContestRules {
  /** 1 for a contest of two hours, see `contestWeight`. */
  weight: number;
  /** No performance counts as more; null in contests that are open to all. */
  ceiling: number | null;
}

/** How much a contest weighs by its length, in minutes. */
export const contestWeight = (minutes: number): number => Math.min(1.5, Math.max(0.5, Math.sqrt(minutes / 120)));

/** The two deviations of a contest of some weight; the limit of doubt stays. */
function deviationsAt(weight: number): { beta: number; gamma: number } {
  const share = (weight * GAMMA ** 2) / SD_LIMIT ** 2;
  return { beta: Math.sqrt((1 + 1 / share) * SD_LIMIT ** 2), gamma: Math.sqrt(share) * SD_LIMIT };
}

/** What is known before a contest: less than after the last one. */
function drift({ mean, sd, prior, performances }: Skill, gamma: number): Skill {
  const kept = 1 / (1 + gamma ** 2 / sd ** 2);
  const total = performances.reduce((sum, { weight }) => sum + weight, prior.weight);
  const stays = kept * prior.weight;
  const moves = (1 - kept) * total;
  return {
    mean,
    sd: sd / Math.sqrt(kept),
    prior: { mean: (stays * prior.mean + moves * mean) / (stays + moves), weight: kept * (stays + moves) },
    performances: performances.map((factor) => ({ ...factor, weight: kept ** 2 * factor.weight })),
  };
}

/** What is known after a performance. */
function learn(drifted: Skill, performance: number, beta: number): Skill {
  let { prior } = drifted;
  const performances = [...drifted.performances, { performance, weight: 1 / beta ** 2, beta }];
  while (performances.length > PERFORMANCES_KEPT) {
    const { performance: old, weight } = performances.shift()!;
    const sum = prior.weight + weight;
    prior = { mean: (prior.weight * prior.mean + weight * old) / sum, weight: sum };
  }
  const terms = performances.map((factor) => ({
    center: factor.performance,
    height: (factor.weight * factor.beta) / LOGISTIC_SCALE,
    width: 2 * LOGISTIC_SCALE * factor.beta,
  }));
  const centers = [prior.mean, ...performances.map((factor) => factor.performance)];
  const mean = increasingZero(
    { terms, slope: prior.weight, at: prior.mean, target: 0 },
    Math.min(...centers),
    Math.max(...centers),
  );
  return { mean, sd: 1 / Math.sqrt(1 / drifted.sd ** 2 + 1 / beta ** 2), prior, performances };
}

interface Placed {
  /** Equal places are ties; their numbers matter by order alone. */
  place: number;
  skill: Skill;
}

export interface Rated {
  performance: number;
  skill: Skill;
}

const rounded = (value: number, step: number) => Math.round(value / step) * step;

/**
 * The performance of each: where somebody would be expected to end as they did. Against one opponent it is (tanh ± 1) / δ by who was
 * better, and tanh / δ in a tie, oneself among them; so all look for a value of the same function, and only the value differs.
 */
function performancesOf(people: readonly (Placed & { deviation: number })[]): Map<number, number> {
  const isExact = people.length <= EXACT_MAX;
  const groups = new Map<string, { mean: number; deviation: number; count: number }>();
  const shares = new Map<number, number>();
  for (const { place, skill, deviation: exact } of people) {
    const mean = isExact ? skill.mean : rounded(skill.mean, MEAN_STEP);
    const deviation = isExact ? exact : rounded(exact, DEVIATION_STEP);
    const key = `${mean} ${deviation}`;
    const group = groups.get(key) ?? { mean, deviation, count: 0 };
    group.count += 1;
    groups.set(key, group);
    shares.set(place, (shares.get(place) ?? 0) + 1 / deviation);
  }
  const terms = [...groups.values()]
    .sort((one, other) => one.mean - other.mean || one.deviation - other.deviation)
    .map(({ mean, deviation, count }) => ({
      center: mean,
      height: count / deviation,
      width: 2 * LOGISTIC_SCALE * deviation,
    }));
  const all = [...shares.values()].reduce((sum, share) => sum + share, 0);
  const found = new Map<number, number>();
  let better = 0;
  for (const [place, own] of [...shares].sort(([one], [other]) => one - other)) {
    const worse = all - better - own;
    // far beyond everybody the function is what all deviations sum up to, which no target reaches
    found.set(place, increasingZero({ terms, slope: 0, at: 0, target: worse - better }, -20_000, 20_000));
    better += own;
  }
  return found;
}

/**
 * What a contest tells of those who took part. Of fewer than two it tells nothing.
 * @returns in the order given
 */
export function rateContest(people: readonly Placed[], { weight, ceiling }: ContestRules): Rated[] | null {
  if (people.length < 2) return null;
  const { beta, gamma } = deviationsAt(weight);
  const before = people.map(({ place, skill }) => {
    const drifted = drift(skill, gamma);
    return { place, skill: drifted, deviation: Math.sqrt(drifted.sd ** 2 + beta ** 2) };
  });
  const found = performancesOf(before);
  return before.map(({ place, skill }) => {
    const performance = Math.min(found.get(place)!, ceiling ?? Number.POSITIVE_INFINITY);
    return { performance, skill: learn(skill, performance, beta) };
  });
}

/** The number that people see: lower while little is known, so that to take part pays; never below 1. */
export const shownRating = ({ mean, sd }: Pick<Skill, 'mean' | 'sd'>): number =>
  Math.max(1, Math.round(mean - (sd - SD_LIMIT)));
