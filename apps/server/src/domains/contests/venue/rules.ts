import { fail } from '@assay/contract/errors.ts';
import { boardTopicOf, contestVenue } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { visibilityOfContestProblem } from '@assay/rules/contests/visibility.ts';
import type { OwnResult, VenueRules } from '../../venues/rules.ts';

import { tellDeleted, tellRejudged } from '../boards/store.ts';
import { enterCachedContest, enterContest } from '../entry.ts';
import { contestMemory } from '../memory/contest-memory.ts';
import { ownResults } from '../own-results.ts';
import { findContestProblem, isInRunningContest, listContestProblems } from '../problems/problems.queries.ts';
import { showInContest } from '../problems/problems.ts';
import { followSettled } from '../settle/settle.ts';
import { seeInContest, seeRowsOfContest } from './see.ts';
import { solveInContest } from './solve.ts';

const UNTRIED: OwnResult = { status: VERDICT.notSubmitted, score: null };

/** A contest: by its clock, its seal and who takes part; virtual participations within it stand apart. */
export const contestRules: VenueRules = {
  priority: 'contest',
  isPaced: false,
  ownProblemIds: false,

  async enter(call, cid) {
    const view = await enterContest(call, cid, call.viewer);
    const { ownResult } = visibilityOfContestProblem(view.moment, view.isAdmin);
    return { ownResult, virtualId: view.virtual?.id ?? null };
  },

  async findProblem(call, cid, displayId) {
    await enterContest(call, cid, call.viewer);
    return (await findContestProblem(call.db, cid, displayId))?.pid ?? fail('problem.unknown');
  },
  showProblem: showInContest,

  async listProblems(call, cid) {
    const view = await enterCachedContest(call, cid, call.viewer);
    const [rows, own] = await Promise.all([contestMemory(call).problems(cid), ownResults(call, view, false)]);
    return rows.map(({ pid, display_id, display_title }) => ({
      pid,
      displayId: display_id,
      title: display_title,
      ...own(pid),
    }));
  },

  async titles(db, cid) {
    return new Map((await listContestProblems(db, cid)).map(({ pid, display_title }) => [pid, display_title]));
  },

  /** Problems that the contest does not have are untried there, whatever was done with them elsewhere. */
  async ownResults(call, cid, _, containsEnd) {
    const view = await enterContest(call, cid, call.viewer);
    const [own, rows] = await Promise.all([ownResults(call, view, containsEnd), listContestProblems(call.db, cid)]);
    const known = new Set(rows.map(({ pid }) => pid));
    return (pid) => (known.has(pid) ? own(pid) : UNTRIED);
  },

  solve: solveInContest,

  see: seeInContest,
  seeRows: seeRowsOfContest,
  // its list has a call of its own, which knows the seal
  listScope: async () => fail('venue.unknown'),

  runsWith: isInRunningContest,

  async judged(events, tx) {
    await tellRejudged(events, tx);
    await followSettled(events, tx);
  },
  async deleted(event, tx) {
    await tellDeleted(event, tx);
    await followSettled([event], tx);
  },

  async boardTopic(call, cid) {
    await enterCachedContest(call, cid, call.viewer);
    return boardTopicOf(contestVenue(cid));
  },
};
