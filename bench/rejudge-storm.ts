import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@assay/contract/judging/jobs.ts';
import { announceNode, claimJobs, reportJob } from '@assay/contract/judging/node-link.ts';
import { rejudgeProblem } from '@assay/contract/judging/rejudge.ts';
import {
  addRejudgeSet,
  applyRejudgeSet,
  cancelRejudgeSet,
  undoRejudgeSet,
} from '@assay/contract/judging/rejudge-sets.ts';
import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import { ROLE } from '@assay/contract/roles.ts';
import { isFinal } from '@assay/contract/verdict.ts';
import { sql } from 'kysely';
import { submissionTopic } from '../apps/server/src/domains/judging/progress/progress.ts';
import { PRIORITY } from '../apps/server/src/domains/judging/queue/queue.queries.ts';
import { printTable, spreadOf } from './measure/measure.ts';
import { openBigSite } from './sites/big-site.ts';
import { LANGUAGE, submitAs } from './sites/queue-site.ts';

/**
 * A problem with 20,000 judged submissions is judged again while a contest runs on the same two slots. Judging takes a
 * fixed time here, so that what is seen is the queue alone; the database waits for the disk.
 */
const SUBMISSIONS = 20_000;
const PID = 1000;
const SLOTS = 2;
const JUDGE_MS = 100;
const CONTEST_EVERY_MS = 150;
const CONTEST_ROUNDS = 120;

const site = await openBigSite({ users: 2_000, problems: 20, submissions: 0, durable: true });
const { db, push, sessions } = site.services;

async function ask<O extends AnyOp>(op: O, token: string, payload: SentOf<O>): Promise<DataOf<O>> {
  const answer = await site.app.inject({
    method: op.method,
    url: op.path,
    headers: { authorization: token },
    payload: payload as object,
  });
  if (answer.statusCode !== 200) throw new Error(`${op.name}: ${answer.statusCode} ${answer.body}`);
  return answer.json().data;
}

async function timed<T>(run: () => Promise<T>): Promise<[ms: number, answer: T]> {
  const started = performance.now();
  const answer = await run();
  return [performance.now() - started, answer];
}

/** Judged submissions with ten cases each, a third of them accepted. */
async function fill(): Promise<void> {
  await sql`
    insert into submissions (venue_kind, venue_id, pid, uid, username, display_id, display_pid, language, code, length, listed, status)
    select 'public', 0, ${PID}::bigint, 1 + n % 2000, 'user' || (1 + n % 2000), '1000', '1000', ${LANGUAGE}, repeat('x', 300), 300, true,
      (array[0, -1, 1])[1 + n % 3]
    from generate_series(1, ${SUBMISSIONS}::int) n`.execute(db);
  await sql`
    insert into judgements (submission_id, source, status, time_ms, memory_kb, cases, judger)
    select id, 'judge', status, 15, 1024,
      (select jsonb_agg(jsonb_build_object('index', k, 'status', 0, 'timeMs', 15, 'memoryKb', 1024, 'score', null, 'groupNum', 1,
        'message', null, 'userOutput', null)) from generate_series(1, 10) k), 'node'
    from submissions`.execute(db);
  await sql`update submissions s set judgement_id = j.id from judgements j where j.submission_id = s.id`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

const NODE = 'a-node-token-for-benches';
let isJudging = true;
const slots: Promise<void>[] = [];

/** A slot of a node: claims, judges for a fixed time, reports. */
async function slot(nodeId: number): Promise<void> {
  while (isJudging) {
    const { jobs } = (await ask(claimJobs, NODE, { nodeId, slots: 1, waitSeconds: 1 })) as { jobs: Job[] };
    for (const job of jobs) {
      await sleep(JUDGE_MS);
      await ask(reportJob, NODE, {
        jobId: job.jobId,
        token: job.token,
        report: {
          outcome: 'judged',
          status: 0,
          score: null,
          timeMs: 15,
          memoryKb: 1024,
          errorMessage: null,
          languageVersion: 'bench',
          cases: [],
        },
      }).catch((error: Error) => {
        // A set that was cancelled takes the jobs of its submissions back.
        if (!error.message.includes(' 409 ')) throw error;
      });
    }
  }
}

/** A contest submission, from its receipt to the verdict that its author is told. */
async function contestLatency(): Promise<number> {
  const started = performance.now();
  const id = await submitAs(site.services, { uid: 1, pid: PID + 1, cid: 1, priority: PRIORITY.contest });
  const judged = new Promise<void>((resolve) => {
    const leave = push.subscribe(submissionTopic(id), (event) => {
      if (event.type !== 'submission' || !isFinal(event.status)) return;
      leave();
      resolve();
    });
  });
  await judged;
  return performance.now() - started;
}

/** Contest submissions at a steady pace, whether or not the earlier ones are judged. */
async function contest(rounds: number): Promise<number[]> {
  const running: Promise<number>[] = [];
  for (let round = 0; round < rounds; round++) {
    running.push(contestLatency());
    await sleep(CONTEST_EVERY_MS);
  }
  return Promise.all(running);
}

/** Gives every member of a set another result than before, without judging: only what follows is measured. */
async function finishSet(setId: number): Promise<void> {
  await sql`delete from jobs using rejudge_members m where m.id = jobs.member_id and m.set_id = ${setId}`.execute(db);
  await sql`analyze rejudge_members`.execute(db);
  await sql`
    with made as (
      insert into judgements (submission_id, source, status, time_ms, memory_kb, judger)
      select m.submission_id, 'judge', case b.status when 0 then -1 else 0 end, 15, 1024, 'node'
      from rejudge_members m join judgements b on b.id = m.before_id
      where m.set_id = ${setId} and m.after_id is null
      returning id, submission_id
    )
    update rejudge_members m set after_id = made.id from made
    where m.set_id = ${setId} and m.submission_id = made.submission_id`.execute(db);
}

try {
  await fill();
  const { uid } = await db
    .insertInto('users')
    .values({ username: 'bench', email: 'bench@example.org', password_hash: '', role: ROLE.root })
    .returning('uid')
    .executeTakeFirstOrThrow();
  const root = await sessions.open(db, { uid, ip: '127.0.0.1', userAgent: 'bench' });
  const { nodeId } = await ask(announceNode, NODE, {
    name: 'bench',
    slots: SLOTS,
    version: '0',
    sandbox: { cgroup: 'none', ok: true, warnings: [] },
    languages: [{ name: LANGUAGE, version: 'bench', ok: true, reason: null }],
    ready: true,
    problems: [],
  });
  for (let each = 0; each < SLOTS; each++) slots.push(slot(nodeId));

  console.log(
    `\n${SUBMISSIONS} submissions, ${SLOTS} slots, ${JUDGE_MS} ms a judging; load ${loadavg()[0]!.toFixed(1)}\n`,
  );
  await contest(10);
  const quiet = spreadOf(await contest(CONTEST_ROUNDS));
  const newSet = () => ask(addRejudgeSet, root, { kind: 'run', pid: PID, reason: 'bench' });
  const [queuedMs, { setId, count }] = await timed(newSet);
  const storm = spreadOf(await contest(CONTEST_ROUNDS));
  const [cancelMs] = await timed(() => ask(cancelRejudgeSet, root, { setId }));

  const second = (await newSet()).setId;
  await finishSet(second);
  const during = contest(20);
  const [applyMs, applied] = await timed(() => ask(applyRejudgeSet, root, { setId: second }));
  const whileApplied = spreadOf(await during);
  const [undoMs] = await timed(() => ask(undoRejudgeSet, root, { setId: second }));
  const [atOnceMs, { queued }] = await timed(() => ask(rejudgeProblem, root, { pid: PID }));

  printTable([
    { name: 'contest verdict, quiet', ...quiet },
    { name: 'contest verdict, 20,000 queued', ...storm },
    { name: 'contest verdict, while a set is applied', ...whileApplied },
  ]);
  console.log(
    `\np50 × ${(storm.p50 / quiet.p50).toFixed(2)}, p95 × ${(storm.p95 / quiet.p95).toFixed(2)} (aim: below 2)\n`,
  );
  printTable([
    { name: `a set of ${count} queued`, ms: queuedMs },
    { name: 'the set cancelled', ms: cancelMs },
    { name: `a set applied, ${applied.applied} changed`, ms: applyMs },
    { name: 'the set undone', ms: undoMs },
    { name: `${queued} queued at once, without a set`, ms: atOnceMs },
  ]);
} finally {
  isJudging = false;
  await Promise.allSettled(slots);
  await site.close();
}
