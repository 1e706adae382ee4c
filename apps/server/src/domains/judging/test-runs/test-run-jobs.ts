import { VERDICT } from '@assay/contract/verdict.ts';
import { testRunTopic } from '../progress/progress.ts';
import { type JobRules, oneByOne } from '../queue/job-rules.ts';
import { findTestRunWork } from '../queue/work.queries.ts';
import { updateTestRun } from './test-run.queries.ts';

/** Test runs, and compilations of what the jury writes: kept for some minutes, for whoever asked. */
export const testRunJobs: JobRules<string> = {
  findWork: findTestRunWork,
  record: oneByOne((_services, tx, { id, end }) => updateTestRun(tx, id, end.report)),
  publish({ push }, testKey, { report }) {
    const status = 'status' in report ? report.status : VERDICT.accepted;
    push.publishEverywhere(testRunTopic(testKey), { type: 'testrun', testJudgeKey: testKey, status });
  },
  giveUp: (reason) => ({ outcome: 'tested', status: VERDICT.systemError, errorMessage: reason, runs: [] }),
};
