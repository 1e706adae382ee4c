import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import {
  addTimedWorkProblem,
  addTimedWorkProblems,
  getAdminTimedWorkProblems,
  getProblemsForTimedWork,
  orderTimedWorkProblems,
  removeTimedWorkProblem,
  updateTimedWorkProblem,
} from '@assay/contract/works/admin-problems.ts';
import { WORK_PROBLEM_TYPE, WORK_PROBLEMS_MAX } from '@assay/contract/works/work.ts';
import { problemLetters, reorderedIds } from '@assay/rules/contests/letters.ts';
import { mayEditProblem, mayUseProblem, type ProblemFacts } from '@assay/rules/problems/access.ts';
import { shownAuth } from '@assay/rules/problems/owner.ts';
import { pointsOf } from '@assay/rules/questions/grade.ts';
import { HUNDREDTHS, inHundredths, inPoints } from '@assay/rules/works/score.ts';
import {
  brokenConstraint,
  FOREIGN_KEY_VIOLATION,
  type Queryable,
  UNIQUE_VIOLATION,
} from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { adminProblemPage, groupProblemPage } from '../../authoring/admin-list.ts';
import { type DecidingColumns, factsOf } from '../../problems/facts.ts';
import { findProblem, findTitle, type ProblemRow } from '../../problems/find.queries.ts';
import { findPicks } from '../../problems/picks.ts';
import { findQuestions } from '../../questions/questions.queries.ts';
import { editWork, type WorkView } from '../entry.ts';
import { tellTimes } from '../owner/news.ts';
import { listWorkProblems } from '../problems/problems.queries.ts';
import { countAnew } from '../rank/cells.ts';
import { tellRank } from '../rank/follow.ts';
import { note } from './admin.ts';
import {
  deleteWorkProblem,
  insertWorkProblem,
  listManagedProblems,
  lockWork,
  orderProblems,
  updateWorkProblem,
} from './problems.queries.ts';

/** What a problem is worth unless its own full score says otherwise. */
const USUAL_POINTS = 100;

/** What the database refused, in the words of the catalogue. */
function refuseTaken(error: unknown, displayId: string): never {
  const broken = brokenConstraint(error, UNIQUE_VIOLATION);
  if (broken === 'timed_work_problems_wid_display_id_key') fail('work.displayIdTaken', { displayId });
  if (broken === 'timed_work_problems_wid_pid_key') fail('work.problemTwice');
  // deleted since it was looked up
  if (brokenConstraint(error, FOREIGN_KEY_VIOLATION)?.startsWith('timed_work_problems')) fail('problem.unknown');
  throw error;
}

/** Changes problems of a work with a note in the log; nobody else does at that moment. */
async function change<T>(
  call: Call,
  action: AuditAction,
  wid: number,
  told: object,
  act: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const done = await call.db.transaction().execute(async (tx) => {
    if (!(await lockWork(tx, wid))) return fail('work.unknown');
    const made = await act(tx);
    await note(call, tx, action, wid, null, told);
    return made;
  });
  tellTimes(call, wid, 'all');
  return done;
}

/** Scores follow what problems are worth. */
async function recount(tx: Queryable, wid: number, pids: readonly number[]) {
  await countAnew(tx, wid, { uids: null, pids });
  await tellRank(tx, [wid]);
}

/** What decides about rights to a problem for the viewer of a work, with what he is in the work's group. */
function factsIn({ row, viewer }: WorkView, problem: DecidingColumns): ProblemFacts {
  const facts = factsOf(problem);
  const isOfGroup = facts.owner.kind === 'group' && facts.owner.id === row.group_id;
  return isOfGroup ? { ...facts, groupLevel: viewer?.groupLevel ?? 0 } : facts;
}

const mayPick = ({ viewer }: Call, view: WorkView, problem: ProblemRow) =>
  mayUseProblem(viewer, factsIn(view, problem), { gid: view.facts.gid });

/** Adds a problem under an id that was chosen, else under the first letter that is free. */
async function pick(call: Call, tx: Queryable, wid: number, problem: ProblemRow, chosen: string | undefined) {
  const inside = await listWorkProblems(tx, wid);
  if (inside.some(({ pid }) => pid === problem.id)) return fail('work.problemTwice');
  if (inside.length >= WORK_PROBLEMS_MAX) return fail('work.tooManyProblems', { max: WORK_PROBLEMS_MAX });
  const taken = new Set(inside.map(({ display_id }) => display_id));
  let at = 0;
  while (taken.has(problemLetters(at))) at += 1;
  const displayId = chosen?.toUpperCase() ?? problemLetters(at);
  const displayTitle = (await findTitle(tx, problem.id, call.lang)) ?? displayId;
  const stored = await findQuestions(tx, problem.id);
  const points = stored
    ? inHundredths(pointsOf(stored.set.questions))
    : (problem.io_score || USUAL_POINTS) * HUNDREDTHS;
  const { id } = await insertWorkProblem(tx, { wid, pid: problem.id, displayId, displayTitle, points });
  return { id, displayId };
}

export const workAdminProblemCalls: Implementation[] = [
  implement(getAdminTimedWorkProblems, async (call, { tid }) => {
    const view = await editWork(call, tid, call.viewer);
    return (await listManagedProblems(call.db, tid, call.lang)).map((row) => ({
      id: row.id,
      pid: row.pid,
      problemId: row.problem_id,
      title: row.title,
      displayId: row.display_id,
      displayTitle: row.display_title,
      type: row.is_objective ? WORK_PROBLEM_TYPE.objective : WORK_PROBLEM_TYPE.programming,
      points: inPoints(row.points),
      auth: shownAuth(row.auth),
      caseCount: row.case_count,
      mayEdit: mayEditProblem(call.viewer, factsIn(view, row)),
    }));
  }),

  implement(getProblemsForTimedWork, async (call, { tid, keyword, ...page }) => {
    const { group, viewer } = await editWork(call, tid, call.viewer);
    if (group === null) return adminProblemPage(call, { keyword, oj: null, outsideWork: tid }, page);
    const level = viewer?.groupLevel ?? GROUP_LEVEL.none;
    return groupProblemPage(call, { gid: group.id, level, keyword, outsideWork: tid, withPublic: true }, page);
  }),

  implement(addTimedWorkProblem, async (call, { tid, pid, displayId }) => {
    const view = await editWork(call, tid, call.viewer);
    const problem = (await findProblem(call.db, { pid })) ?? fail('problem.unknown');
    if (!mayPick(call, view, problem)) fail('problem.unknown');
    try {
      const { id } = await change(call, addTimedWorkProblem.name, tid, { pid, displayId }, (tx) =>
        pick(call, tx, tid, problem, displayId),
      );
      return { id };
    } catch (error) {
      return refuseTaken(error, displayId ?? '');
    }
  }),

  implement(addTimedWorkProblems, async (call, { tid, problemIds }) => {
    const view = await editWork(call, tid, call.viewer);
    const isOpen = (problem: ProblemRow) => mayPick(call, view, problem);
    const { found, unknown, tooMany } = await findPicks(call.db, problemIds, isOpen);
    const pids = found.map(({ id }) => id);
    return change(call, addTimedWorkProblems.name, tid, { pids }, async (tx) => {
      const inside = new Set((await listWorkProblems(tx, tid)).map(({ pid }) => pid));
      const already = found.filter(({ id }) => inside.has(id)).map(({ problem_id }) => problem_id);
      const added = [];
      for (const problem of found.filter(({ id }) => !inside.has(id))) {
        const { displayId } = await pick(call, tx, tid, problem, undefined);
        added.push({ pid: problem.id, problemId: problem.problem_id, displayId });
      }
      return { added, unknown, already, tooMany };
    });
  }),

  implement(updateTimedWorkProblem, async (call, { tid, pid, points, ...given }) => {
    await editWork(call, tid, call.viewer);
    const shown = { displayTitle: given.displayTitle, displayId: given.displayId.toUpperCase() };
    try {
      await change(call, updateTimedWorkProblem.name, tid, { pid, points, ...shown }, async (tx) => {
        const next = { wid: tid, pid, points: inHundredths(points), ...shown };
        if (!(await updateWorkProblem(tx, next))) return fail('problem.unknown');
        await recount(tx, tid, [pid]);
      });
    } catch (error) {
      return refuseTaken(error, shown.displayId);
    }
    return null;
  }),

  implement(orderTimedWorkProblems, async (call, { tid, pids }) => {
    await editWork(call, tid, call.viewer);
    await change(call, orderTimedWorkProblems.name, tid, { pids }, async (tx) => {
      const known = new Map((await listWorkProblems(tx, tid)).map(({ pid, display_id }) => [pid, display_id]));
      if (new Set(pids).size !== pids.length || pids.length !== known.size || pids.some((pid) => !known.has(pid))) {
        return fail('work.problemsChanged');
      }
      await orderProblems(tx, tid, reorderedIds(known, pids));
    });
    return null;
  }),

  implement(removeTimedWorkProblem, async (call, { tid, pid }) => {
    await editWork(call, tid, call.viewer);
    await change(call, removeTimedWorkProblem.name, tid, { pid }, async (tx) => {
      if (!(await deleteWorkProblem(tx, tid, pid))) return fail('problem.unknown');
      await recount(tx, tid, [pid]);
    });
    return null;
  }),
];
