import { recordBeside, systemError } from '../judgements/judgements.ts';
import { type JobRules, oneByOne } from '../queue/job-rules.ts';
import { findSubmissionWork } from '../queue/work.queries.ts';
import { findMember, findNewJudgement, updateMember } from './members.queries.ts';

/** Members of rejudge sets: the result stands beside the current one, and is shown to nobody but the jury. */
export const memberJobs: JobRules<number> = {
  findWork: findSubmissionWork,
  record: oneByOne(async (_services, tx, { id, end: { report, ...end } }) => {
    if (report.outcome !== 'judged') return;
    const submissionId = await findMember(tx, id);
    const judgementId = submissionId === null ? null : await recordBeside(tx, submissionId, { report, ...end });
    if (judgementId !== null) await updateMember(tx, id, judgementId);
  }),
  findJudgement: findNewJudgement,
  giveUp: systemError,
};
