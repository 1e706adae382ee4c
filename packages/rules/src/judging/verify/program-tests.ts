import type { ProgramSaying, TestedProgram } from '@assay/contract/judging/workshop/program-test.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';

/** The words of a program, as the statuses of cases say them. */
const STATUS: Readonly<Record<TestedProgram, Readonly<Partial<Record<ProgramSaying, Verdict>>>>> = {
  checker: {
    accepted: VERDICT.accepted,
    wrongAnswer: VERDICT.wrongAnswer,
    presentationError: VERDICT.presentationError,
    partial: VERDICT.partial,
    failed: VERDICT.systemError,
  },
  validators: { valid: VERDICT.accepted, invalid: VERDICT.wrongAnswer, failed: VERDICT.systemError },
};

/** Whether a program of the jury is asked about single outputs: not where it talks with the solution, or keeps files from pass to pass. */
export const hasTestedChecker = (mode: string): boolean => {
  const { checker, interacts, fields } = traitsOf(mode);
  return checker !== 'none' && !interacts && !fields.includes('passLimit');
};

/** What was said of a test, from the status of its case; null for none of the words of that program. */
export const sayingOf = (program: TestedProgram, status: number): ProgramSaying | null =>
  (Object.keys(STATUS[program]) as ProgramSaying[]).find((saying) => STATUS[program][saying] === status) ?? null;

interface SaidCase {
  index: number;
  status: number;
}

/**
 * What programs of the jury said of their tests, against what they have to say: each case is accepted where it is that, else wrong
 * (GEN-13, GEN-14).
 * @param expected by the index of a case, from 1
 */
export function heldAgainst<Case extends SaidCase>(
  program: TestedProgram,
  expected: readonly ProgramSaying[],
  { status, cases }: { status: number; cases: readonly Case[] },
): { status: number; cases: Case[] } {
  const held = cases.map((one) => ({
    ...one,
    status: sayingOf(program, one.status) === expected[one.index - 1] ? VERDICT.accepted : VERDICT.wrongAnswer,
  }));
  // one that could not be asked at all stays the failure that it is
  const isAsked = status === VERDICT.accepted;
  const isRight = held.length === expected.length && held.every((one) => one.status === VERDICT.accepted);
  return { status: isAsked ? (isRight ? VERDICT.accepted : VERDICT.wrongAnswer) : status, cases: held };
}
