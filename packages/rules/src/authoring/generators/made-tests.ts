import type { BlobRef } from '@assay/contract/judging/blob-ref.ts';
import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import { type CaseMode, PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { evenGroupScores, evenScores } from '../even-scores.ts';
import { isGroupedMode } from '../refuse-problem.ts';

/** A test that is made: its files, and what the script says of it. */
export interface MadeFiles {
  number: number;
  input: BlobRef;
  answer: BlobRef;
  group: number | null;
  points: number | null;
  isSample: boolean;
}

export interface TestSettings {
  score: number;
  groupNum: number;
  timeMs: number | null;
  memoryMb: number | null;
  checkerArguments: string[] | null;
}

/**
 * Points, groups and limits that made tests get. What the script says comes first; a script that says nothing leaves those of a problem with as many
 * cases; else points are shared evenly (EDIT-4). Limits of a case stay with its number.
 * @param stored the cases until now
 */
export function settingsOfTests(
  tests: readonly MadeFiles[],
  stored: readonly JudgeCase[],
  { type, judgeCaseMode }: { type: number; judgeCaseMode: CaseMode },
): TestSettings[] {
  const saysGroups = tests.some(({ group }) => group !== null);
  const saysPoints = tests.some(({ points }) => points !== null);
  const stays = stored.length === tests.length && !saysGroups && !saysPoints;
  const groups = tests.map(({ group }, at) => (stays ? stored[at]!.groupNum : (group ?? 1)));
  const even = isGroupedMode(judgeCaseMode) ? evenGroupScores(groups) : evenScores(tests.length);
  const byNumber = new Map(stored.map((one) => [one.inputName, one]));
  return tests.map(({ number, points }, at) => {
    const { timeMs = null, memoryMb = null, checkerArguments = null } = byNumber.get(`${number}.in`) ?? {};
    const score = saysPoints ? (points ?? 0) : stays ? stored[at]!.score : even[at]!;
    return {
      score: type === PROBLEM_TYPE.oi ? score : 0,
      groupNum: groups[at]!,
      timeMs,
      memoryMb,
      checkerArguments,
    };
  });
}
