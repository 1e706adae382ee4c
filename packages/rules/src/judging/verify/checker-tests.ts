import type { CheckerSaying } from '@assay/contract/judging/workshop/checker-test.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';

const STATUS: Readonly<Record<CheckerSaying, Verdict>> = {
  accepted: VERDICT.accepted,
  wrongAnswer: VERDICT.wrongAnswer,
  presentationError: VERDICT.presentationError,
  partial: VERDICT.partial,
  failed: VERDICT.systemError,
};

/** Whether a program of the jury is asked about single outputs: not where it talks with the solution, or keeps files from pass to pass. */
export const hasTestedChecker = (mode: string): boolean => {
  const { checker, interacts, fields } = traitsOf(mode);
  return checker !== 'none' && !interacts && !fields.includes('passLimit');
};

/** What a checker said of an output, from the status of its case; null for none of its words. */
export const sayingOf = (status: number): CheckerSaying | null =>
  (Object.keys(STATUS) as CheckerSaying[]).find((saying) => STATUS[saying] === status) ?? null;

interface SaidCase {
  index: number;
  status: number;
}

/**
 * What a checker said of its tests, against what it has to say: each case is accepted where it is that, else wrong (GEN-13).
 * @param expected by the index of a case, from 1
 */
export function heldAgainst<Case extends SaidCase>(
  expected: readonly CheckerSaying[],
  { status, cases }: { status: number; cases: readonly Case[] },
): { status: number; cases: Case[] } {
  const held = cases.map((one) => ({
    ...one,
    status: sayingOf(one.status) === expected[one.index - 1] ? VERDICT.accepted : VERDICT.wrongAnswer,
  }));
  // one that could not be asked at all stays the failure that it is
  const isAsked = status === VERDICT.accepted;
  const isRight = held.length === expected.length && held.every((one) => one.status === VERDICT.accepted);
  return { status: isAsked ? (isRight ? VERDICT.accepted : VERDICT.wrongAnswer) : status, cases: held };
}
