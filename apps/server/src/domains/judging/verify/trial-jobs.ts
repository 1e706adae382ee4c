import { systemError } from '../judgements/judgements.ts';
import type { JobRules } from '../queue/job-rules.ts';
import { findSubmissionWork } from '../queue/work.queries.ts';
import { forgetTrialProgress, noteTrialProgress, recordTrial } from './record.ts';

/** Solutions and validators of the jury in a verification. */
export const trialJobs: JobRules<number> = {
  findWork: findSubmissionWork,
  progressed(push, trialId, { cases }, groupOf) {
    noteTrialProgress(push, trialId, cases, groupOf);
  },
  async record(services, tx, trialId, { report, ...end }) {
    if (report.outcome === 'judged') await recordTrial(services, tx, trialId, { report, ...end });
  },
  publish({ push }, trialId) {
    forgetTrialProgress(push, trialId);
  },
  giveUp: systemError,
};
