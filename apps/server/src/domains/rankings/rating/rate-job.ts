import type { Skill } from '@assay/rules/rankings/elo-mmr.ts';
import { type RatedPlaces, ratePlaces } from '@assay/rules/rankings/rate-places.ts';
import { defineJob } from '../../../platform/readers/job.ts';

/** Rates one contest in a thread of its own: thousands of people take seconds. */
export const ratePlacesJob = defineJob({
  name: 'rating',
  lane: 'import',
  bounds: {
    reader: { en: 'Places of a rated contest', zh: '计分比赛的名次' },
    where: 'apps/server/src/domains/rankings/rating/rate-job.ts',
    input: { max: 100_000, unit: 'lines' },
    time: 120_000,
  },
  run: ({ contest, skills }: { contest: RatedPlaces; skills: ReadonlyMap<number, Skill> }) =>
    ratePlaces(contest, skills),
});
