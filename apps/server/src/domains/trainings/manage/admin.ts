import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Paging } from '@assay/contract/page.ts';
import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import {
  addGroupTraining,
  addTraining,
  changeTrainingStatus,
  deleteTraining,
  getAdminTraining,
  getAdminTrainingList,
  getGroupAdminTrainingList,
  updateTraining,
} from '@assay/contract/trainings/admin.ts';
import type { TrainingAuth, TrainingFields } from '@assay/contract/trainings/training.ts';
import { mayDeleteTraining, mayEditTraining } from '@assay/rules/trainings/access.ts';
import { asksAnew, refuseTraining } from '@assay/rules/trainings/refuse-training.ts';
import { notesOn } from '../../../platform/audit/note-act.ts';
import { brokenConstraint, FOREIGN_KEY_VIOLATION, type Queryable } from '../../../platform/db/database.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { type GroupView, manageGroup } from '../../groups/entry.ts';
import { holdGroup } from '../../groups/members.queries.ts';
import { editTraining, trainingFacts, trainingViewer } from '../entry.ts';
import { countTrainings, listTrainings } from '../list/list.queries.ts';
import { shownTraining } from '../list/shown.ts';
import { lockToCount } from '../rank/cells.queries.ts';
import { type TrainingColumns, touchTraining, updateUnadmitted } from '../trainings.queries.ts';
import { deleteTrainingRow, insertTraining, releaseSubmissions, updateTrainingRow } from './admin.queries.ts';

/** Notes in the log what was done to a training. */
export const note = notesOn('training');

/** What the log keeps of a training: not its password. */
const told = ({ title, auth, visible, rank }: Pick<TrainingColumns, 'title' | 'auth' | 'visible' | 'rank'>) => {
  return { title, auth, visible, rank };
};

/** The columns of a training as its form gave it. @throws Failure of `refuseTraining` */
function trainingColumns(given: TrainingFields) {
  const refusal = refuseTraining(given);
  if (refusal) throw refusal;
  return {
    title: given.title,
    description: given.description,
    rank: given.rank,
    auth: given.auth,
    pwd: given.auth === 'Public' ? '' : given.privatePwd,
    category_id: given.categoryId ?? null,
    visible: given.status,
  };
}

/** A category that was deleted since the form was opened. */
function refuseBroken(error: unknown): never {
  if (brokenConstraint(error, FOREIGN_KEY_VIOLATION) === 'trainings_category_id_fkey') fail('training.categoryUnknown');
  throw error;
}

/** Stores a new training of the viewer's, of a group or of the site. */
async function storeTraining(
  call: Call,
  tx: Queryable,
  action: AuditAction,
  given: TrainingFields,
  gid: number | null,
) {
  const { uid, username } = viewerOf(call);
  const columns = trainingColumns(given);
  const { id } = await insertTraining(tx, { ...columns, group_id: gid, author_uid: uid, author: username });
  await note(call, tx, action, id, null, told(columns));
  return { id };
}

/** A page of the trainings of the site or of a group, as those see them who run some of them. */
async function managedPage(call: Call, keyword: string | undefined, page: Paging, group: GroupView | null) {
  const filter = { gid: group?.row.id ?? null, keyword, all: true };
  const [rows, total] = await Promise.all([
    listTrainings(call.db, filter, page, null),
    countTrainings(call.db, filter),
  ]);
  const viewer = trainingViewer(call.viewer, group, false);
  const records = rows.map((row) => {
    const { acCount: _, ...shown } = shownTraining(row);
    const facts = trainingFacts(row);
    return {
      ...shown,
      status: row.visible,
      mayEdit: mayEditTraining(viewer, facts),
      mayDelete: mayDeleteTraining(viewer, facts),
      gmtCreate: row.gmt_create.toISOString(),
    };
  });
  return pageAnswer(records, total, page);
}

export const trainingAdminCalls: Implementation[] = [
  implement(getAdminTrainingList, (call, { keyword, ...page }) => managedPage(call, keyword, page, null)),

  implement(getGroupAdminTrainingList, async (call, { gid, keyword, ...page }) =>
    managedPage(call, keyword, page, await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin)),
  ),

  implement(getAdminTraining, async (call, { tid }) => {
    const { row } = await editTraining(call, tid, call.viewer);
    return {
      id: row.id,
      gid: row.group_id,
      author: row.author,
      version: row.version,
      title: row.title,
      description: row.description,
      rank: row.rank,
      auth: row.auth as TrainingAuth,
      privatePwd: row.pwd,
      categoryId: row.category_id,
      status: row.visible,
    };
  }),

  implement(addTraining, (call, input) =>
    call.db
      .transaction()
      .execute((tx) => storeTraining(call, tx, addTraining.name, input, null))
      .catch(refuseBroken),
  ),

  implement(addGroupTraining, async (call, { gid, ...input }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    return call.db
      .transaction()
      .execute(async (tx) => {
        // it may be disbanded meanwhile
        if (!(await holdGroup(tx, gid))) return fail('group.unknown');
        return storeTraining(call, tx, addGroupTraining.name, input, gid);
      })
      .catch(refuseBroken);
  }),

  implement(updateTraining, async (call, { id, version, ...input }) => {
    const { row, facts } = await editTraining(call, id, call.viewer);
    const columns = trainingColumns(input);
    const saved = await call.db
      .transaction()
      .execute(async (tx) => {
        await lockToCount(tx, id);
        const next = await updateTrainingRow(tx, id, version, { ...columns, gmt_modified: call.clock.now() });
        if (next === null) return fail('training.changed');
        if (asksAnew({ auth: facts.auth, pwd: row.pwd }, columns)) await updateUnadmitted(tx, id);
        await note(call, tx, updateTraining.name, id, told(row), told(columns));
        return next;
      })
      .catch(refuseBroken);
    return { version: saved };
  }),

  implement(changeTrainingStatus, async (call, { tid, status }) => {
    const { row } = await editTraining(call, tid, call.viewer);
    await call.db.transaction().execute(async (tx) => {
      await touchTraining(tx, tid, call.clock.now(), { visible: status });
      await note(call, tx, changeTrainingStatus.name, tid, { visible: row.visible }, { visible: status });
    });
    return null;
  }),

  implement(deleteTraining, async (call, { tid }) => {
    const { row, viewer, facts } = await editTraining(call, tid, call.viewer);
    if (!mayDeleteTraining(viewer, facts)) fail('access.denied');
    await call.db.transaction().execute(async (tx) => {
      // judging holds submissions before it counts them, so they come first; those that came meanwhile follow
      const submissions = await releaseSubmissions(tx, row);
      await lockToCount(tx, tid);
      if (!(await deleteTrainingRow(tx, tid))) fail('training.unknown');
      await releaseSubmissions(tx, row);
      await note(call, tx, deleteTraining.name, tid, { ...told(row), author: row.author, submissions }, null);
    });
    return null;
  }),
];
