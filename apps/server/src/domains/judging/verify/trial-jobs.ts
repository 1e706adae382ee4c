import { systemError } from '../judgements/judgements.ts';
import { type JobRules, oneByOne } from '../queue/job-rules.ts';
import { findSubmissionWork } from '../queue/work.queries.ts';
import { forgetTrialProgress, noteTrialProgress, recordTrial } from './record.ts';

/** Solutions and validators of the jury in a verification. */
export const trialJobs: JobRules<number> = {
  findWork: findSubmissionWork,
  progressed(push, trialId, { cases }, groupOf) {
    noteTrialProgress(push, trialId, cases, groupOf);
  },
  record: oneByOne(async (services, tx, { id, end: { report, ...end } }) => {
    if (report.outcome === 'judged') await recordTrial(services, tx, id, { report, ...end });
  }),
  publish({ push }, trialId) {
    forgetTrialProgress(push, trialId);
  },
  giveUp: systemError,
};
