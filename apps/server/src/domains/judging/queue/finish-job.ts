import type { JobReport, ProblemFault } from '@assay/contract/judging/job-report.ts';
import { ATTEMPTS_MAX } from '@assay/contract/judging/node-link.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { endsHere } from '@assay/rules/judging/nodes/problem-fault.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import type { Services } from '../../../platform/services.ts';
import { isWholeBlob } from '../../files/blobs.ts';
import { MendedMeanwhile, namingFiles, recordFault } from '../broken/record-fault.ts';
import { settleBroken } from '../broken/settle.ts';
import { recordJudgement, systemError } from '../judgements/judgements.ts';
import { countNodeJob, findNode } from '../nodes/nodes.queries.ts';
import { noteNodeFailure } from '../nodes/review.ts';
import { elsewhere, publishWaiting } from '../progress/elsewhere.ts';
import { publishProgress, shownCase, submissionTopic, testRunTopic } from '../progress/progress.ts';
import { recordMember } from '../rejudge/members.ts';
import { updateTestRun } from '../test-runs/test-run.queries.ts';
import { forgetTrialProgress, recordTrial } from '../verify/record.ts';
import { findProblemOfJob, hasOtherNode } from './job-problem.queries.ts';
import { findLeasedJob, returnExpiredJobs, returnJob, takeLeasedJob } from './queue.queries.ts';
import { findCaseGroups } from './work.queries.ts';

/** Why a job ends without a verdict. */
interface GivenUp {
  /** What of its problem is at fault; null when no node could do it for other reasons. */
  fault: ProblemFault | null;
  reason: string;
}

/**
 * Ends a leased job with its report; false when the lease was lost, in which case nothing changes.
 * @param gaveUp when no node did it
 * @throws MendedMeanwhile when the problem at fault has been mended since the job was leased
 */
export async function finishJob(
  services: Services,
  jobId: number,
  token: string,
  given: JobReport,
  gaveUp: GivenUp | null = null,
): Promise<boolean> {
  if (given.outcome === 'released' || given.outcome === 'judgeFailure') return giveBack(services, jobId, token, given);
  const { db } = services;
  const ended = await db.transaction().execute(async (tx) => {
    const job = await takeLeasedJob(tx, jobId, token);
    if (!job) return null;
    const groups = await findCaseGroups(tx, job.data_version);
    if (given.outcome === 'judged') {
      const judger = job.node_id === null ? null : ((await findNode(tx, job.node_id))?.name ?? null);
      const found = { report: given, dataVersion: job.data_version, groupOf: groups, judger };
      if (job.submission_id !== null) await recordJudgement(services, tx, job.submission_id, found);
      if (job.member_id !== null) await recordMember(tx, job.member_id, found);
      if (job.trial_id !== null) await recordTrial(services, tx, job.trial_id, found);
    } else if (job.test_key !== null) await updateTestRun(tx, job.test_key, given);
    if (!gaveUp && job.node_id !== null) await countNodeJob(tx, job.node_id, job.failed_node);
    const { fault = null, reason = '' } = gaveUp ?? {};
    return { ...job, groups, pauses: fault !== null && (await recordFault(tx, job, { fault, reason })) };
  });
  if (!ended) return false;
  if (ended.pauses) await settleBroken(services);
  if (ended.submission_id !== null && given.outcome === 'judged') {
    const { groups } = ended;
    publishProgress(services.push, ended.submission_id, {
      status: given.status,
      queuePosition: null,
      caseCount: given.cases.length || null,
      cases: given.cases.map((each) => shownCase(each, groups.get(each.index) ?? 1)),
      score: given.score,
      time: given.timeMs,
      memory: given.memoryKb,
    });
    services.push.forget(submissionTopic(ended.submission_id));
    elsewhere(services).tell([ended.submission_id]);
  }
  if (ended.trial_id !== null) forgetTrialProgress(services.push, ended.trial_id);
  if (ended.test_key !== null) {
    const topic = testRunTopic(ended.test_key);
    const status = given.outcome === 'compiled' ? VERDICT.accepted : given.status;
    services.push.publishEverywhere(topic, { type: 'testrun', testJudgeKey: ended.test_key, status });
  }
  return true;
}

/** A job that a node could not finish waits again for another node; after the last attempt it ends as System Error. */
async function giveBack(
  services: Services,
  jobId: number,
  token: string,
  given: Extract<JobReport, { outcome: 'released' | 'judgeFailure' }>,
): Promise<boolean> {
  const job = await findLeasedJob(services.db, jobId, token);
  if (!job) return false;
  const end = given.outcome === 'judgeFailure' ? await endOfFailed(services, jobId, token, job, given) : 'unblamed';
  if (end === 'ended') return true;
  const failure =
    end === 'blamed' && given.outcome === 'judgeFailure' ? { reason: given.reason, nodeId: job.node_id ?? 0 } : null;
  const returned = await returnJob(services.db, jobId, token, failure);
  if (returned?.submissionId) {
    publishWaiting(services, [returned.submissionId]);
  }
  return returned !== null;
}

type Lease = NonNullable<Awaited<ReturnType<typeof findLeasedJob>>>;
type Failed = Extract<JobReport, { outcome: 'judgeFailure' }>;

/** What of the problem is at fault. A file that arrived otherwise than it should is so if the site's own is no better. */
async function findFault(services: Services, given: Failed): Promise<ProblemFault | null> {
  if (given.fault) return given.fault;
  if (given.isFinal) return 'run';
  return given.suspect && !(await isWholeBlob(services, given.suspect)) ? 'data' : null;
}

/**
 * What becomes of a job that a node could not do: it has ended, or waits again for another node, or for any where what the node
 * blames was mended meanwhile.
 */
async function endOfFailed(
  services: Services,
  jobId: number,
  token: string,
  job: Lease,
  given: Failed,
): Promise<'ended' | 'blamed' | 'unblamed'> {
  const { db, log } = services;
  const reason = await namingFiles(db, given.reason, job.data_version);
  const fault = await findFault(services, given);
  log.error({ jobId, submissionId: job.submission_id, reason, fault }, 'a judge node failed');
  const facts = { attempt: job.attempt, attemptsMax: ATTEMPTS_MAX, nodeId: job.node_id, failedNode: job.failed_node };
  const hasOthers = fault === 'program' && (await hasOtherNode(db, jobId));
  const ends = endsHere({ fault, hasOthers, ...facts });
  // What the problem itself breaks, every node would break alike.
  if (job.node_id !== null && (fault === null || !ends)) {
    const problemId = await findProblemOfJob(db, jobId);
    await noteNodeFailure(services, job.node_id, { problemId, reason });
  }
  if (!ends) return 'blamed';
  try {
    const ended = await finishJob(services, jobId, token, unjudgeable(job.test_key, reason), { fault, reason });
    return ended ? 'ended' : 'blamed';
  } catch (error) {
    if (!(error instanceof MendedMeanwhile)) throw error;
    return 'unblamed';
  }
}

/** Returns the work of nodes that fell silent, and answers what used up its attempts. */
export async function returnExpiredWork(services: Services): Promise<void> {
  const { exhausted, returned } = await returnExpiredJobs(services.db, ATTEMPTS_MAX);
  // Once however many jobs it held: it is one event that a node falls silent.
  for (const nodeId of new Set([...exhausted, ...returned].flatMap(({ node_id }) => node_id ?? []))) {
    await noteNodeFailure(services, nodeId, { problemId: 0, reason: writeJudgeFailure('nodeSilent', {}) });
  }
  publishWaiting(
    services,
    returned.flatMap(({ submission_id }) => submission_id ?? []),
  );
  for (const job of returned) {
    services.work.ring(job.language);
  }
  for (const job of exhausted) {
    services.log.error({ jobId: job.id, submissionId: job.submission_id }, 'no judge node finished this job');
    const report = unjudgeable(job.test_key, writeJudgeFailure('nodesSilent', {}));
    await finishJob(services, job.id, job.token, report, { fault: null, reason: '' });
  }
}

/** What the user reads when no node could do the work; the cause is for administrators. */
function unjudgeable(testKey: string | null, reason: string): JobReport {
  return testKey === null
    ? systemError(reason)
    : { outcome: 'tested', status: VERDICT.systemError, errorMessage: reason, runs: [] };
}
