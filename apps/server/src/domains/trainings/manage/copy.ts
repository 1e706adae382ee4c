import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { addPublicTraining, cloneTraining } from '@assay/contract/trainings/copy.ts';
import { copyTitle } from '@assay/rules/trainings/copy-title.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { manageGroup } from '../../groups/entry.ts';
import { holdGroup } from '../../groups/members.queries.ts';
import { editTraining, enterTraining } from '../entry.ts';
import { listSections } from '../problems/problems.queries.ts';
import type { TrainingColumns } from '../trainings.queries.ts';
import { insertTraining } from './admin.queries.ts';
import { note } from './admin.ts';
import { holdProblems, insertProblems, insertSection, listOutlineProblems, updateOutline } from './outline.queries.ts';

/** What a copy has of its own. */
type CopyColumns = Pick<TrainingColumns, 'title' | 'group_id' | 'auth' | 'pwd' | 'visible'>;

/** Copies a training with its sections, what opens them, and its problems (TRAIN-12). @returns also the ids of problems that are left out */
async function copyTraining(call: Call, tx: Queryable, row: TrainingColumns, own: CopyColumns) {
  const { uid, username } = viewerOf(call);
  const { description, rank, category_id } = row;
  const { id } = await insertTraining(tx, {
    description,
    rank,
    category_id,
    ...own,
    author_uid: uid,
    author: username,
  });
  const sections = await listSections(tx, row.id);
  // a copy in another place has what everybody there may solve
  const all = await listOutlineProblems(tx, row.id, call.lang);
  const problems = all.filter(({ auth }) => own.group_id === row.group_id || auth === PROBLEM_AUTH.public);
  // one that is deleted at this moment is left out
  const held = await holdProblems(
    tx,
    problems.map(({ pid }) => pid),
  );
  const kept = new Set(held.map((problem) => problem.id));
  const ids = new Map<number, number>();
  for (const section of sections) ids.set(section.id, (await insertSection(tx, id)).id);
  const copies = sections.map((section) => ({
    id: ids.get(section.id)!,
    title: section.title,
    requires: section.requires.map(({ sectionId, solved }) => ({ sectionId: ids.get(sectionId)!, solved })),
    pids: problems.filter(({ pid, section_id }) => section_id === section.id && kept.has(pid)).map(({ pid }) => pid),
  }));
  for (const { id: sectionId, pids } of copies) await insertProblems(tx, id, sectionId, pids);
  await updateOutline(tx, id, copies);
  return { id, left: all.filter((one) => !problems.includes(one)).map(({ problem_id }) => problem_id) };
}

/** A copy of a training in a group, as it is (TRAIN-12). */
export async function copyIntoGroup(call: Call, tx: Queryable, row: TrainingColumns, gid: number) {
  const { title, auth, pwd } = row;
  const copy = await copyTraining(call, tx, row, { title, group_id: gid, auth, pwd, visible: true });
  await note(call, tx, addPublicTraining.name, copy.id, null, { from: row.id, gid });
  return copy;
}

export const trainingCopyCalls: Implementation[] = [
  implement(cloneTraining, async (call, { tid }) => {
    const { row } = await editTraining(call, tid, call.viewer);
    return call.db.transaction().execute(async (tx) => {
      if (row.group_id !== null && !(await holdGroup(tx, row.group_id))) return fail('group.unknown');
      const own = { ...row, title: copyTitle(row.title, call.lang), visible: false };
      const { title, group_id, auth, pwd, visible } = own;
      const { id } = await copyTraining(call, tx, row, { title, group_id, auth, pwd, visible });
      await note(call, tx, cloneTraining.name, id, null, { from: tid, title });
      return { id };
    });
  }),

  implement(addPublicTraining, async (call, { gid, tid }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    const { row } = await enterTraining(call, tid, call.viewer);
    // what stands behind a password, or in another group, is not for everybody
    if (row.group_id !== null || row.auth !== 'Public') fail('training.unknown');
    return call.db.transaction().execute(async (tx) => {
      if (!(await holdGroup(tx, gid))) return fail('group.unknown');
      const { id } = await copyIntoGroup(call, tx, { ...row, pwd: '' }, gid);
      return { id };
    });
  }),
];
