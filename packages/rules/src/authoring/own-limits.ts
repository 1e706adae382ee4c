import { Failure } from '@assay/contract/failure.ts';
import type { ProblemOwner } from '@assay/contract/problems/owner.ts';
import { type Asker, mayEditAllProblems } from '../problems/access.ts';

/** What a problem of a group or a person is held to (EDIT-11): settings of the site. */
export interface OwnLimits {
  timeMs: number;
  memoryMb: number;
  cases: number;
  dataMb: number;
}

/** Whether a save is held to the limits of own problems: those of groups and persons are, unless an administrator of problems saves. */
export const isLimited = (asker: Asker, owner: ProblemOwner): boolean =>
  owner.kind !== 'site' && !mayEditAllProblems(asker);

interface Demands {
  timeLimit: number;
  memoryLimit: number;
  stackLimit: number;
  checker?: { timeMs: number | null; memoryMb: number | null } | null | undefined;
}

const exceeds = (values: readonly (number | null | undefined)[], max: number) =>
  values.some((value) => (value ?? 0) > max);

/** Why the limits of a problem, or of its checker, are refused; null when they are not. */
export function refuseDemands({ timeLimit, memoryLimit, stackLimit, checker }: Demands, limits: OwnLimits) {
  if (exceeds([timeLimit, checker?.timeMs], limits.timeMs)) {
    return new Failure('problem.timeBeyond', { max: limits.timeMs });
  }
  if (exceeds([memoryLimit, stackLimit, checker?.memoryMb], limits.memoryMb)) {
    return new Failure('problem.memoryBeyond', { max: limits.memoryMb });
  }
  return null;
}

interface CaseDemands {
  input: { bytes: number };
  output: { bytes: number };
  timeMs?: number | null;
  memoryMb?: number | null;
}

/** Why test data are refused: too many cases, too many bytes in all, or limits of a case; null when they are not. */
export function refuseData(cases: readonly CaseDemands[], limits: OwnLimits) {
  if (cases.length > limits.cases) return new Failure('problem.casesBeyond', { max: limits.cases });
  const bytes = cases.reduce((sum, { input, output }) => sum + input.bytes + output.bytes, 0);
  if (bytes > limits.dataMb * 1024 * 1024) return new Failure('problem.dataBeyond', { max: limits.dataMb });
  for (const { timeMs, memoryMb } of cases) {
    const demands = { timeLimit: timeMs ?? 0, memoryLimit: memoryMb ?? 0, stackLimit: 0 };
    const refusal = refuseDemands(demands, limits);
    if (refusal) return refusal;
  }
  return null;
}
