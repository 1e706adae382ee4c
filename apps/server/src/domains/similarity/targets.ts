import { fail } from '@assay/contract/errors.ts';
import type { SimilarityKind, SimilarityTarget } from '@assay/contract/similarity/report.ts';
import { PUBLIC } from '@assay/contract/venue.ts';
import type { RawBuilder, SqlBool } from 'kysely';
import { type Call, viewerOf } from '../../platform/http/call.ts';
import { manageAssignment } from '../assignments/entry.ts';
import { listStudents } from '../assignments/progress.queries.ts';
import { listAssigned, venueOf } from '../assignments/progress.ts';
import { editContest } from '../contests/entry.ts';
import { listContestProblems } from '../contests/problems/problems.queries.ts';
import { inVenue } from '../venues/venues.queries.ts';
import { editWork, workVenue } from '../works/entry.ts';
import { listWorkProblems } from '../works/problems/problems.queries.ts';
import { byOthers, byPeople, findProblemTitle } from './programs.queries.ts';

export interface ComparedProblem {
  pid: number;
  displayId: string;
  title: string;
}

const shownAs = (row: { pid: number; display_id: string; display_title: string }): ComparedProblem => ({
  pid: row.pid,
  displayId: row.display_id,
  title: row.display_title,
});

/** What is compared where somebody asks for a report. */
export interface Compared {
  title: string;
  problems: ComparedProblem[];
  /** Which submissions `s` belong to it. */
  submissions: RawBuilder<SqlBool>;
}

/**
 * What each kind is about, for those who run it (SIM-7); all others are refused as they are elsewhere.
 */
const TARGETS: Record<SimilarityKind, (call: Call, id: number) => Promise<() => Promise<Compared>>> = {
  async assignment(call, id) {
    const row = await manageAssignment(call, id);
    return async () => {
      const [{ problems, targetGid }, students] = await Promise.all([
        listAssigned(call, row),
        listStudents(call.db, row.gid),
      ]);
      // what somebody did elsewhere, before it was set as work, is none of the group's business
      const isOwn = targetGid === row.gid;
      const from = isOwn || row.gmt_create < row.opens_at ? row.opens_at : row.gmt_create;
      const uids = students.map(({ uid }) => uid);
      return {
        title: row.title,
        problems,
        submissions: byPeople(venueOf(row), uids, from),
      };
    };
  },

  async contest(call, id) {
    const { row } = await editContest(call, id);
    return async () => ({
      title: row.title,
      problems: (await listContestProblems(call.db, id)).map(shownAs),
      submissions: byOthers({ kind: 'contest', id }, row.author_uid),
    });
  },

  async timedWork(call, id) {
    const { row } = await editWork(call, id, call.viewer);
    return async () => ({
      title: row.title,
      problems: (await listWorkProblems(call.db, id)).map(shownAs),
      submissions: byOthers(workVenue(id), row.author_uid),
    });
  },

  async problem(call, id) {
    if (viewerOf(call).role !== 'root') fail('access.denied');
    const problem = (await findProblemTitle(call.db, id, call.lang)) ?? fail('problem.unknown');
    return async () => ({
      title: problem.title,
      problems: [{ pid: id, displayId: problem.problem_id, title: problem.title }],
      submissions: inVenue(PUBLIC),
    });
  },
};

/**
 * What a report is about, to whoever runs it.
 * @returns what to ask for its problems and submissions
 * @throws Failure of the assignment, contest, work or problem
 */
export const manageTarget = (call: Call, { kind, targetId }: SimilarityTarget): Promise<() => Promise<Compared>> =>
  TARGETS[kind](call, targetId);
