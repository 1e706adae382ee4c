import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Paging } from '@assay/contract/page.ts';
import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import {
  addGroupTimedWork,
  addTimedWork,
  changeTimedWorkVisible,
  cloneTimedWork,
  deleteTimedWork,
  getAdminTimedWork,
  getAdminTimedWorkList,
  getGroupAdminTimedWorkList,
  openTimedWorkResults,
  updateTimedWork,
} from '@assay/contract/works/admin.ts';
import { mayDeleteWork, mayEditWork } from '@assay/rules/works/access.ts';
import { changesWhatWasTold } from '@assay/rules/works/exam.ts';
import { notesOn } from '../../../platform/audit/note-act.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { type GroupView, manageGroup } from '../../groups/entry.ts';
import { holdGroup } from '../../groups/members.queries.ts';
import { updateUngraded } from '../answers/answers.queries.ts';
import { editWork, workFacts, workViewer } from '../entry.ts';
import { hasSittings, tellExams } from '../exam/exam.queries.ts';
import { examOf } from '../exam/exam.ts';
import { countWorks, listWorks } from '../list/list.queries.ts';
import { tellTimes } from '../owner/news.ts';
import { countAnew } from '../rank/cells.ts';
import { tellRank } from '../rank/follow.ts';
import { shownWork } from '../shown.ts';
import { copyProblems, deleteWorkRows, insertWork, updateWorkRow } from './admin.queries.ts';
import { shiftedTimes, type WorkForm, workColumns, workForm } from './save.ts';

/** What a clone is called, as those of contests are (CON-31). */
const CLONED = ' [Cloned]';
const TITLE_MAX = 255;
const NOBODY = { sitting: null, extension: null };

/** Notes in the log what was done to a work. */
export const note = notesOn('timed work');

/** What the log keeps of a work: not its password. */
function told(row: WorkForm) {
  const { pwd: _, description: __, ...kept } = workForm(row);
  return kept;
}

/** Stores a new work of the viewer's, of a group or of the site. */
export async function storeWork(call: Call, tx: Queryable, action: AuditAction, columns: WorkForm, gid: number | null) {
  const { uid, username } = viewerOf(call);
  const { id } = await insertWork(tx, { ...columns, group_id: gid, author_uid: uid, author: username });
  await note(call, tx, action, id, null, told(columns));
  return { id };
}

/** A page of the works of the site or of a group, as those see them who run some of them. */
async function managedPage(call: Call, keyword: string | undefined, page: Paging, group: GroupView | null) {
  const now = call.clock.now();
  const filter = { gid: group?.row.id ?? null, now, keyword, all: true };
  const [rows, total] = await Promise.all([listWorks(call.db, filter, page, null), countWorks(call.db, filter, null)]);
  const viewer = workViewer(call.viewer, group, NOBODY);
  const records = rows.map((row) => {
    const { record: _, ...shown } = shownWork(row, NOBODY, now);
    const facts = workFacts(row);
    return {
      ...shown,
      visible: row.visible,
      mayEdit: mayEditWork(viewer, facts),
      mayDelete: mayDeleteWork(viewer, facts),
      gmtCreate: row.gmt_create.toISOString(),
    };
  });
  return pageAnswer(records, total, page);
}

export const workAdminCalls: Implementation[] = [
  implement(getAdminTimedWorkList, (call, { keyword, ...page }) => managedPage(call, keyword, page, null)),

  implement(getGroupAdminTimedWorkList, async (call, { gid, keyword, ...page }) =>
    managedPage(call, keyword, page, await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin)),
  ),

  implement(getAdminTimedWork, async (call, { tid }) => {
    const { row } = await editWork(call, tid, call.viewer);
    return {
      ...workForm(row),
      id: row.id,
      gid: row.group_id,
      author: row.author,
      resultsOpen: row.results_open,
      lastEnd: row.over_at.toISOString(),
      version: row.version,
    };
  }),

  implement(addTimedWork, (call, input) =>
    call.db.transaction().execute((tx) => storeWork(call, tx, addTimedWork.name, workColumns(input, null), null)),
  ),

  implement(addGroupTimedWork, async (call, { gid, ...input }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    return call.db.transaction().execute(async (tx) => {
      // it may be disbanded meanwhile
      if (!(await holdGroup(tx, gid))) return fail('group.unknown');
      return storeWork(call, tx, addGroupTimedWork.name, workColumns(input, null), gid);
    });
  }),

  implement(updateTimedWork, async (call, { id, version, ...input }) => {
    const { row } = await editWork(call, id, call.viewer);
    const columns = workColumns(input, row);
    const saved = await call.db.transaction().execute(async (tx) => {
      const fields = { ...columns, gmt_modified: call.clock.now() };
      const next = await updateWorkRow(tx, id, version ?? null, fields);
      if (next === null) return fail('work.changed');
      await updateUngraded(tx, id, null);
      const [was, is] = [examOf(row), examOf(columns)];
      if (changesWhatWasTold(was, is) && (await hasSittings(tx, id))) fail('work.examStarted');
      if (was.exam || is.exam) await tellExams(tx, null);
      if (columns.score_type !== row.score_type) {
        await countAnew(tx, id, { uids: null, pids: null });
        await tellRank(tx, [id]);
      }
      await note(call, tx, updateTimedWork.name, id, told(row), told(columns));
      return next;
    });
    tellTimes(call, id, 'all');
    return { version: saved };
  }),

  implement(changeTimedWorkVisible, async (call, { tid, visible }) => {
    const { row } = await editWork(call, tid, call.viewer);
    await call.db.transaction().execute(async (tx) => {
      await updateWorkRow(tx, tid, null, { visible, gmt_modified: call.clock.now() });
      if (row.exam) await tellExams(tx, null);
      await note(call, tx, changeTimedWorkVisible.name, tid, { visible: row.visible }, { visible });
    });
    return null;
  }),

  implement(openTimedWorkResults, async (call, { tid, open }) => {
    const { row } = await editWork(call, tid, call.viewer);
    await call.db.transaction().execute(async (tx) => {
      await updateWorkRow(tx, tid, null, { results_open: open, gmt_modified: call.clock.now() });
      await note(call, tx, openTimedWorkResults.name, tid, { open: row.results_open }, { open });
    });
    tellTimes(call, tid, 'all');
    return null;
  }),

  implement(cloneTimedWork, async (call, { tid, startTime }) => {
    const { row } = await editWork(call, tid, call.viewer);
    const title = `${row.title.slice(0, TITLE_MAX - CLONED.length)}${CLONED}`;
    const columns = {
      ...workColumns({ ...workForm(row), title, visible: false }, null),
      ...shiftedTimes(row, startTime),
    };
    return call.db.transaction().execute(async (tx) => {
      const made = await storeWork(call, tx, cloneTimedWork.name, columns, row.group_id);
      await copyProblems(tx, tid, made.id);
      return made;
    });
  }),

  implement(deleteTimedWork, async (call, { tid }) => {
    const { row, viewer, facts } = await editWork(call, tid, call.viewer);
    if (!mayDeleteWork(viewer, facts)) fail('access.denied');
    await call.db.transaction().execute(async (tx) => {
      const submissions = await deleteWorkRows(tx, tid);
      if (row.exam) await tellExams(tx, null);
      await note(call, tx, deleteTimedWork.name, tid, { ...told(row), author: row.author, submissions }, null);
    });
    return null;
  }),
];
