import { fail } from '@assay/contract/errors.ts';
import { boardTopicOf } from '@assay/contract/venue.ts';
import type { VenueRules } from '../../venues/rules.ts';
import { enterSheet } from '../entry.ts';
import { followDeleted, followJudged } from '../rank/follow.ts';
import { atDisplayId, openProblem, UNTRIED } from '../view/view.ts';
import { showBound, viewSheet } from './problems.ts';
import { seeInSheet, seeRowsOfSheet } from './see.ts';
import { solveInSheet } from './solve.ts';

/** A question sheet: problems in groups that open one after another. What is submitted in it counts in it alone. */
export const qsheetRules: VenueRules = {
  priority: 'practice',
  isPaced: true,
  ownProblemIds: true,

  async enter(call, qid) {
    await enterSheet(call, qid, call.viewer);
    return { ownResult: true, virtualId: null };
  },

  async findProblem(call, qid, displayId) {
    return openProblem(await viewSheet(call, qid), atDisplayId(displayId)).pid;
  },

  async showProblem(call, qid, displayId, wording) {
    const outline = await viewSheet(call, qid, wording.lang);
    return showBound(call, outline, openProblem(outline, atDisplayId(displayId)), wording);
  },

  async listProblems(call, qid) {
    const { open, result } = await viewSheet(call, qid);
    // one that stands in two groups is one problem
    const once = new Map(open.map((problem) => [problem.pid, problem]));
    return [...once.values()].map(({ pid, problemId, title }) => ({
      pid,
      displayId: problemId,
      title,
      ...result(pid),
    }));
  },

  titles: async () => new Map(),

  async ownResults(call, qid) {
    const { open, result } = await viewSheet(call, qid);
    const isOpen = new Set(open.map(({ pid }) => pid));
    return (pid) => (isOpen.has(pid) ? result(pid) : UNTRIED);
  },

  solve: solveInSheet,

  see: (call, _, submission) => seeInSheet(call, submission),
  seeRows: async (call, _, rows) => seeRowsOfSheet(call, rows),
  async listScope(call, qid, onlyMine) {
    const { isManager } = await enterSheet(call, qid, call.viewer);
    return isManager || onlyMine ? 'all' : fail('access.denied');
  },

  runsWith: null,

  judged: followJudged,
  deleted: followDeleted,

  async boardTopic(call, qid) {
    await enterSheet(call, qid, call.viewer);
    return boardTopicOf({ kind: 'qsheet', id: qid });
  },
};
