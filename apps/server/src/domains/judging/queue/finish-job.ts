import type { JobReport, ProblemFault } from '@assay/contract/judging/job-report.ts';
import { ATTEMPTS_MAX } from '@assay/contract/judging/node-link.ts';
import { endsHere } from '@assay/rules/judging/nodes/problem-fault.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { answerTogether } from '../../../platform/queue/together.ts';
import type { Services } from '../../../platform/services.ts';
import { isWholeBlob } from '../../files/blobs.ts';
import { FixedMeanwhile, namingFiles, recordFault } from '../broken/record-fault.ts';
import { settleBroken } from '../broken/settle.ts';
import { caseGroupsOf } from '../judgements/case-groups.ts';
import { countNodeJobs } from '../nodes/nodes.queries.ts';
import { noteNodeFailure } from '../nodes/review.ts';
import { rulesOf } from './job-kinds.ts';
import { findProblemOfJob, hasOtherNode } from './job-problem.queries.ts';
import type { FinalReport, JobEnd } from './job-rules.ts';
import {
  findLeasedJob,
  type Lease,
  limitLockWait,
  returnExpiredJobs,
  returnJob,
  takeLeasedJobs,
} from './queue.queries.ts';

/** Why a job ends without a verdict. */
interface GivenUp {
  /** What of its problem is at fault; null when no node could do it for other reasons. */
  fault: ProblemFault | null;
  reason: string;
}

/** A final report with the lease under which it comes. */
interface Ending extends Lease {
  report: FinalReport;
}

/**
 * Takes leased jobs and stores their ends. Those whose lease was lost, or that are named a second time, are left out: nothing of them
 * changes.
 */
async function endJobs(services: Services, tx: Queryable, endings: readonly Ending[]) {
  const jobs = await takeLeasedJobs(tx, endings);
  const ended = [];
  for (const { jobId, token, report } of endings) {
    const job = jobs.get(jobId);
    if (job?.token !== token) continue;
    jobs.delete(jobId);
    const end: JobEnd = {
      report,
      dataVersion: job.data_version,
      problemVersion: job.problem_version,
      groupOf: await caseGroupsOf(services, tx, job.data_version),
      judger: job.judger,
    };
    ended.push({ jobId, job, end });
  }
  // In one order everywhere, so that two transactions never wait for each other.
  for (const kind of [...new Set(ended.map(({ job }) => job.subject.kind))].sort()) {
    const own = ended.filter(({ job }) => job.subject.kind === kind);
    await rulesOf(own[0]!.job.subject).record(
      services,
      tx,
      own.map(({ job, end }) => ({ id: job.subject.id, end })),
    );
  }
  return ended;
}

type Ended = Awaited<ReturnType<typeof endJobs>>;

function publishEnds(services: Services, ended: Ended) {
  for (const { job, end } of ended) rulesOf(job.subject).publish?.(services, job.subject.id, end);
}

async function endDone(services: Services, endings: readonly Ending[]): Promise<Ended> {
  const ended = await services.db.transaction().execute(async (tx) => {
    if (endings.length > 1) await limitLockWait(tx);
    const ended = await endJobs(services, tx, endings);
    await countNodeJobs(
      tx,
      ended.flatMap(({ job }) => (job.node_id === null ? [] : [{ nodeId: job.node_id, failedNode: job.failed_node }])),
    );
    return ended;
  });
  publishEnds(services, ended);
  return ended;
}

/** Reports that are stored together: what a report costs is mostly what a transaction costs. */
const LOT = 64;

/**
 * Where the final reports of a web node come together; answers whether the lease still held, or that a lot could not be stored, which
 * may be the fault of one among them.
 */
const openEndings = (services: Services) =>
  answerTogether<Ending, boolean | 'alone'>(async (endings) => {
    try {
      const ended = new Set((await endDone(services, endings)).map(({ jobId }) => jobId));
      // A job that is named twice has ended once.
      return endings.map(({ jobId }) => ended.delete(jobId));
    } catch (error) {
      if (endings.length === 1) throw error;
      services.log.warn({ error, jobs: endings.length }, 'reports are stored one by one');
      return endings.map(() => 'alone');
    }
  }, LOT);

/**
 * Ends a leased job with its report; false when the lease was lost, in which case nothing changes.
 * @param gaveUp when no node did it
 * @throws FixedMeanwhile when the problem at fault has been fixed since the job was leased
 */
export async function finishJob(
  services: Services,
  jobId: number,
  token: string,
  given: JobReport,
  gaveUp: GivenUp | null = null,
): Promise<boolean> {
  if (given.outcome === 'released' || given.outcome === 'judgeFailure') return giveBack(services, jobId, token, given);
  const ending = { jobId, token, report: given };
  if (!gaveUp) {
    const ended = await services.ofNode(openEndings)(ending);
    return ended === 'alone' ? (await endDone(services, [ending])).length > 0 : ended;
  }
  const { ended, pauses } = await services.db.transaction().execute(async (tx) => {
    const ended = await endJobs(services, tx, [ending]);
    const { fault, reason } = gaveUp;
    const pauses = ended[0] && fault !== null && (await recordFault(tx, ended[0].job, { fault, reason }));
    return { ended, pauses };
  });
  if (pauses) await settleBroken(services);
  publishEnds(services, ended);
  return ended.length > 0;
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
  if (returned) rulesOf(returned).returned?.(services, [returned.id]);
  return returned !== null;
}

type LeasedJob = NonNullable<Awaited<ReturnType<typeof findLeasedJob>>>;
type Failed = Extract<JobReport, { outcome: 'judgeFailure' }>;

/** What of the problem is at fault. A file that arrived otherwise than it should is so if the site's own is no better. */
async function findFault(services: Services, given: Failed): Promise<ProblemFault | null> {
  if (given.fault) return given.fault;
  if (given.isFinal) return 'run';
  return given.suspect && !(await isWholeBlob(services, given.suspect)) ? 'data' : null;
}

/**
 * What becomes of a job that a node could not do: it has ended, or waits again for another node, or for any where what the node
 * blames was fixed meanwhile.
 */
async function endOfFailed(
  services: Services,
  jobId: number,
  token: string,
  job: LeasedJob,
  given: Failed,
): Promise<'ended' | 'blamed' | 'unblamed'> {
  const { db, log } = services;
  const reason = await namingFiles(db, given.reason, job.data_version);
  const fault = await findFault(services, given);
  log.error({ jobId, subject: job.subject, reason, fault }, 'a judge node failed');
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
    const ended = await finishJob(services, jobId, token, rulesOf(job.subject).giveUp(reason), { fault, reason });
    return ended ? 'ended' : 'blamed';
  } catch (error) {
    if (!(error instanceof FixedMeanwhile)) throw error;
    return 'unblamed';
  }
}

/** Returns the work of nodes that fell silent, and answers what used up its attempts. */
export async function returnExpiredWork(services: Services): Promise<void> {
  const silent = writeJudgeFailure('nodeSilent', {});
  const { exhausted, returned } = await returnExpiredJobs(services.db, ATTEMPTS_MAX, silent);
  // Once however many jobs it held: it is one event that a node falls silent.
  for (const nodeId of new Set([...exhausted, ...returned].flatMap(({ node_id }) => node_id ?? []))) {
    await noteNodeFailure(services, nodeId, { problemId: 0, reason: silent });
  }
  for (const kind of new Set(returned.map(({ subject }) => subject.kind))) {
    const subjects = returned.flatMap(({ subject }) => (subject.kind === kind ? [subject] : []));
    rulesOf(subjects[0]!).returned?.(
      services,
      subjects.map(({ id }) => id),
    );
  }
  for (const job of returned) {
    services.work.ring(job.language);
  }
  for (const job of exhausted) {
    services.log.error({ jobId: job.id, subject: job.subject }, 'no judge node finished this job');
    const report = rulesOf(job.subject).giveUp(writeJudgeFailure('nodesSilent', {}));
    await finishJob(services, job.id, job.token, report, { fault: null, reason: '' });
  }
}
