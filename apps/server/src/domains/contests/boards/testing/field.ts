import { contestVenue } from '@assay/contract/venue.ts';
import type { TestSite } from '@assay/testkit/app.ts';
import type { BuiltContest } from '@assay/testkit/build/contest.ts';
import { venueColumns } from '../../../venues/venues.queries.ts';

/** Puts contestants and judged submissions of a contest into the database, past submitting and judging. */
export function openField(site: TestSite, { cid, problems }: BuiltContest) {
  const { db } = site.services;
  return {
    async join(uid: number, fields: { star?: boolean; disqualified?: boolean; team_id?: number } = {}) {
      await db
        .insertInto('contest_registrations')
        .values({ cid, uid, ...fields })
        .execute();
    },

    /** `AC@60`: at the second 60 of the contest; `at` is the place of the problem. */
    async submit(uid: number, at: number, status: number, second: number, score: number | null = null) {
      const { start_time } = await db
        .selectFrom('contests')
        .select('start_time')
        .where('id', '=', cid)
        .executeTakeFirstOrThrow();
      const problem = problems[at]!;
      const { id } = await db
        .insertInto('submissions')
        .values({
          pid: problem.pid,
          uid,
          username: `user ${uid}`,
          ...venueColumns(contestVenue(cid)),
          display_id: problem.displayId,
          display_pid: problem.problemId,
          language: 'C++ 17',
          code: '',
          length: 0,
          received_at: new Date(start_time.getTime() + second * 1000),
          status,
          score,
          time_ms: 10,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async judge(id: number, status: number) {
      await db.updateTable('submissions').set({ status }).where('id', '=', id).execute();
    },
  };
}
