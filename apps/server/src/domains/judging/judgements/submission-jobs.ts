import { VERDICT } from '@assay/contract/verdict.ts';
import { otherNodes, publishWaiting } from '../progress/other-nodes.ts';
import { latestProgress, publishProgress, shownCase, submissionTopic } from '../progress/progress.ts';
import type { JobRules } from '../queue/job-rules.ts';
import { findSubmissionWork } from '../queue/work.queries.ts';
import { findCurrentJudgementId } from './judgements.queries.ts';
import { recordJudgements, systemError } from './judgements.ts';

/** Submissions that are judged: the result becomes the current one. */
export const submissionJobs: JobRules<number> = {
  findWork: findSubmissionWork,
  leased(push, submitId, work) {
    const caseCount = work.kind === 'submission' ? work.problem.cases.length : null;
    publishProgress(push, submitId, { status: VERDICT.compiling, queuePosition: null, caseCount, cases: [] });
  },
  progressed(push, submitId, { status, caseCount, cases }, groupOf) {
    const done = cases.map((each) => shownCase(each, groupOf.get(each.index) ?? 1));
    const fresh = new Set(done.map((each) => each.index));
    const earlier = (latestProgress(push, submitId)?.cases ?? []).filter((each) => !fresh.has(each.index));
    publishProgress(push, submitId, {
      status,
      caseCount,
      cases: [...earlier, ...done].sort((a, b) => a.index - b.index),
    });
  },
  returned: publishWaiting,
  async record(services, tx, ends) {
    const judged = ends.flatMap(({ id, end: { report, ...rest } }) =>
      report.outcome === 'judged' ? [{ submissionId: id, found: { report, ...rest } }] : [],
    );
    if (judged.length > 0) await recordJudgements(services, tx, judged);
  },
  publish(services, submitId, { report, groupOf }) {
    if (report.outcome !== 'judged') return;
    publishProgress(services.push, submitId, {
      status: report.status,
      queuePosition: null,
      caseCount: report.cases.length || null,
      cases: report.cases.map((each) => shownCase(each, groupOf.get(each.index) ?? 1)),
      score: report.score,
      time: report.timeMs,
      memory: report.memoryKb,
    });
    services.push.forget(submissionTopic(submitId));
    otherNodes(services).tell([submitId]);
  },
  findJudgement: findCurrentJudgementId,
  giveUp: systemError,
};
