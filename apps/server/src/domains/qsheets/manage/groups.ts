import { fail } from '@assay/contract/errors.ts';
import {
  addQSheetGroup,
  deleteQSheetGroup,
  getAdminQSheetGroups,
  orderQSheetGroups,
  updateQSheetGroup,
} from '@assay/contract/qsheets/admin.ts';
import { QSHEET_GROUPS_MAX } from '@assay/contract/qsheets/qsheet.ts';
import { openedBy, refuseGroups, type SheetGroup } from '@assay/rules/qsheets/groups.ts';
import { isReordered } from '@assay/rules/sections/orders.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { findSheet } from '../qsheets.queries.ts';
import { recount } from '../rank/follow.ts';
import { listBound, listGroups, listShownPids } from '../view/groups.queries.ts';
import { changeSheet, note } from './admin.ts';
import { deleteGroup, findSheetOfGroup, insertGroup, updateGroup, updateOrder } from './groups.queries.ts';

/** The groups of a sheet in order, with the problems that are shown in each. */
async function loadGroups(tx: Queryable, qid: number): Promise<(SheetGroup & { title: string })[]> {
  const [groups, bound] = await Promise.all([listGroups(tx, qid), listShownPids(tx, qid)]);
  return groups.map((group) => ({
    ...group,
    pids: bound.filter(({ group_id }) => group_id === group.id).map(({ pid }) => pid),
  }));
}

/** @throws Failure of `refuseGroups` when the groups cannot stand as they were written */
async function requirePossible(tx: Queryable, qid: number): Promise<void> {
  const refusal = refuseGroups(await loadGroups(tx, qid));
  if (refusal) fail(refusal.code, { section: refusal.section, earlier: refusal.earlier });
}

export const qsheetGroupCalls: Implementation[] = [
  implement(getAdminQSheetGroups, async (call, { qid }) => {
    const { title } = (await findSheet(call.db, qid)) ?? fail('qsheet.unknown');
    const [groups, bound] = await Promise.all([listGroups(call.db, qid), listBound(call.db, qid, call.lang, true)]);
    return {
      title,
      groups: groups.map((group) => ({
        ...group,
        problems: bound
          .filter(({ group_id }) => group_id === group.id)
          .map((row) => ({
            ...{ qpid: row.qpid, pid: row.pid, problemId: row.problem_id, title: row.title },
            ...{ author: row.author, auth: row.auth, isShown: row.is_shown },
          })),
      })),
    };
  }),

  implement(addQSheetGroup, async (call, { qid, ...fields }) =>
    changeSheet(call, qid, async (tx) => {
      const { id } = await insertGroup(tx, qid, fields);
      if ((await listGroups(tx, qid)).length > QSHEET_GROUPS_MAX) {
        fail('qsheet.tooManyGroups', { max: QSHEET_GROUPS_MAX });
      }
      await requirePossible(tx, qid);
      await note(call, tx, addQSheetGroup.name, qid, null, { id, ...fields });
      return { id };
    }),
  ),

  implement(updateQSheetGroup, async (call, { id, ...fields }) => {
    const qid = (await findSheetOfGroup(call.db, id)) ?? fail('qsheet.groupUnknown');
    await changeSheet(call, qid, async (tx) => {
      const before = (await listGroups(tx, qid)).find((group) => group.id === id) ?? fail('qsheet.groupUnknown');
      await updateGroup(tx, id, fields);
      await requirePossible(tx, qid);
      await note(call, tx, updateQSheetGroup.name, qid, before, { id, ...fields });
    });
    return null;
  }),

  implement(deleteQSheetGroup, async (call, { id }) => {
    const qid = (await findSheetOfGroup(call.db, id)) ?? fail('qsheet.groupUnknown');
    await changeSheet(call, qid, async (tx) => {
      const groups = await loadGroups(tx, qid);
      const group = groups.find((one) => one.id === id) ?? fail('qsheet.groupUnknown');
      const opened = openedBy(groups, id);
      if (opened) fail('qsheet.groupNeeded', { title: opened.title });
      await deleteGroup(tx, id);
      await recount(tx, qid, group.pids);
      await note(call, tx, deleteQSheetGroup.name, qid, group, null);
    });
    return null;
  }),

  implement(orderQSheetGroups, async (call, { qid, ids }) => {
    await changeSheet(call, qid, async (tx) => {
      const before = (await listGroups(tx, qid)).map(({ id }) => id);
      if (!isReordered(before, ids)) fail('qsheet.changed');
      await updateOrder(tx, 'qsheet_groups', ids);
      await requirePossible(tx, qid);
      await note(call, tx, orderQSheetGroups.name, qid, { ids: before }, { ids });
    });
    return null;
  }),
];
