import { createHash } from 'node:crypto';
import type { TestSources } from '@assay/contract/authoring/generators.ts';
import type { BlobRef } from '@assay/contract/judging/blob-ref.ts';
import type { GenerationJob, ModelSolution } from '@assay/contract/judging/jobs.ts';
import type { TestFault } from '@assay/contract/judging/workshop/generation.ts';
import type { ScriptTest } from '@assay/rules/authoring/generators/script.ts';

/** The work of a node without its tests, and what tells whether it is still that of the problem. */
export interface GenerationPlan {
  work: Omit<GenerationJob, 'tests'>;
  edition: number;
}

/** A test of a run, as it is stored. */
export interface PlannedTest {
  number: number;
  run: { generator: string; arguments: string[] } | null;
  line: number | null;
  group: number | null;
  points: number | null;
  isSample: boolean;
  isDone: boolean;
  input: BlobRef | null;
  answer: BlobRef | null;
  timeMs: number | null;
  fault: TestFault | null;
  message: string | null;
}

const NOT_MADE = { isDone: false, answer: null, timeMs: null, fault: null, message: null } as const;

/**
 * The tests of a run in the order of their numbers.
 * @param byHand files of the tests that are made by hand, by number
 */
export function plannedTests(
  script: readonly ScriptTest[],
  handMade: TestSources['handMade'],
  byHand: ReadonlyMap<number, BlobRef>,
): PlannedTest[] {
  const made = script.map(({ number, generator, arguments: words, line, group, points }) => ({
    ...{ number, run: { generator, arguments: words }, line, group, points, isSample: false, input: null },
    ...NOT_MADE,
  }));
  const typed = handMade.map(({ number, isSample }) => ({
    ...{ number, run: null, line: null, group: null, points: null, isSample, input: byHand.get(number)! },
    ...NOT_MADE,
  }));
  return [...made, ...typed].sort((a, b) => a.number - b.number);
}

const hashOf = (what: unknown) => createHash('sha256').update(JSON.stringify(what)).digest('hex');

/** By what the input of a test is known: the program that makes it, with the files beside it, and its arguments. */
export function inputKeys({ work }: GenerationPlan, tests: readonly PlannedTest[]): Map<number, string> {
  const programs = new Map(
    work.generators.map(({ name, language, code }) => [name, hashOf([language, code, work.extraFiles])]),
  );
  return new Map(
    tests.flatMap(({ number, run }) =>
      run ? [[number, hashOf(['input', programs.get(run.generator), run.arguments])] as const] : [],
    ),
  );
}

/** The same for an answer: the model solution with its limits and files, and the input. */
export const answerKeys = (model: ModelSolution) => {
  const program = hashOf(model);
  return ({ hash }: BlobRef): string => hashOf(['answer', program, hash]);
};
