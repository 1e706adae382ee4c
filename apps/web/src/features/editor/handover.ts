/** What another page gives to the editor of a problem: code to go on with, a test to run. */
export interface Handover {
  code?: string;
  language?: string;
  test?: { input: string; output: string };
}

const waiting = new Map<string, Handover>();

/** Leaves something for the next opening of a problem's editor. */
export const handOver = (problemId: string, given: Handover): void => {
  waiting.set(problemId, given);
};

/** Takes what was left for this problem, once. */
export function takeOver(problemId: string): Handover | null {
  const given = waiting.get(problemId) ?? null;
  waiting.delete(problemId);
  return given;
}
