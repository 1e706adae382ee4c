import { fail } from '@assay/contract/errors.ts';
import { boardTopicOf } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { mayEditProblem, maySeeProblem } from '@assay/rules/problems/access.ts';
import { type Call, viewerOf } from '../../../platform/http/call.ts';
import { enterGroup } from '../../groups/entry.ts';
import type { OwnResult, VenueRules } from '../../venues/rules.ts';
import { problemInVenue } from '../detail.ts';
import { factsOf } from '../facts.ts';
import type { ProblemRow } from '../find.queries.ts';
import { findPart } from '../people.queries.ts';
import { countVerdictsInGroup, findProblemOf, listOwnInGroup } from './in-group.queries.ts';
import { seeInGroup, seeRowsInGroup } from './see.ts';
import { solveInGroup } from './solve.ts';

const UNTRIED: OwnResult = { status: VERDICT.notSubmitted, score: null };

/** A problem of a group for whoever may see it there. @throws Failure `problem.unknown`, those of `refuseInside` */
async function findIn(call: Call, gid: number, displayId: string) {
  const { level } = await enterGroup(call, gid, call.viewer);
  const problem: ProblemRow = (await findProblemOf(call.db, gid, displayId)) ?? fail('problem.unknown');
  const part = call.viewer && (await findPart(call.db, call.viewer.uid, problem.id));
  const facts = { ...factsOf(problem), groupLevel: level, part };
  return maySeeProblem(call.viewer, facts) ? { problem, facts } : fail('problem.unknown');
}

async function ownResult(call: Call, gid: number, pids: readonly number[]) {
  const rows = await listOwnInGroup(call.db, { gid, uid: viewerOf(call).uid }, pids);
  const reached = new Map(rows.map(({ pid, status, score }) => [pid, { status, score }]));
  return (pid: number) => reached.get(pid) ?? UNTRIED;
}

/** Verdicts that a problem's page counts by name. */
const COUNTED = {
  ac: VERDICT.accepted,
  wa: VERDICT.wrongAnswer,
  tle: VERDICT.timeLimit,
  mle: VERDICT.memoryLimit,
  re: VERDICT.runtimeError,
  pe: VERDICT.presentationError,
  ce: VERDICT.compileError,
  se: VERDICT.systemError,
  pa: VERDICT.partial,
} as const;

async function countersOf(call: Call, gid: number, pid: number) {
  const counts = await countVerdictsInGroup(call.db, gid, pid);
  const of = (name: keyof typeof COUNTED) => counts.get(COUNTED[name]) ?? 0;
  return {
    total: [...counts.values()].reduce((sum, n) => sum + n, 0),
    ac: of('ac'),
    wa: of('wa'),
    tle: of('tle'),
    mle: of('mle'),
    re: of('re'),
    pe: of('pe'),
    ce: of('ce'),
    se: of('se'),
    pa: of('pa'),
  };
}

/** The problems of a group, solved by its members; nothing of it is practice, and nothing is told outside (GRP-12, GRP-13). */
export const groupRules: VenueRules = {
  priority: 'own',
  isPaced: true,
  ownProblemIds: true,

  async enter(call, gid) {
    await enterGroup(call, gid, call.viewer);
    return { ownResult: true, virtualId: null };
  },

  findProblem: async (call, gid, displayId) => (await findIn(call, gid, displayId)).problem.id,

  async showProblem(call, gid, displayId, wording) {
    const { problem, facts } = await findIn(call, gid, displayId);
    const [{ detail }, problemCount, own] = await Promise.all([
      problemInVenue(call.db, problem, wording),
      countersOf(call, gid, problem.id),
      ownResult(call, gid, [problem.id]),
    ]);
    return {
      ...detail,
      problemCount,
      isFavorite: false,
      mayManage: mayEditProblem(call.viewer, facts),
      myStatus: own(problem.id).status,
    };
  },

  // the list of a group is long and has pages; there is no line to go along
  listProblems: async () => fail('venue.unknown'),
  titles: async () => new Map(),

  async ownResults(call, gid, pids) {
    await enterGroup(call, gid, call.viewer);
    return ownResult(call, gid, pids);
  },

  solve: solveInGroup,

  see: seeInGroup,
  seeRows: seeRowsInGroup,
  async listScope(call, gid) {
    await enterGroup(call, gid, call.viewer);
    return 'all';
  },

  runsWith: null,

  // its rank follows the same events as that of its trainings
  judged: async () => {},
  deleted: async () => {},

  async boardTopic(call, gid) {
    await enterGroup(call, gid, call.viewer);
    return boardTopicOf({ kind: 'group', id: gid });
  },
};
