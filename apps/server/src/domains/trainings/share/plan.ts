import type { PackageNote } from '@assay/contract/authoring/transfer.ts';
import { fail } from '@assay/contract/errors.ts';
import type { TRAINING_FILE_FATES } from '@assay/contract/trainings/share.ts';
import type { TrainingFile } from '@assay/formats/trainings/training-file.ts';
import { mayEditProblem } from '@assay/rules/problems/access.ts';
import { refuseOutline } from '@assay/rules/trainings/refuse-outline.ts';
import { type Call, viewerOf } from '../../../platform/http/call.ts';
import type { ImportPlace } from '../../authoring/own/import-place.ts';
import { faultyBy } from '../../authoring/transfer/outcome.ts';
import { findFault, freeIds, idOfKey, isOf } from '../../authoring/transfer/preview.ts';
import type { ReadPackages, StagedPackage } from '../../authoring/transfer/staging.ts';
import { editFactsFor } from '../../problems/facts.ts';
import { findProblems, type ProblemRow } from '../../problems/find.queries.ts';
import { mayPick } from '../manage/outline.ts';
import { digestsOf } from './digest.ts';
import { readTrainingJob } from './read-job.ts';

/** What becomes of one problem of a training's file. */
export type PlannedProblem =
  | { fate: 'reused'; pid: number; problemId: string }
  | { fate: 'new'; index: number; problemId: string }
  | { fate: Exclude<(typeof TRAINING_FILE_FATES)[number], 'reused' | 'new'> };

/**
 * The training in an uploaded archive.
 * @throws Failure `package.faulty` with what is wrong, `testdata.*`, `reader.*`
 */
export async function readTraining(call: Call, { hash, fileName }: StagedPackage): Promise<TrainingFile> {
  const at = { path: call.blobs.path(hash), fileName };
  const { file, notes } = await call.readers.run(readTrainingJob, at, viewerOf(call).uid);
  if (!file) throw faultyBy(notes[0] as PackageNote);
  const refusal = refuseOutline(file.sections.map(({ requires, problems }) => ({ requires, pids: problems })));
  if (refusal) fail(refusal.code, { section: refusal.section, earlier: refusal.earlier });
  return file;
}

/** The problems that a training in this place may have, among those of these display ids: open ones, and own ones that are private yet. */
async function usableProblems(call: Call, place: ImportPlace, ids: readonly string[]) {
  const rows = [...(await findProblems(call.db, ids)).values()];
  const gid = place.owner.kind === 'group' ? place.owner.id : null;
  const viewer = viewerOf(call);
  const usable = new Map<string, ProblemRow>();
  for (const { row, facts } of await editFactsFor(call.db, viewer, rows)) {
    if (mayPick(row, gid) || (isOf(row, place) && mayEditProblem(viewer, facts))) usable.set(row.problem_id, row);
  }
  return usable;
}

/**
 * What becomes of each problem of a training's file (TRAIN-13): one that is here already, with the same id, titles and test data, is used;
 * one of which the file knows no more than its id and title, by these; others come in.
 */
export async function planProblems(
  call: Call,
  place: ImportPlace,
  file: TrainingFile,
  { packages, drafts, report }: ReadPackages,
): Promise<PlannedProblem[]> {
  const idsOf = (problemId: string) => [place.idFor(problemId), problemId.toUpperCase()];
  const usable = await usableProblems(call, place, [...new Set(file.problems.flatMap((one) => idsOf(one.problemId)))]);
  const digests = await digestsOf(
    call.db,
    [...usable.values()].map(({ id }) => id),
  );
  const taken = new Set<number>();
  const planned = file.problems.map(({ problemId, digest, package: index }): PlannedProblem => {
    const same = idsOf(problemId)
      .flatMap((id) => usable.get(id) ?? [])
      .find(({ id }) => !taken.has(id) && (digest === null || digests.get(id) === digest));
    if (same) {
      taken.add(same.id);
      return { fate: 'reused', pid: same.id, problemId: same.problem_id };
    }
    const found = index === null ? undefined : packages[index];
    if (!found || index === null) return { fate: 'missing' };
    if (!drafts[index]?.draft || findFault(report, found.key, packages)) return { fate: 'faulty' };
    return { fate: 'new', index, problemId: place.idFor(idOfKey(found.key)) };
  });
  const fresh = planned.filter((one) => one.fate === 'new');
  const ids = await freeIds(
    call,
    fresh.map(({ problemId }) => problemId),
  );
  for (const [at, one] of fresh.entries()) one.problemId = ids[at]!;
  return planned;
}
