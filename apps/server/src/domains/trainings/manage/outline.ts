import { fail } from '@assay/contract/errors.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import {
  addTrainingProblem,
  addTrainingProblemFromGroup,
  addTrainingProblems,
  getProblemsForTraining,
  getTrainingOutline,
  placeTrainingProblem,
  removeTrainingProblem,
  saveTrainingOutline,
} from '@assay/contract/trainings/outline.ts';
import { TRAINING_PROBLEMS_MAX } from '@assay/contract/trainings/training.ts';
import { mayEditProblem } from '@assay/rules/problems/access.ts';
import { isReordered } from '@assay/rules/sections/orders.ts';
import { placeProblem } from '@assay/rules/trainings/place-problem.ts';
import { refuseOutline } from '@assay/rules/trainings/refuse-outline.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { adminProblemPage } from '../../authoring/admin-list.ts';
import { editFactsFor } from '../../problems/facts.ts';
import { findProblem, type ProblemRow } from '../../problems/find.queries.ts';
import { findPicks, pickedOf } from '../../problems/picks.ts';
import { editTraining } from '../entry.ts';
import { deleteProblem, listSections } from '../problems/problems.queries.ts';
import { lockToCount } from '../rank/cells.queries.ts';
import { countProblems } from '../rank/follow.ts';
import { touchTraining } from '../trainings.queries.ts';
import { updateTrainingRow } from './admin.queries.ts';
import { note } from './admin.ts';
import {
  holdProblems,
  insertProblems,
  insertSection,
  listOutlineProblems,
  listPids,
  updateOutline,
} from './outline.queries.ts';

/** A training shows public problems, and those that are open to its group (TRAIN-9); others answer like missing ones. */
export const mayPick = ({ auth, group_id }: Pick<ProblemRow, 'auth' | 'group_id'>, gid: number | null) =>
  auth === PROBLEM_AUTH.public || (auth === PROBLEM_AUTH.group && group_id === gid);

/** Adds problems to a section, the last one unless named. @returns those that were not there before */
async function addProblems(
  call: Call,
  tx: Queryable,
  { tid, sectionId, pids }: { tid: number; sectionId: number | undefined; pids: readonly number[] },
): Promise<number[]> {
  // one after the other, in the order of all who count: problems, training, rows
  await holdProblems(tx, pids);
  await lockToCount(tx, tid);
  await touchTraining(tx, tid, call.clock.now());
  const sections = await listSections(tx, tid);
  const section =
    sections.find(({ id }) => id === sectionId) ?? (sectionId === undefined ? sections.at(-1) : undefined);
  if (!section) return fail('training.sectionUnknown');
  const added = await insertProblems(tx, tid, section.id, pids);
  if ((await listPids(tx, tid)).length > TRAINING_PROBLEMS_MAX) {
    fail('training.tooManyProblems', { max: TRAINING_PROBLEMS_MAX });
  }
  if (added.length > 0) await countProblems(tx, tid, added);
  return added;
}

/** Adds one problem to a training that the viewer manages, and says so when it can not be. */
export async function addPicked(
  call: Call,
  tid: number,
  sectionId: number | undefined,
  at: Parameters<typeof findProblem>[1],
): Promise<null> {
  const { facts } = await editTraining(call, tid, call.viewer);
  const problem = await findProblem(call.db, at);
  if (!problem || !mayPick(problem, facts.gid)) return fail('problem.unknown');
  await call.db.transaction().execute(async (tx) => {
    const added = await addProblems(call, tx, { tid, sectionId, pids: [problem.id] });
    if (added.length === 0) fail('training.problemTwice');
    await note(call, tx, addTrainingProblem.name, tid, null, { pid: problem.id });
  });
  return null;
}

export const trainingOutlineCalls: Implementation[] = [
  implement(getTrainingOutline, async (call, { tid }) => {
    const { row } = await editTraining(call, tid, call.viewer);
    const [sections, problems] = await Promise.all([
      listSections(call.db, tid),
      listOutlineProblems(call.db, tid, call.lang),
    ]);
    const known = await editFactsFor(call.db, viewerOf(call), problems);
    const editable = new Set(
      known.flatMap(({ row: { pid }, facts }) => (mayEditProblem(call.viewer, facts) ? [pid] : [])),
    );
    const places = new Map(sections.map(({ id }, at) => [id, at]));
    return {
      version: row.version,
      sections: sections.map(({ id, title, requires }) => ({
        id,
        title,
        requires: requires.flatMap(({ sectionId, solved }) => {
          const section = places.get(sectionId);
          return section === undefined ? [] : [{ section, solved }];
        }),
        problems: problems
          .filter(({ section_id }) => section_id === id)
          .map((problem) => ({
            pid: problem.pid,
            problemId: problem.problem_id,
            title: problem.title,
            author: problem.author,
            auth: problem.auth,
            isShown: problem.is_shown,
            mayEdit: editable.has(problem.pid),
          })),
      })),
    };
  }),

  implement(saveTrainingOutline, async (call, { tid, version, sections }) => {
    await editTraining(call, tid, call.viewer);
    const refusal = refuseOutline(sections);
    if (refusal) fail(refusal.code, { section: refusal.section, earlier: refusal.earlier });
    const saved = await call.db.transaction().execute(async (tx) => {
      const next = await updateTrainingRow(tx, tid, version, { gmt_modified: call.clock.now() });
      const pids = await listPids(tx, tid);
      if (
        next === null ||
        !isReordered(
          pids,
          sections.flatMap((section) => section.pids),
        )
      )
        return fail('training.changed');
      const known = new Set((await listSections(tx, tid)).map(({ id }) => id));
      const ids: number[] = [];
      for (const { id } of sections) {
        if (id !== null && !known.delete(id)) fail('training.sectionUnknown');
        ids.push(id ?? (await insertSection(tx, tid)).id);
      }
      const written = sections.map(({ title, requires, pids: own }, at) => ({
        id: ids[at]!,
        title,
        requires: requires.map(({ section, solved }) => ({ sectionId: ids[section]!, solved })),
        pids: own,
      }));
      await updateOutline(tx, tid, written);
      await note(call, tx, saveTrainingOutline.name, tid, null, { sections: written });
      return next;
    });
    return { version: saved };
  }),

  implement(placeTrainingProblem, async (call, { tid, pid, rank }) => {
    await editTraining(call, tid, call.viewer);
    await call.db.transaction().execute(async (tx) => {
      // the row is held from here on: two who move problems wait for each other
      await touchTraining(tx, tid, call.clock.now());
      const problems = await listOutlineProblems(tx, tid, call.lang);
      if (!problems.some((problem) => problem.pid === pid)) fail('problem.unknown');
      const sections = (await listSections(tx, tid)).map((section) => ({
        ...section,
        pids: problems.filter(({ section_id }) => section_id === section.id).map((problem) => problem.pid),
      }));
      const placed = placeProblem(sections, pid, rank);
      const refusal = refuseOutline(
        placed.map(({ requires, pids }) => ({
          requires: requires.map(({ sectionId, solved }) => ({
            section: sections.findIndex(({ id }) => id === sectionId),
            solved,
          })),
          pids,
        })),
      );
      if (refusal) fail(refusal.code, { section: refusal.section, earlier: refusal.earlier });
      await updateOutline(tx, tid, placed);
      await note(call, tx, placeTrainingProblem.name, tid, null, { pid, rank });
    });
    return null;
  }),

  implement(getProblemsForTraining, async (call, { tid, keyword, ...page }) => {
    await editTraining(call, tid, call.viewer);
    return adminProblemPage(call, { keyword, auth: PROBLEM_AUTH.public, oj: null, outsideTraining: tid }, page);
  }),

  implement(addTrainingProblem, (call, { tid, pid, sectionId }) => addPicked(call, tid, sectionId, { pid })),

  implement(addTrainingProblemFromGroup, (call, { tid, problemId, sectionId }) =>
    addPicked(call, tid, sectionId, { problemId: problemId.toUpperCase() }),
  ),

  implement(addTrainingProblems, async (call, { tid, sectionId, problemIds }) => {
    const { facts } = await editTraining(call, tid, call.viewer);
    const picks = await findPicks(call.db, problemIds, (problem) => mayPick(problem, facts.gid));
    const added = await call.db.transaction().execute(async (tx) => {
      const pids = await addProblems(call, tx, { tid, sectionId, pids: picks.found.map(({ id }) => id) });
      await note(call, tx, addTrainingProblems.name, tid, null, { pids });
      return new Set(pids);
    });
    return pickedOf(picks, added);
  }),

  implement(removeTrainingProblem, async (call, { tid, pid }) => {
    await editTraining(call, tid, call.viewer);
    await call.db.transaction().execute(async (tx) => {
      await lockToCount(tx, tid);
      await touchTraining(tx, tid, call.clock.now());
      if (!(await deleteProblem(tx, tid, pid))) fail('problem.unknown');
      await countProblems(tx, tid, [pid]);
      await note(call, tx, removeTrainingProblem.name, tid, { pid }, null);
    });
    return null;
  }),
];
