import { fail } from '@assay/contract/errors.ts';
import {
  addQSheet,
  deleteQSheet,
  getAdminQSheetList,
  type QSheetFields,
  updateQSheet,
} from '@assay/contract/qsheets/admin.ts';
import { notesOn } from '../../../platform/audit/note-act.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { countSheets, listSheets } from '../list/list.queries.ts';
import { findSheet, holdSheet, type SheetColumns } from '../qsheets.queries.ts';
import { deleteSheet, insertSheet, touchSheet, updateSheet } from './admin.queries.ts';
import { holdProblems } from './groups.queries.ts';

/** Notes in the log what was done to a sheet. */
export const note = notesOn('qsheet');

/**
 * Changes a sheet's groups or problems alone, in a transaction.
 * @param pids problems that must be there, and stay until it ends
 * @throws Failure `qsheet.unknown`, `problem.unknown` when they are gone
 */
export const changeSheet = <Result>(
  call: Call,
  qid: number,
  change: (tx: Queryable) => Promise<Result>,
  pids: readonly number[] = [],
) =>
  call.db.transaction().execute(async (tx) => {
    if (!(await holdProblems(tx, pids))) fail('problem.unknown');
    if (!(await holdSheet(tx, qid, 'change'))) fail('qsheet.unknown');
    const result = await change(tx);
    await touchSheet(tx, qid, call.clock.now());
    return result;
  });

const columnsOf = ({ title, description, image, rank, status }: QSheetFields) => ({
  ...{ title, description, image, rank },
  visible: status,
});

const told = ({ title, rank, visible }: Pick<SheetColumns, 'title' | 'rank' | 'visible'>) => ({ title, rank, visible });

export const qsheetAdminCalls: Implementation[] = [
  implement(getAdminQSheetList, async (call, { keyword, ...page }) => {
    const filter = { keyword, all: true };
    const [rows, total] = await Promise.all([
      listSheets(call.db, filter, page, viewerOf(call).uid),
      countSheets(call.db, filter),
    ]);
    const records = rows.map((row) => ({
      id: row.id,
      title: row.title,
      description: row.description,
      image: row.image,
      rank: row.rank,
      status: row.visible,
      version: row.version,
      problemCount: row.problem_count,
      participantCount: row.participants,
      gmtCreate: row.gmt_create.toISOString(),
      gmtModified: row.gmt_modified.toISOString(),
    }));
    return pageAnswer(records, total, page);
  }),

  implement(addQSheet, (call, input) =>
    call.db.transaction().execute(async (tx) => {
      const columns = columnsOf(input);
      const { id } = await insertSheet(tx, columns);
      await note(call, tx, addQSheet.name, id, null, told(columns));
      return { id };
    }),
  ),

  implement(updateQSheet, async (call, { id, version, ...input }) => {
    const before = (await findSheet(call.db, id)) ?? fail('qsheet.unknown');
    const columns = columnsOf(input);
    const saved = await call.db.transaction().execute(async (tx) => {
      const next = await updateSheet(tx, id, version, { ...columns, gmt_modified: call.clock.now() });
      if (next === null) return fail('qsheet.changed');
      await note(call, tx, updateQSheet.name, id, told(before), told(columns));
      return next;
    });
    return { version: saved };
  }),

  implement(deleteQSheet, async (call, { id }) => {
    const before = (await findSheet(call.db, id)) ?? fail('qsheet.unknown');
    await call.db.transaction().execute(async (tx) => {
      if (!(await deleteSheet(tx, id))) fail('qsheet.unknown');
      const { participants, finishers } = before;
      await note(call, tx, deleteQSheet.name, id, { ...told(before), participants, finishers }, null);
    });
    return null;
  }),
];
