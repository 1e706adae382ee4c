import { isDeepStrictEqual } from 'node:util';
import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import { fail } from '@assay/contract/errors.ts';
import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import { type CaseMode, PROBLEM_TYPE, type Subtask } from '@assay/contract/problems/problem.ts';
import { evenGroupScores, evenScores } from '@assay/rules/authoring/even-scores.ts';
import { isGroupedMode } from '@assay/rules/authoring/refuse-problem.ts';
import { refuseSubtaskCases, refuseSubtasks, sharesPoints } from '@assay/rules/authoring/refuse-subtasks.ts';
import { casesOfQuestions } from '@assay/rules/questions/case-files.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { storeBlob } from '../../files/blobs.ts';
import { type DataVersion, deleteUpload, findCurrentData, lockUpload, type StagedCase } from './data.queries.ts';

interface CaseSettings {
  score?: number | null | undefined;
  groupNum?: number | null | undefined;
  /** Limits of the case, and arguments of the checker; null is none of its own, absent says nothing. */
  timeMs?: number | null | undefined;
  memoryMb?: number | null | undefined;
  checkerArguments?: string[] | null | undefined;
}

type ManualSample = { input: string; output: string } & CaseSettings;

/** ACM problems need no points, other modes no groups: what is missing there counts as none, and as one group. */
const marked = (file: StagedCase, at: number, settings: CaseSettings): JudgeCase => {
  const { score, groupNum, timeMs, memoryMb, checkerArguments } = settings;
  return {
    index: at + 1,
    ...file,
    score: Number.isInteger(score) && score! >= 0 ? score! : 0,
    groupNum: Number.isInteger(groupNum) && groupNum! >= 1 ? groupNum! : 1,
    ...(timeMs && { timeMs }),
    ...(memoryMb && { memoryMb }),
    ...(checkerArguments && { checkerArguments }),
  };
};

/** How many files are written at once: waiting for the disk, not the processor, is what takes time. */
const WRITERS = 8;

/** Puts cases typed by hand into the content store, named `1.in`, `1.out`, `2.in`, … */
export async function storeManualCases(
  services: Pick<Services, 'blobs' | 'db' | 'clock'>,
  samples: readonly ManualSample[],
): Promise<StagedCase[]> {
  const staged: StagedCase[] = new Array(samples.length);
  const waiting = samples.entries();
  const writer = async () => {
    for (const [at, sample] of waiting) {
      const [input, output] = [Buffer.from(sample.input), Buffer.from(sample.output)];
      staged[at] = {
        inputName: `${at + 1}.in`,
        outputName: `${at + 1}.out`,
        input: await storeBlob(services, () => input),
        output: await storeBlob(services, () => output),
      };
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return staged;
}

async function uploadedCases(
  tx: Queryable,
  owner: number,
  now: Date,
  { uploadKey, samples }: Extract<ProblemSave['cases'], { from: 'upload' }>,
): Promise<JudgeCase[]> {
  const staged = (await lockUpload(tx, uploadKey, owner, now)) ?? fail('testdata.stagingUnknown');
  const byInput = new Map(staged.map((file) => [file.inputName, file]));
  const cases = samples.map((sample, at) => {
    const file = byInput.get(sample.input);
    if (!file || file.outputName !== sample.output) {
      return fail('testdata.fileUnknown', { index: at + 1, input: sample.input, output: sample.output });
    }
    return marked(file, at, sample);
  });
  await deleteUpload(tx, uploadKey);
  return cases;
}

/** Points of kept cases that never had any are shared evenly once the problem counts them (EDIT-4). */
function withEvenScores(cases: JudgeCase[], isGrouped: boolean): JudgeCase[] {
  const scores = isGrouped ? evenGroupScores(cases.map(({ groupNum }) => groupNum)) : evenScores(cases.length);
  return cases.map((one, at) => ({ ...one, score: scores[at]! }));
}

function keptCases(
  { cases }: DataVersion,
  { problem }: ProblemSave,
  scores: readonly CaseSettings[] | undefined,
  modeBefore: string | null,
): JudgeCase[] {
  if (scores) {
    if (scores.length !== cases.length) {
      return fail('problem.caseCount', { count: cases.length, given: scores.length });
    }
    return cases.map(({ index: _index, score, groupNum, timeMs, memoryMb, checkerArguments, ...file }, at) => {
      const given = scores[at]!;
      const or = <T>(own: T | null | undefined, stored: T | undefined) => (own === undefined ? stored : own);
      return marked(file, at, {
        score: or(given.score, score),
        groupNum: or(given.groupNum, groupNum),
        timeMs: or(given.timeMs, timeMs),
        memoryMb: or(given.memoryMb, memoryMb),
        checkerArguments: or(given.checkerArguments, checkerArguments),
      });
    });
  }
  // Groups that a mode without groups never asked for are nobody's choice.
  if (isGroupedMode(problem.judgeCaseMode) && !isGroupedMode(modeBefore)) fail('problem.groupNeeded', { index: 1 });
  const isEven = problem.type === PROBLEM_TYPE.oi && problem.judgeCaseMode !== 'subtasks';
  if (isEven && cases.every(({ score }) => score === 0)) {
    return withEvenScores(cases, isGroupedMode(problem.judgeCaseMode));
  }
  return cases;
}

/** Where a subtask shares its points, each of its cases carries all of them. */
function withSubtaskScores(cases: JudgeCase[], subtasks: readonly Subtask[]): JudgeCase[] {
  const shared = new Map(subtasks.filter(sharesPoints).map((one) => [one.num, one.score]));
  return cases.map((one) => ({ ...one, score: shared.get(one.groupNum) ?? one.score }));
}

/** Cases and subtasks that fit each other; other modes have no subtasks. */
function scored(cases: JudgeCase[], subtasks: readonly Subtask[], mode: CaseMode) {
  if (mode !== 'subtasks') return { cases, subtasks: [] };
  const refusal = refuseSubtasks(subtasks) ?? refuseSubtaskCases(subtasks, cases);
  if (refusal) throw refusal;
  return { cases: withSubtaskScores(cases, subtasks), subtasks: [...subtasks] };
}

export interface CasesToSave extends Omit<DataVersion, 'id'> {
  /** The stored version that holds exactly these, when there is one. */
  dataVersion: number | null;
}

/**
 * The cases a save leaves the problem with. Runs in the transaction of the save.
 * @param manual what {@link storeManualCases} made of cases typed by hand
 * @param owner whose upload it must be
 * @param modeBefore case mode of the problem until now; null for a new problem
 */
export async function casesToSave(
  tx: Queryable,
  pid: number,
  save: ProblemSave,
  manual: readonly StagedCase[],
  owner: number,
  now: Date,
  modeBefore: string | null,
): Promise<CasesToSave> {
  const { cases: given, problem } = save;
  const stored = await findCurrentData(tx, pid);
  const subtasks = save.subtasks ?? stored?.subtasks ?? [];
  const fit = (cases: JudgeCase[]) => scored(cases, subtasks, problem.judgeCaseMode);
  /** What is as it was stays the version that it is. */
  const over = (isUpload: boolean, data: ReturnType<typeof fit>): CasesToSave => {
    const isSame =
      stored?.isUpload === isUpload && isDeepStrictEqual(data, { cases: stored.cases, subtasks: stored.subtasks });
    return { isUpload, ...data, dataVersion: isSame ? stored.id : null };
  };
  switch (given.from) {
    case 'manual':
      return over(false, fit(given.samples.map((sample, at) => marked(manual[at]!, at, sample))));
    case 'questions': {
      const cases = casesOfQuestions(given).map((sample, at) => marked(manual[at]!, at, sample));
      return over(false, { cases, subtasks: [] });
    }
    case 'upload':
      return over(true, fit(await uploadedCases(tx, owner, now, given)));
    case 'keep':
      if (!stored) return fail('problem.noData');
      return over(stored.isUpload, fit(keptCases(stored, save, given.scores, modeBefore)));
  }
}
