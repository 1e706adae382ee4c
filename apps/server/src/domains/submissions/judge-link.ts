import { fail } from '@assay/contract/errors.ts';
import {
  ATTEMPTS_MAX,
  announceNode,
  getJudgeBlob,
  heartbeatNode,
  type JobReport,
  reportJob,
  reportProgress,
} from '@assay/contract/judging/node-link.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { FileAnswer, type Implementation, implement } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { findOwnLanguagesEdition } from '../catalog/own-languages.queries.ts';
import { claim } from './claim.ts';
import { findProblemOfJob } from './job-problem.queries.ts';
import { recordJudgement, systemError } from './judgements.ts';
import { countNodeJob, endLeasesOfEarlierStart, findNode, updateNodeSeen, upsertNode } from './nodes/nodes.queries.ts';
import { noteNodeFailure, reviewJudgeNodes } from './nodes/review.ts';
import { publishProgress, shownCase, submissionTopic, testRunTopic } from './progress.ts';
import { findLeasedJob, prolongLeases, returnExpiredJobs, returnJob, takeLeasedJob } from './queue.queries.ts';
import { recordMember } from './rejudge/members.ts';
import { updateTestRun } from './test-run.queries.ts';
import { forgetTrialProgress, noteTrialProgress, recordTrial } from './verify/record.ts';
import { findCaseGroups } from './work.queries.ts';

const announce = implement(announceNode, async (call, input) => {
  // Ended before the node is known under its new start, so that none of its new leases is among them.
  const ended = input.instance ? await endLeasesOfEarlierStart(call.db, input.name, input.instance) : 0;
  const nodeId = await upsertNode(call.db, input);
  await reviewJudgeNodes(call);
  if (ended > 0) await returnExpiredWork(call);
  call.log.info({ node: input.name, ready: input.ready, problems: input.problems }, 'judge node announced itself');
  return { nodeId, languagesEdition: await findOwnLanguagesEdition(call.db) };
});

const heartbeat = implement(heartbeatNode, async (call, input) => {
  const known = await updateNodeSeen(call.db, input.nodeId, input);
  if (!known) fail('judging.nodeUnknown');
  const kept = await prolongLeases(call.db, input.leases);
  return {
    lost: input.leases.map((lease) => lease.jobId).filter((jobId) => !kept.has(jobId)),
    languagesEdition: await findOwnLanguagesEdition(call.db),
  };
});

const progress = implement(reportProgress, async (call, input) => {
  const job = await findLeasedJob(call.db, input.jobId, input.token);
  if (!job) return fail('judging.leaseLost');
  if (job.submission_id === null && job.trial_id === null) return null;
  const groups = await findCaseGroups(call.db, job.data_version);
  if (job.trial_id !== null) noteTrialProgress(call.push, job.trial_id, input.cases, groups);
  if (job.submission_id === null) return null;
  const done = input.cases.map((each) => shownCase(each, groups.get(each.index) ?? 1));
  const latest = call.push.latest(submissionTopic(job.submission_id));
  const earlier = latest?.type === 'submission' ? latest.cases : [];
  const fresh = new Set(done.map((each) => each.index));
  publishProgress(call.push, job.submission_id, {
    status: input.status,
    caseCount: input.caseCount,
    cases: [...earlier.filter((each) => !fresh.has(each.index)), ...done].sort((a, b) => a.index - b.index),
  });
  return null;
});

const report = implement(reportJob, async (call, input) => {
  const ended = await finishJob(call, input.jobId, input.token, input.report);
  if (!ended) fail('judging.leaseLost');
  return null;
});

/**
 * Ends a leased job with its report; false when the lease was lost, in which case nothing changes.
 * @param isDone whether the node did it; not when the site gives up
 */
async function finishJob(
  services: Services,
  jobId: number,
  token: string,
  given: JobReport,
  isDone = true,
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
    if (isDone && job.node_id !== null) await countNodeJob(tx, job.node_id, job.failed_node);
    return { ...job, groups };
  });
  if (!ended) return false;
  if (ended.submission_id !== null && given.outcome === 'judged') {
    const { groups } = ended;
    publishProgress(services.push, ended.submission_id, {
      status: given.status,
      queuePosition: null,
      cases: given.cases.map((each) => shownCase(each, groups.get(each.index) ?? 1)),
      score: given.score,
      time: given.timeMs,
      memory: given.memoryKb,
    });
    services.push.forget(submissionTopic(ended.submission_id));
  }
  if (ended.trial_id !== null) forgetTrialProgress(services.push, ended.trial_id);
  if (ended.test_key !== null) {
    const topic = testRunTopic(ended.test_key);
    const status = given.outcome === 'compiled' ? VERDICT.accepted : given.status;
    services.push.publish(topic, { type: 'testrun', testJudgeKey: ended.test_key, status });
    services.push.forget(topic);
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
  const failed = given.outcome === 'judgeFailure';
  if (failed) {
    services.log.error({ jobId, submissionId: job.submission_id, reason: given.reason }, 'a judge node failed');
    // What the problem itself breaks, every node would break alike.
    if (!given.isFinal && job.node_id !== null) {
      const problemId = await findProblemOfJob(services.db, jobId);
      await noteNodeFailure(services, job.node_id, { problemId, reason: given.reason });
    }
    if (given.isFinal || job.attempt >= ATTEMPTS_MAX)
      return finishJob(services, jobId, token, unjudgeable(job.test_key, given.reason), false);
  }
  const failure = failed ? { reason: given.reason, nodeId: job.node_id ?? 0 } : null;
  const returned = await returnJob(services.db, jobId, token, failure);
  if (returned?.submissionId) {
    publishProgress(services.push, returned.submissionId, { status: VERDICT.pending, cases: [] });
  }
  return returned !== null;
}

/** Returns the work of nodes that fell silent, and answers what used up its attempts. */
export async function returnExpiredWork(services: Services): Promise<void> {
  const { exhausted, returned } = await returnExpiredJobs(services.db, ATTEMPTS_MAX);
  // Once however many jobs it held: it is one event that a node falls silent.
  for (const nodeId of new Set([...exhausted, ...returned].flatMap(({ node_id }) => node_id ?? []))) {
    await noteNodeFailure(services, nodeId, { problemId: 0, reason: 'it stopped answering' });
  }
  for (const job of returned) {
    if (job.submission_id !== null) {
      publishProgress(services.push, job.submission_id, { status: VERDICT.pending, cases: [] });
    }
    services.work.ring(job.language);
  }
  for (const job of exhausted) {
    services.log.error({ jobId: job.id, submissionId: job.submission_id }, 'no judge node finished this job');
    const report = unjudgeable(job.test_key, 'the judge nodes stopped answering');
    await finishJob(services, job.id, job.token, report, false);
  }
}

/** What the user reads when no node could do the work; the cause is for administrators. */
function unjudgeable(testKey: string | null, reason: string): JobReport {
  return testKey === null
    ? systemError(reason)
    : { outcome: 'tested', status: VERDICT.systemError, errorMessage: reason, runs: [] };
}

const blob = implement(getJudgeBlob, async (call, input) => {
  const size = await call.blobs.size(input.hash);
  if (size === null) return fail('judging.blobUnknown');
  const from = /^bytes=(\d{1,15})-$/.exec(call.request.headers.range ?? '')?.[1];
  const start = from === undefined ? 0 : Math.min(Number(from), size);
  const rest = size - start;
  return new FileAnswer(rest === 0 ? Buffer.alloc(0) : call.blobs.stream(input.hash, { start, end: size - 1 }), {
    bytes: rest,
    status: start > 0 ? 206 : 200,
    headers: start > 0 ? { 'content-range': `bytes ${start}-${size - 1}/${size}` } : {},
  });
});

export const judgeLinkCalls: Implementation[] = [announce, claim, heartbeat, progress, report, blob];
