import type { PackageNote } from '@assay/contract/authoring/transfer.ts';
import { fail } from '@assay/contract/errors.ts';
import { importTraining, previewTrainingImport } from '@assay/contract/trainings/share.ts';
import type { TrainingFile } from '@assay/formats/trainings/training-file.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { findImportPlace, type ImportPlace } from '../../authoring/own/import-place.ts';
import { beginImport } from '../../authoring/transfer/run-import.ts';
import { findStagedPackage, withPackages } from '../../authoring/transfer/staging.ts';
import { holdGroup } from '../../groups/members.queries.ts';
import { insertTraining } from '../manage/admin.queries.ts';
import { note } from '../manage/admin.ts';
import { holdProblems, insertProblems, insertSection, updateOutline } from '../manage/outline.queries.ts';
import { listSections } from '../problems/problems.queries.ts';
import { type PlannedProblem, planProblems, readTraining } from './plan.ts';
import { findCategoryNamed } from './share.queries.ts';

/** Rules of a section that some problems did not come to: never more than an earlier section has. */
function rulesFor(
  requires: TrainingFile['sections'][number]['requires'],
  ids: readonly number[],
  sizes: readonly number[],
) {
  return requires.flatMap(({ section, solved }) => {
    const size = sizes[section] ?? 0;
    return size === 0 ? [] : [{ sectionId: ids[section]!, solved: Math.min(solved, size) }];
  });
}

/** Stores the training of a file, hidden and without a password. @param pids of its problems, by their places in the file */
async function storeTraining(
  call: Call,
  tx: Queryable,
  { owner }: ImportPlace,
  file: TrainingFile,
  pids: ReadonlyMap<number, number>,
): Promise<number> {
  const { uid, username } = viewerOf(call);
  const gid = owner.kind === 'group' ? owner.id : null;
  // it may be disbanded meanwhile
  if (gid !== null && !(await holdGroup(tx, gid))) fail('group.unknown');
  const category = file.category === null ? null : await findCategoryNamed(tx, file.category);
  const { id } = await insertTraining(tx, {
    title: file.title,
    description: file.description,
    auth: 'Public',
    visible: false,
    category_id: category?.id ?? null,
    group_id: gid,
    author_uid: uid,
    author: username,
  });
  const held = new Set((await holdProblems(tx, [...new Set(pids.values())])).map((row) => row.id));
  const sections = file.sections.map(({ problems }) =>
    problems.flatMap((at) => {
      const pid = pids.get(at);
      return pid !== undefined && held.has(pid) ? [pid] : [];
    }),
  );
  const [first] = await listSections(tx, id);
  const ids = [first!.id];
  while (ids.length < sections.length) ids.push((await insertSection(tx, id)).id);
  for (const [at, own] of sections.entries()) await insertProblems(tx, id, ids[at]!, own);
  const sizes = sections.map((own) => own.length);
  await updateOutline(
    tx,
    id,
    file.sections.map(({ title, requires }, at) => ({
      id: ids[at]!,
      title,
      requires: rulesFor(requires, ids, sizes),
      pids: sections[at]!,
    })),
  );
  await note(call, tx, importTraining.name, id, null, { title: file.title, gid });
  return id;
}

export const trainingImportCalls: Implementation[] = [
  implement(previewTrainingImport, async (call, { packageKey, gid }) => {
    const place = await findImportPlace(call, gid);
    const staged = await findStagedPackage(call, packageKey);
    const file = await readTraining(call, staged);
    return withPackages(call, staged, 'assay', viewerOf(call).uid, async (read) => {
      const planned = await planProblems(call, place, file, read);
      const shown = file.problems.map(({ problemId, title }, at) => {
        const { fate, ...known } = planned[at]!;
        return { problemId, title, fate, becomes: 'problemId' in known ? known.problemId : null };
      });
      return {
        title: file.title,
        sections: file.sections.map(({ title, problems }) => ({ title, problems: problems.map((at) => shown[at]!) })),
        notes: read.report.notes as PackageNote[],
      };
    });
  }),

  implement(importTraining, async (call, { packageKey, gid, auth }) => {
    const place = await findImportPlace(call, gid);
    const staged = await findStagedPackage(call, packageKey);
    const file = await readTraining(call, staged);
    let planned: PlannedProblem[] = [];
    await beginImport(call, viewerOf(call), place, staged, {
      format: 'assay',
      choose: async (read) => {
        planned = await planProblems(call, place, file, read);
        const problems = planned.flatMap((one) =>
          one.fate === 'new' ? [{ index: one.index, problemId: one.problemId, replace: false }] : [],
        );
        return { auth, normaliseLineEnds: false, problems };
      },
      beside: async (tx, { problems }) => {
        const made = problems.values();
        const pids = new Map<number, number>();
        for (const [at, one] of planned.entries()) {
          if (one.fate === 'reused') pids.set(at, one.pid);
          if (one.fate === 'new') pids.set(at, made.next().value!.pid);
        }
        return { trainingId: await storeTraining(call, tx, place, file, pids) };
      },
    });
    return null;
  }),
];
