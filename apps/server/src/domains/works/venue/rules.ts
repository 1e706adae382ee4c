import { fail } from '@assay/contract/errors.ts';
import { boardTopicOf } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import type { OwnResult, VenueRules } from '../../venues/rules.ts';
import { enterRank, enterWork, workVenue } from '../entry.ts';
import { ownResultsIn } from '../problems/own-results.ts';
import { findWorkProblem, isInOpenWork, listWorkProblems, problemsOfWork } from '../problems/problems.queries.ts';
import { showInWork } from '../problems/problems.ts';
import { followWorkDeletion, followWorkResults } from '../rank/follow.ts';
import { seeInWork, seeRowsOfWork } from './see.ts';
import { solveInWork } from './solve.ts';

const UNTRIED: OwnResult = { status: VERDICT.notSubmitted, score: null };

/** A timed work: everybody in the own time, seen by its owner and those who run it. */
export const workRules: VenueRules = {
  priority: 'contest',
  isPaced: false,
  ownProblemIds: false,

  async enter(call, wid) {
    const { shows } = await enterWork(call, wid, call.viewer);
    return { ownResult: shows, virtualId: null };
  },

  async findProblem(call, wid, displayId) {
    await enterWork(call, wid, call.viewer);
    return (await findWorkProblem(call.db, wid, displayId))?.pid ?? fail('problem.unknown');
  },

  showProblem: showInWork,

  async listProblems(call, wid) {
    const view = await enterWork(call, wid, call.viewer);
    const [rows, own] = await Promise.all([problemsOfWork(call, wid), ownResultsIn(call, view)]);
    return rows.map(({ pid, display_id, display_title }) => {
      const { status, score } = own(pid);
      return { pid, displayId: display_id, title: display_title, status, score };
    });
  },

  async titles(db, wid) {
    return new Map((await listWorkProblems(db, wid)).map(({ pid, display_title }) => [pid, display_title]));
  },

  async ownResults(call, wid) {
    const view = await enterWork(call, wid, call.viewer);
    const [own, rows] = await Promise.all([ownResultsIn(call, view), problemsOfWork(call, wid)]);
    const known = new Set(rows.map(({ pid }) => pid));
    return (pid) => (known.has(pid) ? own(pid) : UNTRIED);
  },

  solve: solveInWork,

  see: seeInWork,
  seeRows: seeRowsOfWork,
  // its list has a call of its own, which knows what is hidden
  listScope: async () => fail('venue.unknown'),

  runsWith: isInOpenWork,

  judged: followWorkResults,
  deleted: followWorkDeletion,

  async boardTopic(call, wid) {
    const { row } = await enterRank(call, wid, call.viewer);
    return boardTopicOf(workVenue(row.id));
  },
};
