import type { SeedInput } from './problem.ts';

/** Shares 100 points evenly over the cases; the remainder goes to the last ones (EDIT-4). */
export const shareEvenly = (inputs: readonly SeedInput[]): SeedInput[] => {
  const each = Math.floor(100 / inputs.length);
  const firstWithMore = inputs.length - (100 % inputs.length);
  return inputs.map((input, index) => ({ ...input, score: index < firstWithMore ? each : each + 1 }));
};

/** Puts the cases into one subtask: every case carries the points of the whole group. */
export const subtask = (groupNum: number, score: number, inputs: readonly SeedInput[]): SeedInput[] =>
  inputs.map((input) => ({ ...input, groupNum, score }));
