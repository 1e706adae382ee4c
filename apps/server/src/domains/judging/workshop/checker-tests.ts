import { isDeepStrictEqual } from 'node:util';
import { fail } from '@assay/contract/errors.ts';
import { KNOWS_CHECKS } from '@assay/contract/judging/node-link.ts';
import {
  type CheckerTestsData,
  cancelCheckerTests,
  getCheckerTests,
  startCheckerTests,
} from '@assay/contract/judging/workshop/checker-tests.ts';
import { sayingOf } from '@assay/rules/judging/verify/checker-tests.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { problemToVerify } from '../verify/may-verify.ts';
import { askedChecker, type CheckerTestsPlan, type CheckerTestsResult } from './asked-checker.ts';
import { beginRun, cancelRun, takeStart } from './begin-run.ts';
import { findLatestRun } from './runs.queries.ts';
import { findSources } from './sources.queries.ts';

export const checkerTestCalls: Implementation[] = [
  implement(startCheckerTests, async (call, { pid }) => {
    const problem = await problemToVerify(call, pid);
    takeStart(call);
    const asks = askedChecker(problem) ?? fail('checkerTests.mode');
    const tests = (await findSources(call.db, pid))?.checkerTests ?? [];
    if (tests.length === 0) fail('checkerTests.none');
    const plan: CheckerTestsPlan = { asks, tests };
    const run = { pid, kind: 'checks', uid: viewerOf(call).uid, plan, tests: [] } as const;
    return { runId: await beginRun(call, run, [asks.language, KNOWS_CHECKS.word], 'checkerTests.running') };
  }),

  implement(getCheckerTests, async (call, { pid }): Promise<CheckerTestsData | null> => {
    const problem = await problemToVerify(call, pid);
    const run = await findLatestRun(call.db, pid, 'checks');
    if (!run) return null;
    const plan = run.plan as unknown as CheckerTestsPlan;
    const result = run.result as unknown as CheckerTestsResult | null;
    const now = { asks: askedChecker(problem), tests: (await findSources(call.db, pid))?.checkerTests ?? [] };
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
        return { expected, got: one ? sayingOf(one.status) : null, message: one?.message ?? null };
      }),
    };
  }),

  implement(cancelCheckerTests, async (call, { pid }) => {
    await problemToVerify(call, pid);
    await cancelRun(call, pid, 'checks', 'checkerTests.ended');
    return null;
  }),
];
