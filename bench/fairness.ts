import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { announceNode, claimJobs, reportJob } from '@assay/contract/judging/node-link.ts';
import { isFinal } from '@assay/contract/verdict.ts';
import { submissionTopic } from '../apps/server/src/domains/judging/progress/progress.ts';
import { PRIORITY } from '../apps/server/src/domains/judging/queue/queue.queries.ts';
import { printTable, spreadOf } from './measure/measure.ts';
import { openBigSite } from './sites/big-site.ts';
import { askOf, FAKE_REPORT, nodeNamed, submitAs } from './sites/queue-site.ts';

/**
 * One user queues 500 submissions, then others send a single one each: how much later do these have their verdict than
 * on a quiet site? Judging takes a fixed time here, so that what is seen is the queue alone.
 */
const BACKLOG = 500;
const ROUNDS = 40;
const JUDGE_MS = 250;
const NODES = 2;
const SLOTS_EACH = 2;
const GREEDY = 1;

const site = await openBigSite({ users: 200, problems: 20, submissions: 0, durable: true });
const { db, push } = site.services;
const ask = askOf(site);

let isJudging = true;
async function slot(nodeId: number): Promise<void> {
  while (isJudging) {
    const { jobs } = await ask(claimJobs, { nodeId, slots: 1, waitSeconds: 1 });
    for (const { jobId, token } of jobs) {
      await sleep(JUDGE_MS);
      await ask(reportJob, { jobId, token, report: FAKE_REPORT });
    }
  }
}

const submit = (uid: number) => submitAs(site.services, { uid, pid: 1000, cid: 0, priority: PRIORITY.practice });

/** From before the receipt until the author is told the verdict. */
async function latency(uid: number): Promise<number> {
  const started = performance.now();
  const id = await submit(uid);
  return new Promise((resolve) => {
    const leave = push.subscribe(submissionTopic(id), (event) => {
      if (event.type !== 'submission' || !isFinal(event.status)) return;
      leave();
      resolve(performance.now() - started);
    });
  });
}

async function singles(): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    samples.push(await latency(2 + round));
    await sleep(Math.random() * JUDGE_MS);
  }
  return samples;
}

const waiting = async () =>
  Number(
    (
      await db
        .selectFrom('jobs')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

try {
  const slots: Promise<void>[] = [];
  for (let node = 0; node < NODES; node++) {
    const { nodeId } = await ask(announceNode, nodeNamed(`node ${node}`, SLOTS_EACH));
    for (let each = 0; each < SLOTS_EACH; each++) slots.push(slot(nodeId));
  }
  const quiet = spreadOf(await singles());
  for (let at = 0; at < BACKLOG; at++) await submit(GREEDY);
  const started = performance.now();
  const before = await waiting();
  const crowded = spreadOf(await singles());
  const done = before - (await waiting()) + ROUNDS;
  const seconds = (performance.now() - started) / 1000;
  isJudging = false;
  await Promise.allSettled(slots);

  console.log(`\n${NODES * SLOTS_EACH} slots, ${JUDGE_MS} ms a judging; load ${loadavg()[0]!.toFixed(1)}\n`);
  printTable([
    { name: 'verdict for a single submission, quiet, ms', ...quiet },
    { name: `the same with ${before} of another user queued, ms`, ...crowded },
  ]);
  const used = (done * JUDGE_MS) / 1000 / seconds / (NODES * SLOTS_EACH);
  console.log(
    `\np50 × ${(crowded.p50 / quiet.p50).toFixed(3)} (aim: at most 1.1); slots in use meanwhile ${(used * 100).toFixed(0)} %`,
  );
  if (crowded.p50 > quiet.p50 * 1.1) process.exitCode = 1;
} finally {
  isJudging = false;
  await site.close();
}
