import { isDeepStrictEqual } from 'node:util';
import { fail } from '@assay/contract/errors.ts';
import type { ProgramTest, TestedProgram } from '@assay/contract/judging/workshop/program-test.ts';
import {
  cancelProgramTests,
  getProgramTests,
  type ProgramTestsData,
  startProgramTests,
} from '@assay/contract/judging/workshop/program-tests.ts';
import { firstSources } from '@assay/rules/authoring/generators/first-sources.ts';
import { sayingOf } from '@assay/rules/judging/verify/program-tests.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import type { ProblemRow } from '../../problems/find.queries.ts';
import { problemToVerify } from '../verify/may-verify.ts';
import { beginRun, cancelRun, takeStart } from './begin-run.ts';
import { findLatestRun, type RunKind } from './runs.queries.ts';
import { findSources } from './sources.queries.ts';
import {
  askedChecker,
  askedValidators,
  needsOf,
  type ProgramTestsPlan,
  type ProgramTestsResult,
} from './tested-programs.ts';

const RUN_KIND = { checker: 'checks', validators: 'inputChecks' } as const satisfies Record<TestedProgram, RunKind>;

/** Programs and tests of a problem as they are now. */
async function planOf(db: Queryable, problem: ProblemRow, program: TestedProgram) {
  const { validators, checkerTests, validatorTests } = (await findSources(db, problem.id)) ?? firstSources(problem);
  const tests: ProgramTest[] = program === 'checker' ? checkerTests : validatorTests;
  return { asks: program === 'checker' ? askedChecker(problem) : askedValidators(problem, validators), tests };
}

export const programTestCalls: Implementation[] = [
  implement(startProgramTests, async (call, { pid, program }) => {
    const problem = await problemToVerify(call, pid);
    takeStart(call);
    const { asks, tests } = await planOf(call.db, problem, program);
    if (!asks) return fail(program === 'checker' ? 'programTests.noChecker' : 'programTests.noValidator');
    if (tests.length === 0) fail('programTests.none');
    const plan: ProgramTestsPlan = { asks, tests };
    const run = { pid, kind: RUN_KIND[program], uid: viewerOf(call).uid, plan, tests: [] };
    return { runId: await beginRun(call, run, needsOf(asks), 'programTests.running') };
  }),

  implement(getProgramTests, async (call, { pid, program }): Promise<ProgramTestsData | null> => {
    const problem = await problemToVerify(call, pid);
    const run = await findLatestRun(call.db, pid, RUN_KIND[program]);
    if (!run) return null;
    const plan = run.plan as unknown as ProgramTestsPlan;
    const result = run.result as unknown as ProgramTestsResult | null;
    const now = await planOf(call.db, problem, program);
    const said = new Map(result?.said.map((one) => [one.index, one]));
    return {
      runId: run.id,
      state: run.state,
      by: run.username ?? '',
      gmtCreate: run.gmt_create.toISOString(),
      isStale: !isDeepStrictEqual(JSON.parse(JSON.stringify(now)), plan),
      errorMessage: result?.errorMessage ?? null,
      tests: plan.tests.map(({ expected }, at) => {
        const one = said.get(at + 1);
        return { expected, got: one ? sayingOf(program, one.status) : null, message: one?.message ?? null };
      }),
    };
  }),

  implement(cancelProgramTests, async (call, { pid, program }) => {
    await problemToVerify(call, pid);
    await cancelRun(call, pid, RUN_KIND[program], 'programTests.ended');
    return null;
  }),
];
