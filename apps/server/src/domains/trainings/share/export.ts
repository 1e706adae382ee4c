import { exportTraining } from '@assay/contract/trainings/share.ts';
import { besideProblems, type TrainingFile } from '@assay/formats/trainings/training-file.ts';
import { streamOf } from '@assay/formats/writing/stream-of.ts';
import { mayEditProblem } from '@assay/rules/problems/access.ts';
import { type Call, FileAnswer, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { packageOf, planPackages } from '../../authoring/transfer/export.ts';
import { editFactsFor } from '../../problems/facts.ts';
import { editTraining } from '../entry.ts';
import { note } from '../manage/admin.ts';
import { listOutlineProblems } from '../manage/outline.queries.ts';
import { listSections } from '../problems/problems.queries.ts';
import type { TrainingColumns } from '../trainings.queries.ts';
import { digestsOf } from './digest.ts';
import { findCategoryName } from './share.queries.ts';

/** A training as a file, with the problems that whoever asks may change: their test data solve them (PROB-21). */
async function writtenTraining(call: Call, row: TrainingColumns) {
  const [sections, problems, category] = await Promise.all([
    listSections(call.db, row.id),
    listOutlineProblems(call.db, row.id, call.lang),
    row.category_id === null ? null : findCategoryName(call.db, row.category_id),
  ]);
  const viewer = viewerOf(call);
  const facts = await editFactsFor(call.db, viewer, problems);
  const own = facts.flatMap(({ row: problem, facts: known }) => (mayEditProblem(viewer, known) ? [problem.pid] : []));
  const digests = await digestsOf(call.db, own);
  const packages = [];
  for (const pid of own) packages.push(await packageOf(call, pid));
  const places = new Map(sections.map(({ id }, at) => [id, at]));
  const file: TrainingFile = {
    format: 'assay-training',
    version: 1,
    title: row.title,
    description: row.description,
    auth: row.auth as TrainingFile['auth'],
    category: category?.name ?? null,
    sections: sections.map(({ id, title, requires }) => ({
      title,
      requires: requires.flatMap(({ sectionId, solved }) => {
        const section = places.get(sectionId);
        return section === undefined ? [] : [{ section, solved }];
      }),
      problems: problems.flatMap(({ section_id }, at) => (section_id === id ? [at] : [])),
    })),
    problems: problems.map(({ pid, problem_id, title }) => ({
      problemId: problem_id,
      title,
      digest: digests.get(pid) ?? null,
      package: digests.has(pid) ? own.indexOf(pid) : null,
    })),
  };
  return (await planPackages(call, 'assay', packages, [besideProblems(file)])).file;
}

export const trainingExportCalls: Implementation[] = [
  implement(exportTraining, async (call, { tid }) => {
    const { row } = await editTraining(call, tid, call.viewer);
    const written = await writtenTraining(call, row);
    await note(call, call.db, exportTraining.name, tid, null, null);
    return new FileAnswer(streamOf(written), { name: `training-${tid}.zip`, type: written.mediaType });
  }),
];
