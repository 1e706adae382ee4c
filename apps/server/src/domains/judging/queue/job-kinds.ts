import { submissionJobs } from '../judgements/submission-jobs.ts';
import { memberJobs } from '../rejudge/member-jobs.ts';
import { testRunJobs } from '../test-runs/test-run-jobs.ts';
import { trialJobs } from '../verify/trial-jobs.ts';
import { workshopJobs } from '../workshop/workshop-jobs.ts';
import type { JobRules } from './job-rules.ts';
import type { IdOf, JobKind, Subject } from './subject.ts';

/** Everything that can be queued for a node. Another kind is a line here, its rules, and a column of `jobs`. */
const JOB_KINDS: { [K in JobKind]: JobRules<IdOf<K>> } = {
  submission: submissionJobs,
  member: memberJobs,
  trial: trialJobs,
  workshop: workshopJobs,
  testRun: testRunJobs,
};

/** The rules of a job's kind, to be asked with its id. */
export const rulesOf = ({ kind }: Subject) => JOB_KINDS[kind] as JobRules<Subject['id']>;
