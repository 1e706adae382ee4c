import { fail } from '@assay/contract/errors.ts';
import { boardTopicOf, isPractice } from '@assay/contract/venue.ts';
import { mayEditAllProblems, mayEditProblem } from '@assay/rules/problems/access.ts';
import { problemInVenue } from '../../problems/detail.ts';
import { findProblem } from '../../problems/find.queries.ts';
import { practiceRules } from '../../problems/practice/rules.ts';
import type { VenueRules } from '../../venues/rules.ts';
import { enterTraining, trainingVenue } from '../entry.ts';
import { findOpen, viewOutline } from '../problems/outline.ts';
import { seeInTraining, seeRowsOfTraining } from './see.ts';
import { solveInTraining } from './solve.ts';

/**
 * A training: problems in an order of its own, opened section by section. On the site its submissions are practice; in a group they are
 * for the members.
 */
export const trainingRules: VenueRules = {
  priority: 'practice',
  isPaced: true,
  ownProblemIds: true,

  async enter(call, tid) {
    await enterTraining(call, tid, call.viewer);
    return { ownResult: true, virtualId: null };
  },

  async findProblem(call, tid, displayId) {
    const outline = await viewOutline(call.db, await enterTraining(call, tid, call.viewer), call.lang);
    return findOpen(outline, displayId)?.pid ?? fail('problem.unknown');
  },

  async showProblem(call, tid, displayId, wording) {
    const outline = await viewOutline(call.db, await enterTraining(call, tid, call.viewer), wording.lang);
    const { pid } = findOpen(outline, displayId) ?? fail('problem.unknown');
    const problem = (await findProblem(call.db, { pid })) ?? fail('problem.unknown');
    const { detail, owned } = await problemInVenue(call.db, problem, wording);
    return {
      ...detail,
      isFavorite: false,
      mayManage: mayEditProblem(call.viewer, owned),
      myStatus: outline.result(pid).status,
    };
  },

  async listProblems(call, tid) {
    const outline = await viewOutline(call.db, await enterTraining(call, tid, call.viewer), call.lang);
    return outline.open.map(({ pid, problemId, title }) => ({
      pid,
      displayId: problemId,
      title,
      ...outline.result(pid),
    }));
  },

  titles: async () => new Map(),

  async ownResults(call, tid) {
    const { result } = await viewOutline(call.db, await enterTraining(call, tid, call.viewer), call.lang);
    return result;
  },

  solve: solveInTraining,

  see: seeInTraining,
  seeRows: seeRowsOfTraining,
  async listScope(call, tid, onlyMine) {
    const { facts } = await enterTraining(call, tid, call.viewer);
    return facts.gid !== null || onlyMine || mayEditAllProblems(call.viewer) ? 'all' : 'listed';
  },

  runsWith: null,

  /** On the site it is practice: counters, solved list and coins follow. */
  judged: (events, tx) =>
    practiceRules.judged(
      events.filter(({ venue }) => isPractice(venue)),
      tx,
    ),
  async deleted(event, tx) {
    if (isPractice(event.venue)) await practiceRules.deleted(event, tx);
  },

  async boardTopic(call, tid) {
    const { row } = await enterTraining(call, tid, call.viewer);
    return boardTopicOf(trainingVenue(row));
  },
};
