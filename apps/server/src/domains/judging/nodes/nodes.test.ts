import { KNOWS_CASE_ARGUMENTS, PROTOCOL } from '@assay/contract/judging/node-link.ts';
import {
  drainJudgeNode,
  forgetJudgeNode,
  getJudgeMemory,
  getJudgeNodes,
  resumeJudgeNode,
} from '@assay/contract/judging/nodes.ts';
import { submitProblemJudge, submitProblemTestJudge } from '@assay/contract/submissions/submit.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweepQueue } from '../queue/sweep.ts';
import { openSolvingStage, type SolvingStage } from '../testing/solving.ts';

let stage: SolvingStage;
let north: FakeJudge;
let south: FakeJudge;
let admin: Awaited<ReturnType<typeof buildUser>>;
beforeEach(async () => {
  stage = await openSolvingStage();
  north = stage.judge;
  south = await openFakeJudge(stage.site, { name: 'south' });
  admin = await buildUser(stage.site, { role: 'admin' });
});
afterEach(() => stage.site.close());

const db = () => stage.site.services.db;
const FAILED = { outcome: 'judgeFailure', reason: 'the disk broke' } as const;
const submit = async () => stage.submit(await buildUser(stage.site));

async function shown(name: string) {
  const { data } = await stage.ask(admin)(getJudgeNodes, {});
  return data.nodes.find((node) => node.name === name)!;
}

/** As if the pauses after failures were over. */
async function rested() {
  await sql`update jobs set failed_at = failed_at - interval '1 minute'`.execute(db());
  await sql`update judge_nodes set resting_until = null`.execute(db());
}

test('what needs much memory is left to nodes that have it, and taken by the largest there is', async () => {
  const sized = (name: string, memoryMb?: number) => openFakeJudge(stage.site, { name, says: { memoryMb } });
  await Promise.all([sized('fake', 2_000), sized('south', 8_000)]);
  const need = (mb: number) =>
    db().updateTable('problems').set({ memory_limit_mb: mb }).where('id', '=', stage.pid).execute();
  const most = async () => (await stage.ask(admin)(getJudgeMemory, {})).data.memoryMb;
  expect(await most()).toBe(8_000);
  await need(4_000);
  const large = await submit();
  expect(await north.claim()).toEqual([]);
  // neither does it hold up what is behind it
  await need(2_000);
  expect(await north.claim()).toMatchObject([{ work: { submitId: large } }]);
  await need(4_000);
  const next = await submit();
  expect(await north.claim()).toEqual([]);
  expect(await south.claim()).toMatchObject([{ work: { submitId: next } }]);
  // a case of its own larger limit counts as the problem's does
  await need(1_000);
  const { data_version: data } = await db()
    .selectFrom('problems')
    .select('data_version')
    .where('id', '=', stage.pid)
    .executeTakeFirstOrThrow();
  const ofCases = (memoryMb: number) =>
    sql`update problem_data set cases = jsonb_set(cases, '{0,memoryMb}', to_jsonb(${memoryMb}::integer)) where id = ${data}`.execute(
      db(),
    );
  await ofCases(4_000);
  const wide = await submit();
  expect(await north.claim()).toEqual([]);
  expect(await south.claim()).toMatchObject([{ work: { submitId: wide } }]);
  await sql`update problem_data set cases = cases #- '{0,memoryMb}' where id = ${data}`.execute(db());
  // and so does a run of the author of the code
  await need(4_000);
  const author = await buildUser(stage.site);
  await stage.ask(author)(submitProblemTestJudge, { pid: 'P1', language: 'Python3', code: 'print(1)', userInput: '1' });
  expect(await north.claim()).toEqual([]);
  expect(await south.claim()).toMatchObject([{ work: { kind: 'testRun' } }]);
  await need(16_000);
  const last = await submit();
  expect(await north.claim()).toEqual([]);
  await stage.ask(admin)(drainJudgeNode, { nodeId: south.nodeId, reason: '' });
  expect(await most()).toBe(2_000);
  expect(await north.claim()).toMatchObject([{ work: { submitId: last } }]);
  // who does not tell may have any
  await sized('east');
  expect(await most()).toBeNull();
  await submit();
  expect(await north.claim()).toEqual([]);
});

test('a node in maintenance finishes what it has and is given nothing more, until staff let it work again', async () => {
  await submit();
  const [job] = await north.claim();
  expect((await stage.ask(admin)(drainJudgeNode, { nodeId: north.nodeId, reason: 'new disk' })).status).toBe(200);
  await submit();
  expect(await north.claim()).toEqual([]);
  expect((await north.report(job!, judged([0, 0, 0]))).status).toBe(200);
  expect(await shown('fake')).toMatchObject({
    ready: true,
    works: false,
    refusals: [{ code: 'drained' }],
    drained: { by: admin.username, reason: 'new disk' },
  });
  await stage.ask(admin)(resumeJudgeNode, { nodeId: north.nodeId });
  expect(await shown('fake')).toMatchObject({ works: true, refusals: [], drained: null });
  expect(await north.claim()).toHaveLength(1);
  const audit = await db().selectFrom('audit_log').select(['action', 'subject', 'uid']).execute();
  expect(audit).toMatchObject([
    { action: 'drainJudgeNode', subject: 'judge node fake', uid: admin.uid },
    { action: 'resumeJudgeNode', subject: 'judge node fake', uid: admin.uid },
  ]);
});

test('only staff may act on nodes, and only on those that exist', async () => {
  const user = await buildUser(stage.site);
  expect((await stage.ask(user)(drainJudgeNode, { nodeId: north.nodeId })).status).toBe(403);
  expect(await stage.ask(admin)(resumeJudgeNode, { nodeId: 999 })).toMatchObject({ status: 404 });
  expect(await stage.ask(admin)(forgetJudgeNode, { nodeId: 999 })).toMatchObject({ status: 404 });
});

test('a node that is gone can be taken off the list, one that is online cannot', async () => {
  expect((await stage.ask(admin)(forgetJudgeNode, { nodeId: south.nodeId })).status).toBe(409);
  await sql`update judge_nodes set last_seen = now() - interval '1 hour' where id = ${south.nodeId}`.execute(db());
  expect((await stage.ask(admin)(forgetJudgeNode, { nodeId: south.nodeId })).status).toBe(200);
  expect(await shown('south')).toBeUndefined();
});

test('FI-10 a node with another compiler than most is given the other languages only, and says why', async () => {
  const third = await openFakeJudge(stage.site, { name: 'third' });
  await openFakeJudge(stage.site, {
    name: 'south',
    says: {
      languages: [
        { name: 'C++ 17', version: 'g++ 13', ok: true, reason: null },
        { name: 'Python3', version: 'test 1.0', ok: true, reason: null },
      ],
    },
  });
  expect(await shown('south')).toMatchObject({
    works: true,
    withheld: [{ language: 'C++ 17', version: 'g++ 13', expected: 'test 1.0' }],
  });
  await submit();
  expect(await south.claim()).toEqual([]);
  await stage.submit(await buildUser(stage.site), 'print(1)', 'Python3');
  const [python] = await south.claim();
  expect(python?.work.language).toBe('Python3');
  expect(await third.claim()).toHaveLength(1);
});

test('FI-7 a node whose clock is off while others are right is given nothing', async () => {
  await openFakeJudge(stage.site, { says: { clockMs: Date.now() } });
  await openFakeJudge(stage.site, { name: 'south', says: { clockMs: Date.now() - 3_600_000 } });
  const [refusal] = (await shown('south')).refusals;
  expect(refusal).toMatchObject({ code: 'clock' });
  expect(refusal?.code === 'clock' && Math.abs(refusal.seconds + 3600)).toBeLessThan(30);
  await submit();
  expect(await south.claim()).toEqual([]);
  expect(await north.claim()).toHaveLength(1);
});

test('FI-9 a node much slower than the others is given nothing until it is quicker', async () => {
  await openFakeJudge(stage.site, { says: { speedMs: 50 } });
  await openFakeJudge(stage.site, { name: 'south', says: { speedMs: 510 } });
  expect((await shown('south')).refusals).toEqual([{ code: 'slow', ms: 510, others: 50 }]);
  await openFakeJudge(stage.site, { name: 'south', says: { speedMs: 60 } });
  expect(await shown('south')).toMatchObject({ works: true, refusals: [] });
});

test('FI-17 nodes of the generations beside ours are given work, older ones are not', async () => {
  await openFakeJudge(stage.site, { name: 'south', says: { protocol: PROTOCOL + 1 } });
  expect(await shown('south')).toMatchObject({ works: true });
  await openFakeJudge(stage.site, { name: 'south', says: { protocol: 0 } });
  expect((await shown('south')).refusals).toEqual([{ code: 'protocol', got: 0, expected: PROTOCOL }]);
});

test('FI-17 problems whose cases have arguments of their own go past nodes that would leave these out', async () => {
  const rules = { convention: 'assay', points: 'percent', timeMs: null, memoryMb: null } as const;
  const { problemId } = await buildProblem(stage.site, {
    judgeMode: 'spj',
    checker: { language: 'Python3', code: 'exit(0)', arguments: [], ...rules },
    cases: [{ input: '1', output: '2', score: null, groupNum: null, checkerArguments: ['--loose'] }],
  });
  const older = { protocol: KNOWS_CASE_ARGUMENTS.protocol - 1 };
  for (const name of ['fake', 'south']) await openFakeJudge(stage.site, { name, says: older });
  const user = await buildUser(stage.site);
  const sent = { pid: problemId, language: 'C++ 17', code: 'int main() {}' };
  const { submitId } = (await stage.ask(user)(submitProblemJudge, sent)).data;
  expect(await north.claim()).toEqual([]);
  const { queue } = (await stage.ask(admin)(getJudgeNodes, {})).data;
  expect(queue.unserved).toEqual([{ languages: ['C++ 17', 'Python3', KNOWS_CASE_ARGUMENTS.word], jobs: 1 }]);
  await openFakeJudge(stage.site, { name: 'south' });
  expect(await north.claim()).toEqual([]);
  const [job] = await south.claim();
  expect(job?.work).toMatchObject({ submitId, problem: { cases: [{ checkerArguments: ['--loose'] }] } });
});

test('a node that failed rests while others work, so that it cannot use up the attempts of all that waits', async () => {
  for (let at = 0; at < 4; at++) await submit();
  const [job] = await north.claim();
  await north.report(job!, FAILED);
  expect(await north.claim()).toEqual([]);
  expect(await shown('fake')).toMatchObject({
    failures: 1,
    lastFailure: 'the disk broke',
    restingUntil: expect.any(String),
  });
  // Both at rest would be nobody at work.
  const [again] = await south.claim();
  await south.report(again!, FAILED);
  expect(await south.claim()).toHaveLength(1);
});

test('a node that fails at what others can do is set aside with the reason, and works again when staff say so', async () => {
  for (let at = 0; at < 5; at++) {
    await submit();
    const [job] = await north.claim();
    await north.report(job!, FAILED);
    const [again] = await south.claim();
    expect(again?.jobId).toBe(job!.jobId);
    expect((await south.report(again!, judged([0, 0, 0]))).status).toBe(200);
    await rested();
  }
  expect(await shown('fake')).toMatchObject({
    works: false,
    refusals: [{ code: 'setAside', failures: 5 }],
    lastFailure: 'the disk broke',
  });
  await submit();
  expect(await north.claim()).toEqual([]);
  await stage.ask(admin)(resumeJudgeNode, { nodeId: north.nodeId });
  expect(await shown('fake')).toMatchObject({ works: true, failures: 0 });
  const [job] = await north.claim();
  await north.report(job!, judged([0, 0, 0]));
  expect(await shown('fake')).toMatchObject({ failures: 0 });
});

test('FI-13 a problem whose data breaks every node sets none of them aside', async () => {
  for (let at = 0; at < 3; at++) {
    const id = await submit();
    for (const judge of [north, south, north]) {
      const [job] = await judge.claim();
      await judge.report(job!, FAILED);
      await rested();
    }
    const { status } = await db()
      .selectFrom('submissions')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status).toBe(4);
  }
  expect(await shown('fake')).toMatchObject({ works: true, failures: 6 });
});

test('a silent node counts one failure however many jobs it held', async () => {
  for (let at = 0; at < 3; at++) await submit();
  expect(await north.claim(3)).toHaveLength(3);
  await sql`update jobs set lease_until = now() - interval '1 second'`.execute(db());
  await sweepQueue(stage.site.services);
  expect(await shown('fake')).toMatchObject({ failures: 1, lastFailure: 'it stopped answering' });
});

test('a backlog leaves the last free slot to others', async () => {
  await stage.ask(admin)(drainJudgeNode, { nodeId: south.nodeId });
  const busy = await buildUser(stage.site);
  for (let at = 0; at < 15; at++) await stage.submit(busy);
  // Eleven are nobody's backlog; of the rest one more fits beside the free slot of the four.
  for (const job of await north.claim(4)) await north.report(job, judged([0, 0, 0]));
  for (const job of await north.claim(4)) await north.report(job, judged([0, 0, 0]));
  for (const job of await north.claim(3)) await north.report(job, judged([0, 0, 0]));
  expect(await north.claim(4)).toHaveLength(3);
  expect(await north.claim(1)).toEqual([]);
  const id = await submit();
  const [job] = await north.claim(1);
  expect(job?.work).toMatchObject({ submitId: id });
});
