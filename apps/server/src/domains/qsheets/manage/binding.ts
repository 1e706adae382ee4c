import { fail } from '@assay/contract/errors.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import {
  bindQSheetProblem,
  bindQSheetProblems,
  getProblemsForQSheet,
  orderQSheetProblems,
  unbindQSheetProblem,
} from '@assay/contract/qsheets/admin.ts';
import { QSHEET_PROBLEMS_MAX } from '@assay/contract/qsheets/qsheet.ts';
import { isReordered } from '@assay/rules/sections/orders.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { adminProblemPage } from '../../authoring/admin-list.ts';
import { findProblem, type ProblemRow } from '../../problems/find.queries.ts';
import { findPicks, pickedOf } from '../../problems/picks.ts';
import { findSheetOf } from '../qsheets.queries.ts';
import { recount } from '../rank/follow.ts';
import { listBound } from '../view/groups.queries.ts';
import { changeSheet, note } from './admin.ts';
import { deleteBound, findSheetOfGroup, insertBound, updateOrder } from './groups.queries.ts';

/** Public and private problems of the site (SHEET-8); others answer like missing ones. */
const BINDABLE: readonly number[] = [PROBLEM_AUTH.public, PROBLEM_AUTH.private];
const mayBind = ({ owner_kind, auth }: Pick<ProblemRow, 'owner_kind' | 'auth'>) =>
  owner_kind === 'site' && BINDABLE.includes(auth);

const sheetOfGroup = async (call: Call, groupId: number) =>
  (await findSheetOfGroup(call.db, groupId)) ?? fail('qsheet.groupUnknown');

/** Binds problems to a group, each held so that nobody deletes it meanwhile. @returns those that were not there before */
async function bind(call: Call, tx: Queryable, where: { qid: number; groupId: number }, pids: readonly number[]) {
  const bound = await insertBound(tx, where, pids);
  if ((await listBound(tx, where.qid, call.lang, true)).length > QSHEET_PROBLEMS_MAX) {
    fail('qsheet.tooManyProblems', { max: QSHEET_PROBLEMS_MAX });
  }
  await recount(
    tx,
    where.qid,
    bound.map(({ pid }) => pid),
  );
  return bound;
}

export const qsheetBindingCalls: Implementation[] = [
  implement(getProblemsForQSheet, async (call, { groupId, keyword, ...page }) => {
    await sheetOfGroup(call, groupId);
    return adminProblemPage(call, { keyword, auths: BINDABLE, oj: null, outsideSheetGroup: groupId }, page);
  }),

  implement(bindQSheetProblem, async (call, { groupId, pid }) => {
    const qid = await sheetOfGroup(call, groupId);
    const problem = await findProblem(call.db, { pid });
    if (!problem || !mayBind(problem)) fail('problem.unknown');
    const change = async (tx: Queryable) => {
      const [bound] = await bind(call, tx, { qid, groupId }, [pid]);
      if (!bound) return fail('qsheet.problemTwice');
      await note(call, tx, bindQSheetProblem.name, qid, null, { groupId, pid });
      return { qpid: bound.id };
    };
    return changeSheet(call, qid, change, [pid]);
  }),

  implement(bindQSheetProblems, async (call, { groupId, problemIds }) => {
    const qid = await sheetOfGroup(call, groupId);
    const picks = await findPicks(call.db, problemIds, mayBind);
    const pids = picks.found.map(({ id }) => id);
    const change = async (tx: Queryable) => {
      const bound = (await bind(call, tx, { qid, groupId }, pids)).map(({ pid }) => pid);
      await note(call, tx, bindQSheetProblems.name, qid, null, { groupId, pids: bound });
      return new Set(bound);
    };
    return pickedOf(picks, await changeSheet(call, qid, change, pids));
  }),

  implement(unbindQSheetProblem, async (call, { qpid }) => {
    const qid = (await findSheetOf(call.db, qpid)) ?? fail('problem.unknown');
    await changeSheet(call, qid, async (tx) => {
      const { pid, group_id } = (await deleteBound(tx, qpid)) ?? fail('problem.unknown');
      await recount(tx, qid, [pid]);
      await note(call, tx, unbindQSheetProblem.name, qid, { groupId: group_id, pid }, null);
    });
    return null;
  }),

  implement(orderQSheetProblems, async (call, { groupId, qpids }) => {
    const qid = await sheetOfGroup(call, groupId);
    await changeSheet(call, qid, async (tx) => {
      const bound = await listBound(tx, qid, call.lang, true);
      const before = bound.filter(({ group_id }) => group_id === groupId).map(({ qpid }) => qpid);
      if (!isReordered(before, qpids)) fail('qsheet.changed');
      await updateOrder(tx, 'qsheet_problems', qpids);
      await note(call, tx, orderQSheetProblems.name, qid, { groupId, qpids: before }, { groupId, qpids });
    });
    return null;
  }),
];
