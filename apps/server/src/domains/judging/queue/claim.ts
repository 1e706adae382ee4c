import { fail } from '@assay/contract/errors.ts';
import type { Job } from '@assay/contract/judging/jobs.ts';
import { claimJobs } from '@assay/contract/judging/node-link.ts';
import { assignJobs } from '@assay/rules/judging/nodes/assign-jobs.ts';
import { type Call, implement } from '../../../platform/http/call.ts';
import { answerTogether } from '../../../platform/queue/together.ts';
import type { Services } from '../../../platform/services.ts';
import { type ClaimedJob, findClaimants, leaseJobs, pickWaitingJobs } from './claim.queries.ts';
import { rulesOf } from './job-kinds.ts';
import { takeLeasedJobs } from './queue.queries.ts';

/** A waiting node looks at the queue this often by itself, in case a ring was missed. */
const LOOK_AGAIN_MS = 2_000;
/** Nodes whose claims are answered by one look at the queue. */
const LOT = 64;

interface Claim {
  nodeId: number;
  slots: number;
}
interface Claimed {
  /** What the node is given work of; null when it is unknown. */
  accepted: string[] | null;
  jobs: Job[];
}
type AnswerClaim = (claim: Claim) => Promise<Claimed>;

export const claim = implement(claimJobs, async (call, { nodeId, slots, waitSeconds }) => {
  const until = performance.now() + waitSeconds * 1000;
  let gone: AbortSignal | undefined;
  for (;;) {
    // Asked anew each time: what a node is given changes while it waits.
    const { accepted, jobs } = await call.ofNode(answerClaimsTogether)({ nodeId, slots });
    if (accepted === null) return fail('judging.nodeUnknown');
    const left = until - performance.now();
    if (jobs.length > 0 || left <= 0 || gone?.aborted) return { jobs };
    gone ??= watchLeaving(call);
    await call.work.wait(new Set(accepted), Math.min(left, LOOK_AGAIN_MS), gone);
  }
});

/** Ends when who asks has gone or the server stops. Only who waits is watched: most claims find work at once. */
function watchLeaving({ reply, stopping }: Call): AbortSignal {
  const gone = new AbortController();
  const leave = () => gone.abort();
  stopping.signal.addEventListener('abort', leave);
  reply.raw.once('close', () => {
    stopping.signal.removeEventListener('abort', leave);
    leave();
  });
  if (stopping.signal.aborted || reply.raw.destroyed) leave();
  return gone.signal;
}

/** Where the claims of a web node come together: hundreds of nodes cost hardly more than one. */
const answerClaimsTogether = (services: Services): AnswerClaim =>
  answerTogether((claims) => answerClaims(services, claims), LOT);

async function answerClaims(services: Services, claims: readonly Claim[]): Promise<Claimed[]> {
  const { hotDb: db } = services;
  const known = await findClaimants(db, [...new Set(claims.map(({ nodeId }) => nodeId))]);
  const claimants = claims.map(({ nodeId, slots }) => {
    const { accepted = [], memoryMb = null } = known.get(nodeId) ?? {};
    return { nodeId, accepted, memoryMb, wanted: slots };
  });
  const leased: { job: ClaimedJob; claimant: number }[] = [];
  if (claimants.some(({ accepted }) => accepted.length > 0)) {
    await db.transaction().execute(async (tx) => {
      // Again while something goes out: what is handed out changes who may have what is left.
      while (claimants.some(({ wanted }) => wanted > 0)) {
        const { waiting, free } = await pickWaitingJobs(
          tx,
          claimants.filter(({ wanted }) => wanted > 0),
        );
        const given = assignJobs(claimants, waiting, free);
        if (given.length === 0) break;
        const jobs = await leaseJobs(tx, given);
        for (const { jobId, claimant } of given) {
          leased.push({ job: jobs.get(jobId)!, claimant });
          claimants[claimant]!.wanted--;
        }
      }
    });
  }
  const work = await findWork(
    services,
    leased.map(({ job }) => job),
  );
  return claims.map(({ nodeId }, at) => ({
    accepted: known.get(nodeId)?.accepted ?? null,
    jobs: leased.flatMap(({ job, claimant }) => (claimant === at ? (work.get(job.id) ?? []) : [])),
  }));
}

/** All that is needed to run leased jobs, by job; one whose work is gone is dropped. */
async function findWork({ hotDb: db, push }: Services, leased: ClaimedJob[]): Promise<Map<number, Job>> {
  const jobs = new Map<number, Job>();
  for (const find of new Set(leased.map(({ subject }) => rulesOf(subject).findWork))) {
    const asked = leased.filter(({ subject }) => rulesOf(subject).findWork === find);
    const found = await find(db, asked);
    for (const { id, attempt, token, subject } of asked) {
      const work = found.get(id);
      if (!work) {
        // A test run whose row expired or did not survive a crash of the database: nobody waits for it any more.
        await takeLeasedJobs(db, [{ jobId: id, token }]);
        continue;
      }
      jobs.set(id, { jobId: id, attempt, token, work });
      rulesOf(subject).leased?.(push, subject.id, work);
    }
  }
  return jobs;
}
