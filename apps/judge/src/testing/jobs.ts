import type { CheckerProgram, SubmissionJob, TestRunJob } from '@assay/contract/judging/jobs.ts';
import type { CheckerConvention } from '@assay/contract/problems/problem.ts';
import type { FakeServer } from './fake-server.ts';

type Problem = SubmissionJob['problem'];

/** A case as a test writes it. */
export interface CaseText {
  input: string;
  output: string;
  score?: number;
  groupNum?: number;
  timeMs?: number;
  memoryMb?: number;
  checkerArguments?: string[];
}

export interface SubmissionText {
  language?: string;
  code: string;
  cases: CaseText[];
  everyCase?: boolean;
  limits?: Partial<SubmissionJob['limits']>;
  problem?: Partial<Omit<Problem, 'cases'>>;
}

/** A submission of an ACM problem with usual limits; what the test cares about is given. */
export function submissionOf(server: Pick<FakeServer, 'addBlob'>, text: SubmissionText): SubmissionJob {
  return {
    kind: 'submission',
    submitId: 1,
    ...(text.everyCase && { everyCase: true }),
    language: text.language ?? 'C',
    code: text.code,
    limits: { timeMs: 1000, memoryMb: 128, stackMb: 64, ...text.limits },
    problem: {
      type: 0,
      judgeMode: 'default',
      judgeCaseMode: 'default',
      removeEndBlank: true,
      fileIo: null,
      ioScore: 100,
      difficulty: 1,
      userExtraFiles: [],
      judgeExtraFiles: [],
      checker: null,
      protocolChecker: null,
      passLimit: 1,
      graderFiles: [],
      dataVersion: 1,
      subtasks: [],
      ...text.problem,
      cases: text.cases.map(({ timeMs, memoryMb, checkerArguments, ...one }, at) => ({
        index: at + 1,
        ...(timeMs && { timeMs }),
        ...(memoryMb && { memoryMb }),
        ...(checkerArguments && { checkerArguments }),
        inputName: `${at + 1}.in`,
        outputName: `${at + 1}.out`,
        input: server.addBlob(one.input),
        output: server.addBlob(one.output),
        score: one.score ?? 0,
        groupNum: one.groupNum ?? 1,
      })),
    },
  };
}

export const testRunOf = (text: Partial<TestRunJob> & Pick<TestRunJob, 'code' | 'runs'>): TestRunJob => ({
  kind: 'testRun',
  testJudgeKey: 'key',
  language: 'C',
  limits: { timeMs: 1000, memoryMb: 128, stackMb: 64 },
  fileIo: null,
  removeEndBlank: true,
  userExtraFiles: [],
  ...text,
});

/** A program of the jury with nothing special about it. */
export const juryProgram = (language: string, code: string, convention: CheckerConvention): CheckerProgram => ({
  language,
  code,
  convention,
  arguments: [],
  points: 'percent',
  timeMs: null,
  memoryMb: null,
});
