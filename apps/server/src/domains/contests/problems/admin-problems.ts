import {
  type AdminContestProblem,
  addContestProblem,
  addContestProblemFromGroup,
  addProblemFromPublic,
  addProblemsFromPublic,
  changeContestProblemPractice,
  getAdminContestProblem,
  getAdminContestProblems,
  getProblemsForContest,
  orderContestProblems,
  removeContestProblem,
  updateContestProblem,
} from '@assay/contract/contests/admin-problems.ts';
import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import { balloonColor, problemLetters, reorderedIds } from '@assay/rules/contests/letters.ts';
import { mayEditProblem, mayUseProblem } from '@assay/rules/problems/access.ts';
import { shownAuth } from '@assay/rules/problems/owner.ts';
import {
  brokenConstraint,
  FOREIGN_KEY_VIOLATION,
  type Queryable,
  UNIQUE_VIOLATION,
} from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { lockProblems } from '../../authoring/admin-list.queries.ts';
import { adminProblemPage, groupProblemPage } from '../../authoring/admin-list.ts';
import { refusePublishing } from '../../authoring/contest-problems.ts';
import { insertPrepared, prepareSave, refuseBrokenRow } from '../../authoring/editor/save.ts';
import { belongWhere, takePlace } from '../../authoring/own/belonging.ts';
import { findProblem, findTitle, type ProblemRow } from '../../problems/find.queries.ts';
import { findPicks } from '../../problems/picks.ts';
import { type ContestView, editContest } from '../entry.ts';
import { closeToPractice, reopenToPractice, takeIntoContest, takeOutOfContest } from '../list/public-list.ts';
import { noteContest } from '../note.ts';
import { settleAnew } from '../settle/settle.ts';
import {
  insertContestProblem,
  orderProblems,
  renameInContest,
  updateContestProblemRow,
} from './admin-problems.queries.ts';
import { factsIn } from './facts-in.ts';
import { listContestProblems, listManagedProblems } from './problems.queries.ts';

/** What the database refused, in the words of the catalogue. */
function refuseTaken(error: unknown, displayId: string): never {
  const broken = brokenConstraint(error, UNIQUE_VIOLATION);
  if (broken === 'contest_problems_cid_display_id_key') fail('contest.displayIdTaken', { displayId });
  if (broken === 'contest_problems_cid_pid_key') fail('contest.problemTwice');
  // deleted since it was looked up
  if (brokenConstraint(error, FOREIGN_KEY_VIOLATION) === 'contest_problems_pid_fkey') fail('problem.unknown');
  throw error;
}

/** Changes problems of a contest with a note in the log. */
async function change<T>(
  call: Call,
  action: AuditAction,
  cid: number,
  told: object,
  act: (tx: Queryable) => Promise<T>,
): Promise<T> {
  return call.db.transaction().execute(async (tx) => {
    const done = await act(tx);
    await noteContest(call, tx, action, cid, null, told);
    return done;
  });
}

const shownRow = (
  call: Call,
  view: ContestView,
  row: Awaited<ReturnType<typeof listManagedProblems>>[number],
): AdminContestProblem => ({
  id: row.id,
  pid: row.pid,
  problemId: row.problem_id,
  title: row.title,
  displayId: row.display_id,
  displayTitle: row.display_title,
  color: row.color,
  acCoin: row.ac_coin,
  auth: shownAuth(row.auth),
  type: row.type,
  caseCount: row.case_count,
  mayEdit: mayEditProblem(call.viewer, factsIn(view, row)),
  offList: row.off_list,
});

/** The first letter that is free, and the usual balloon of the next place. */
async function nextPlace(db: Queryable, cid: number) {
  const taken = new Set((await listContestProblems(db, cid)).map(({ display_id }) => display_id));
  let at = 0;
  while (taken.has(problemLetters(at))) at += 1;
  return { letter: problemLetters(at), color: balloonColor(taken.size) };
}

const mayPick = ({ viewer }: Call, view: ContestView, problem: ProblemRow) =>
  mayUseProblem(viewer, factsIn(view, problem), { gid: view.facts.gid });

/** Adds a problem of the site. */
async function pick(
  call: Call,
  tx: Queryable,
  { id: pid }: ProblemRow,
  { cid, ofGroup, displayId, color }: { cid: number; ofGroup: boolean; displayId: string; color: string },
) {
  const displayTitle = (await findTitle(tx, pid, call.lang)) ?? displayId;
  return takeIntoContest(call, tx, { cid, pid, displayId, displayTitle, color }, { ofGroup });
}

/** Adds one problem under an id that was chosen, else under the next letter. */
async function pickOne(
  call: Call,
  view: ContestView,
  problem: ProblemRow,
  { action, cid, displayId }: { action: AuditAction; cid: number; displayId: string | undefined },
) {
  const pid = problem.id;
  const isInside = (await listContestProblems(call.db, cid)).some((each) => each.pid === pid);
  if (isInside) fail('contest.problemTwice');
  if (!mayPick(call, view, problem)) fail('problem.unknown');
  const place = await nextPlace(call.db, cid);
  const letter = displayId ?? place.letter;
  try {
    return await change(call, action, cid, { pid, displayId: letter }, (tx) =>
      pick(call, tx, problem, { cid, ofGroup: view.group !== null, color: place.color, displayId: letter }),
    );
  } catch (error) {
    return refuseTaken(error, letter);
  }
}

/**
 * Adds one problem of the site to a contest that the viewer manages.
 * @param action the call that asks for it, for the log
 * @throws Failure `problem.unknown`, `contest.problemTwice` and those of `editContest`
 */
export async function addToContest(
  call: Call,
  { action, cid, pid, displayId }: { action: AuditAction; cid: number; pid: number; displayId: string | undefined },
) {
  const view = await editContest(call, cid);
  const problem = (await findProblem(call.db, { pid })) ?? fail('problem.unknown');
  return pickOne(call, view, problem, { action, cid, displayId });
}

export const contestAdminProblemCalls: Implementation[] = [
  implement(getAdminContestProblems, async (call, { cid }) => {
    const view = await editContest(call, cid);
    return (await listManagedProblems(call.db, cid, call.lang)).map((row) => shownRow(call, view, row));
  }),

  implement(getAdminContestProblem, async (call, { cid, pid }) => {
    const view = await editContest(call, cid);
    const row = (await listManagedProblems(call.db, cid, call.lang)).find((one) => one.pid === pid);
    return row ? shownRow(call, view, row) : fail('problem.unknown');
  }),

  implement(getProblemsForContest, async (call, { cid, keyword, ...page }) => {
    const { group, viewer } = await editContest(call, cid);
    if (group === null) return adminProblemPage(call, { keyword, oj: null, outsideContest: cid }, page);
    const level = viewer?.groupAuth ?? GROUP_LEVEL.none;
    return groupProblemPage(call, { gid: group.id, level, keyword, outsideContest: cid, withPublic: true }, page);
  }),

  implement(addProblemFromPublic, (call, { cid, pid, displayId }) =>
    addToContest(call, { action: addProblemFromPublic.name, cid, pid, displayId }),
  ),

  implement(addContestProblemFromGroup, async (call, { cid, problemId, displayId }) => {
    const view = await editContest(call, cid);
    const problem = await findProblem(call.db, { problemId });
    if (!problem || view.group === null || problem.group_id !== view.group.id) return fail('problem.unknown');
    return pickOne(call, view, problem, { action: addContestProblemFromGroup.name, cid, displayId });
  }),

  implement(addProblemsFromPublic, async (call, { cid, problemIds }) => {
    const view = await editContest(call, cid);
    const ofGroup = view.group !== null;
    const inside = new Set((await listContestProblems(call.db, cid)).map(({ pid }) => pid));
    const isOpen = (problem: ProblemRow) => inside.has(problem.id) || mayPick(call, view, problem);
    const { found, unknown, tooMany } = await findPicks(call.db, problemIds, isOpen);
    const already = found.filter(({ id }) => inside.has(id)).map(({ problem_id }) => problem_id);
    const picked = found.filter(({ id }) => !inside.has(id));
    const pids = picked.map(({ id }) => id);
    try {
      const added = await change(call, addProblemsFromPublic.name, cid, { pids }, async (tx) => {
        await lockProblems(tx, pids);
        const done: { pid: number; problemId: string; displayId: string }[] = [];
        for (const problem of picked) {
          const { letter: displayId, color } = await nextPlace(tx, cid);
          await pick(call, tx, problem, { cid, ofGroup, displayId, color });
          done.push({ pid: problem.id, problemId: problem.problem_id, displayId });
        }
        return done;
      });
      return { added, unknown, already, tooMany };
    } catch (error) {
      // somebody else added problems at the same moment
      if (brokenConstraint(error, UNIQUE_VIOLATION)) return fail('contest.problemsChanged');
      return refuseTaken(error, '');
    }
  }),

  implement(updateContestProblem, async (call, { cid, pid, displayId, displayTitle, color, acCoin }) => {
    const { group } = await editContest(call, cid);
    // whoever makes a group could pay the own members
    if (group !== null && acCoin) fail('contest.coinsOfSite');
    try {
      await change(
        call,
        updateContestProblem.name,
        cid,
        { pid, displayId, displayTitle, color, acCoin },
        async (tx) => {
          const before = await updateContestProblemRow(tx, { cid, pid, displayId, displayTitle, color, acCoin });
          if (before === null) return fail('problem.unknown');
          if (acCoin !== undefined) await settleAnew(tx, cid);
          if (before !== displayId) await renameInContest(tx, cid, pid, displayId);
        },
      );
    } catch (error) {
      return refuseTaken(error, displayId);
    }
    return null;
  }),

  implement(orderContestProblems, async (call, { cid, pids }) => {
    await editContest(call, cid);
    await change(call, orderContestProblems.name, cid, { pids }, async (tx) => {
      const known = new Map((await listContestProblems(tx, cid)).map(({ pid, display_id }) => [pid, display_id]));
      if (new Set(pids).size !== pids.length || pids.length !== known.size || pids.some((pid) => !known.has(pid))) {
        return fail('contest.problemsChanged');
      }
      await orderProblems(tx, cid, reorderedIds(known, pids));
    });
    return null;
  }),

  implement(changeContestProblemPractice, async (call, { cid, pid, open }) => {
    const view = await editContest(call, cid);
    const row = (await listManagedProblems(call.db, cid, call.lang)).find((each) => each.pid === pid);
    if (!row) return fail('problem.unknown');
    if (!open && !mayEditProblem(call.viewer, factsIn(view, row))) fail('access.denied');
    await change(call, changeContestProblemPractice.name, cid, { pid, open }, async (tx) => {
      if (!open) return closeToPractice(call, tx, cid, pid);
      await refusePublishing(tx, pid, call.clock.now());
      if (!(await reopenToPractice(call, tx, cid, pid))) fail('problem.notOffList');
    });
    return null;
  }),

  implement(removeContestProblem, async (call, { cid, pid }) => {
    await editContest(call, cid);
    await change(call, removeContestProblem.name, cid, { pid }, async (tx) => {
      if (!(await takeOutOfContest(call, tx, cid, pid))) fail('problem.unknown');
    });
    return null;
  }),

  implement(addContestProblem, async (call, { cid, displayId: wished, displayTitle, ...save }) => {
    const author = viewerOf(call);
    const { group } = await editContest(call, cid);
    const { idFor, ...belonging } = await belongWhere(call, author, group?.id ?? null);
    const problemId = idFor(save.problem.problemId);
    const inContest = { ...save, problem: { ...save.problem, problemId, auth: PROBLEM_AUTH.contest } };
    const prepared = await prepareSave(call, author, inContest, belonging);
    const { letter, color } = await nextPlace(call.db, cid);
    const displayId = wished ?? letter;
    const { zh, en } = save.problem.texts;
    const title = displayTitle || (zh ?? en)?.title || displayId;
    try {
      return await change(call, addContestProblem.name, cid, { displayId }, async (tx) => {
        await takePlace(call, tx, belonging);
        const made = await insertPrepared(tx, prepared);
        await insertContestProblem(tx, { cid, pid: made.pid, displayId, displayTitle: title, color, offList: false });
        return made;
      });
    } catch (error) {
      if (brokenConstraint(error, UNIQUE_VIOLATION)?.startsWith('contest_problems')) refuseTaken(error, displayId);
      return refuseBrokenRow(error, inContest);
    }
  }),
];
