import {
  HAND_MADE_CHARS_MAX,
  type HandMadeTest,
  SAMPLES_MAX,
  type TestSources,
} from '@assay/contract/authoring/generators.ts';
import { checkerTests, validatorTests } from '@assay/contract/judging/workshop/program-test.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { inputValidatorsOf } from '../../judging/verify/input-validators.ts';

/**
 * The samples of a statement as tests by hand, for a problem whose tests are made of nothing yet (GEN-1). None where a sample need not be an input:
 * where a program talks with the solution, or none is run.
 */
function sampleTests(mode: string, samples: readonly { input: string }[]): HandMadeTest[] {
  const { interacts, submits } = traitsOf(mode);
  if (interacts || submits !== 'program') return [];
  return samples
    .map(({ input }) => (input.endsWith('\n') ? input : `${input}\n`))
    .filter((input) => input.trim() !== '' && input.length <= HAND_MADE_CHARS_MAX)
    .slice(0, SAMPLES_MAX)
    .map((input, at) => ({ number: at + 1, input, isSample: true }));
}

interface Problem {
  judge_mode: string;
  examples: unknown;
  /** What the import kept of its package. */
  package_facts: unknown;
}

/** What the tests of a problem are made of before anything of it was saved: what a package brought, and the samples of the statement (GEN-1). */
export function firstSources({ judge_mode, examples, package_facts }: Problem): TestSources {
  const facts = package_facts as { checkerTests?: unknown; validatorTests?: unknown } | null;
  const ofChecker = checkerTests.safeParse(facts?.checkerTests);
  const ofValidators = validatorTests.safeParse(facts?.validatorTests);
  return {
    generators: [],
    script: '',
    handMade: sampleTests(judge_mode, examples as { input: string }[]),
    validators: inputValidatorsOf(package_facts),
    checkerTests: ofChecker.success ? ofChecker.data : [],
    validatorTests: ofValidators.success ? ofValidators.data : [],
  };
}
