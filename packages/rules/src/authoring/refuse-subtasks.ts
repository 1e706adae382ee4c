import { Failure } from '@assay/contract/failure.ts';
import type { Subtask } from '@assay/contract/problems/problem.ts';

/** Subtasks that depend on each other in a circle, as one walks it: `[1, 3, 1]`; null when there is none. */
export function findCircle(subtasks: readonly Subtask[]): number[] | null {
  const dependsOn = new Map(subtasks.map((one) => [one.num, one.dependsOn]));
  const clear = new Set<number>();
  const walk = (num: number, path: number[]): number[] | null => {
    const at = path.indexOf(num);
    if (at >= 0) return [...path.slice(at), num];
    if (clear.has(num)) return null;
    for (const next of dependsOn.get(num) ?? []) {
      const circle = walk(next, [...path, num]);
      if (circle) return circle;
    }
    clear.add(num);
    return null;
  };
  for (const { num } of subtasks) {
    const circle = walk(num, []);
    if (circle) return circle;
  }
  return null;
}

/** Whether every case of a subtask is worth all of it, so that its cases have no points of their own. */
export const sharesPoints = ({ rule }: Pick<Subtask, 'rule'>) => rule !== 'sum';

/** Why these subtasks cannot be, whatever the cases, or null: a number twice, an unknown one, a circle. */
export function refuseSubtasks(subtasks: readonly Subtask[]): Failure | null {
  if (subtasks.length === 0) return new Failure('problem.subtasksNeeded');
  const nums = subtasks.map((one) => one.num);
  const twice = nums.find((num, at) => nums.indexOf(num) !== at);
  if (twice !== undefined) return new Failure('problem.subtaskTwice', { num: twice });
  for (const { num, dependsOn } of subtasks) {
    const unknown = dependsOn.find((one) => !nums.includes(one));
    if (unknown !== undefined) return new Failure('problem.subtaskUnknown', { num, unknown });
  }
  const circle = findCircle(subtasks);
  return circle ? new Failure('problem.subtaskCircle', { circle: circle.join(' → ') }) : null;
}

/**
 * Why subtasks and cases do not fit, or null: every case belongs to a subtask, every subtask has a case, and those whose
 * points are the sum of their cases can be reached.
 * @param cases `score` counts only where the subtask's rule is the sum
 */
export function refuseSubtaskCases(
  subtasks: readonly Subtask[],
  cases: readonly { groupNum: number; score: number }[],
): Failure | null {
  const known = new Set(subtasks.map((one) => one.num));
  const stray = cases.findIndex((one) => !known.has(one.groupNum));
  if (stray >= 0) return new Failure('problem.subtaskOfCase', { index: stray + 1, num: cases[stray]!.groupNum });
  for (const { num, rule, score } of subtasks) {
    const own = cases.filter((one) => one.groupNum === num);
    if (own.length === 0) return new Failure('problem.subtaskEmpty', { num });
    const sum = own.reduce((total, one) => total + one.score, 0);
    if (sharesPoints({ rule }) || sum >= score) continue;
    return new Failure('problem.subtaskPoints', { num, score, sum });
  }
  return null;
}
