import { fail } from '@assay/contract/errors.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import { isPractised, mayEditAllProblems, maySeeProblem } from '@assay/rules/problems/access.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Viewer, viewerOf } from '../../../platform/http/call.ts';
import type { OwnResult, SolvableProblem, VenueRules } from '../../venues/rules.ts';
import { showInPractice } from '../detail.ts';
import { findPractised } from '../find.ts';
import { findPart } from '../people.queries.ts';
import { findSolvable } from '../solving/solvable.queries.ts';
import { countVerdicts, uncountVerdict } from './counts.ts';
import { seeInPractice, seeRowsInPractice } from './see.ts';
import { noteDeleted, noteSolved } from './solved.ts';
import { listOwnStatus } from './status.queries.ts';

const UNTRIED: OwnResult = { status: VERDICT.notSubmitted, score: null };

/** Of a public problem nobody's part is looked up. */
const maySolve = async (db: Queryable, viewer: Viewer, problem: SolvableProblem): Promise<boolean> =>
  maySeeProblem(viewer, problem) ||
  maySeeProblem(viewer, { ...problem, part: await findPart(db, viewer.uid, problem.id) });

/** The public list of problems, where everybody practises. Private problems answer like missing ones, except to those who manage problems. */
export const practiceRules: VenueRules = {
  priority: 'practice',
  isPaced: true,
  ownProblemIds: true,

  enter: async () => ({ ownResult: true, virtualId: null }),
  findProblem: async (call, _, problemId) => (await findPractised(call.db, call.viewer, problemId)).id,
  showProblem: (call, _, problemId, wording) => showInPractice(call, problemId, wording),
  listProblems: async () => fail('venue.unknown'),
  titles: async () => new Map(),

  async ownResults(call, _, pids) {
    const rows = await listOwnStatus(call.db, viewerOf(call).uid, pids);
    const reached = new Map(rows.map(({ pid, status, score }) => [pid, { status, score }]));
    return (pid) => reached.get(pid) ?? UNTRIED;
  },

  async solve({ db }, _, { pid, language }, viewer) {
    const problem = await findSolvable(db, pid, languageNamed(language));
    if (!problem || !isPractised(problem) || !(await maySolve(db, viewer, problem))) return fail('problem.unknown');
    const listed = problem.auth === PROBLEM_AUTH.public;
    const isOwn = problem.owner.kind === 'person';
    return { problem, isOwn, listed, receiveNow: null, alongside: null, within: null };
  },

  see: (call, _, submission) => seeInPractice(call, submission),
  seeRows: async (call, _, rows) => seeRowsInPractice(call, rows),
  listScope: async (call, _, onlyMine) => (onlyMine || mayEditAllProblems(call.viewer) ? 'all' : 'listed'),
  runsWith: null,

  async judged(events, tx) {
    await countVerdicts(events, tx);
    await noteSolved(events, tx);
  },
  async deleted(event, tx) {
    await uncountVerdict(event, tx);
    await noteDeleted(event, tx);
  },

  boardTopic: async () => fail('venue.unknown'),
};
