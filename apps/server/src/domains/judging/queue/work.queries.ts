import type {
  AnswerCheckJob,
  CheckerTestsJob,
  CompileJob,
  InputCheckJob,
  JudgeCase,
  SubmissionJob,
  TestRunJob,
  ValidatorTestsJob,
} from '@assay/contract/judging/jobs.ts';
import type { CheckerTest } from '@assay/contract/judging/workshop/program-test.ts';
import type { JudgeMode } from '@assay/contract/problems/judge-modes.ts';
import type { CaseMode, InputValidator, Subtask } from '@assay/contract/problems/problem.ts';
import { codeWithin } from '@assay/rules/judging/code-template.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { checkerOf, protocolCheckerOf } from '../../problems/checkers/checker.ts';
import { fileIoOf } from '../../problems/testdata/file-io.ts';
import { askedChecker, type ProgramTestsPlan, programTestsWork } from '../workshop/tested-programs.ts';
import type { ClaimedJob } from './claim.queries.ts';

type ExtraFile = { name: string; content: string };

const contestantCode = (
  code: string,
  { template, content_type }: { template: string | null; content_type: string | null },
) => (template === null ? code : codeWithin(template, content_type ?? '', code));

/** What `verification_trials.validator` holds. */
export type StoredValidator = Pick<InputValidator, 'convention' | 'arguments' | 'caseArguments' | 'files'>;

/** Its own files hide those that lie beside the problem's checker. */
function inputCheckOf(
  validator: StoredValidator,
  row: { language: string; jury_code: string | null; judge_extra_files: unknown; cases: unknown },
): InputCheckJob {
  const own = new Set(validator.files.map(({ name }) => name));
  const others = (row.judge_extra_files as ExtraFile[]).filter(({ name }) => !own.has(name));
  return {
    kind: 'inputCheck',
    language: row.language,
    code: row.jury_code ?? '',
    convention: validator.convention,
    arguments: validator.arguments,
    caseArguments: validator.caseArguments,
    extraFiles: [...validator.files, ...others],
    cases: (row.cases ?? []) as JudgeCase[],
  };
}

type TrialWork = SubmissionJob | InputCheckJob | AnswerCheckJob | CheckerTestsJob | ValidatorTestsJob;

/** Everything a node needs to judge the submissions and trials of these jobs, by job, each with the data version of its lease. */
export async function findSubmissionWork(db: Queryable, jobs: readonly ClaimedJob[]): Promise<Map<number, TrialWork>> {
  const ids = jobs.map(({ id }) => id);
  const rows = await db
    .selectFrom('jobs as job')
    .leftJoin('rejudge_members as m', 'm.id', 'job.member_id')
    .leftJoin('submissions as s', (join) =>
      join.on((eb) => eb('s.id', '=', eb.fn.coalesce('job.submission_id', 'm.submission_id'))),
    )
    // a job stands for a submission or for a solution of the jury
    .leftJoin('verification_trials as trial', 'trial.id', 'job.trial_id')
    .leftJoin('verifications as v', 'v.id', 'trial.verification_id')
    .innerJoin('problems as p', (join) => join.on((eb) => eb('p.id', '=', eb.fn.coalesce('s.pid', 'v.pid'))))
    .leftJoin('problem_data as d', 'd.id', 'job.data_version')
    .leftJoin('languages as l', (join) => join.onRef('l.name', '=', 'job.language').on('l.oj', '=', 'ME'))
    .leftJoin('code_templates as t', (join) =>
      join.onRef('t.pid', '=', 'p.id').onRef('t.lid', '=', 'l.id').on('t.status', '=', true),
    )
    .select([
      'job.id as job_id',
      's.id',
      'job.language',
      's.code',
      'trial.code as jury_code',
      'trial.validator',
      'trial.checks_answers',
      'trial.checker_tests',
      'trial.validator_tests',
      't.code as template',
      'l.content_type',
      'p.time_limit_ms',
      'p.memory_limit_mb',
      'p.stack_limit_mb',
      'p.type',
      'p.judge_mode',
      'p.judge_case_mode',
      'p.is_remove_end_blank',
      'p.is_file_io',
      'p.io_read_file_name',
      'p.io_write_file_name',
      'p.io_score',
      'p.difficulty',
      'p.user_extra_files',
      'p.judge_extra_files',
      'p.checker_language',
      'p.checker_code',
      'p.checker_convention',
      'p.checker_arguments',
      'p.checker_points',
      'p.checker_time_ms',
      'p.checker_memory_mb',
      'p.protocol_checker_language',
      'p.protocol_checker_code',
      'p.pass_limit',
      'p.grader_files',
      'd.id as data_version',
      'd.cases',
      'd.subtasks',
    ])
    .where((eb) => eb('job.id', '=', eb.fn.any(eb.val(ids))))
    .modifyFront(PREPARED)
    .execute();
  return new Map(
    rows.map((row): [number, TrialWork] => {
      if (row.validator !== null) return [row.job_id, inputCheckOf(row.validator as unknown as StoredValidator, row)];
      const asks = row.checker_tests === null ? null : askedChecker(row);
      if (asks) {
        return [row.job_id, programTestsWork({ asks, tests: row.checker_tests as unknown as CheckerTest[] })];
      }
      if (row.validator_tests !== null) {
        return [row.job_id, programTestsWork(row.validator_tests as unknown as ProgramTestsPlan)];
      }
      const problem = {
        type: row.type,
        judgeMode: row.judge_mode as JudgeMode,
        judgeCaseMode: row.judge_case_mode as CaseMode,
        removeEndBlank: row.is_remove_end_blank,
        fileIo: fileIoOf(row),
        ioScore: row.io_score,
        difficulty: row.difficulty,
        userExtraFiles: row.user_extra_files as ExtraFile[],
        judgeExtraFiles: row.judge_extra_files as ExtraFile[],
        checker: checkerOf(row),
        protocolChecker: protocolCheckerOf(row),
        passLimit: row.pass_limit,
        graderFiles: row.grader_files as ExtraFile[],
        dataVersion: row.data_version ?? 0,
        cases: (row.cases ?? []) as JudgeCase[],
        subtasks: (row.subtasks ?? []) as Subtask[],
      } satisfies SubmissionJob['problem'];
      if (row.checks_answers === true) return [row.job_id, { kind: 'answerCheck', language: row.language, problem }];
      const work: SubmissionJob = {
        kind: 'submission',
        submitId: row.id ?? 0,
        ...(row.jury_code !== null && { everyCase: true }),
        language: row.language,
        code: contestantCode(row.code ?? row.jury_code ?? '', row),
        limits: { timeMs: row.time_limit_ms, memoryMb: row.memory_limit_mb, stackMb: row.stack_limit_mb },
        problem,
      };
      return [row.job_id, work];
    }),
  );
}

/** The same for test runs and compilations. */
export async function findTestRunWork(
  db: Queryable,
  jobs: readonly ClaimedJob[],
): Promise<Map<number, TestRunJob | CompileJob>> {
  const rows = await db
    .selectFrom('jobs as job')
    .innerJoin('test_runs as run', 'run.test_key', 'job.test_key')
    .select(['job.id', 'run.work'])
    .where((eb) => eb('job.id', '=', eb.fn.any(eb.val(jobs.map(({ id }) => id)))))
    .execute();
  return new Map(rows.map((row) => [row.id, row.work as TestRunJob | CompileJob]));
}

/** Group numbers by case index of a data version; null when it is gone. */
export async function findCaseGroups(db: Queryable, dataVersion: number): Promise<Map<number, number> | null> {
  const row = await db.selectFrom('problem_data').select('cases').where('id', '=', dataVersion).executeTakeFirst();
  return row ? new Map((row.cases as JudgeCase[]).map((each) => [each.index, each.groupNum])) : null;
}
