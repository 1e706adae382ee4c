import { fail } from '@assay/contract/errors.ts';
import { PUBLIC } from '@assay/contract/venue.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRIORITY } from '../../judging/queue/queue.queries.ts';
import { type Ready, storeTogether } from './store-together.ts';

let site: TestSite;
let pid: number;
let uids: number[];
beforeAll(async () => {
  site = await openTestSite();
  ({ pid } = await buildProblem(site, { problemId: 'P1' }));
  uids = (await Promise.all(Array.from({ length: 3 }, () => buildUser(site)))).map(({ uid }) => uid);
});
afterAll(() => site.close());

let count = 0;
const ready = (change: Partial<Ready> = {}): Ready => ({
  pid,
  uid: uids[count++ % uids.length]!,
  username: 'somebody',
  venue: PUBLIC,
  listed: false,
  receiveNow: null,
  displayId: 'P1',
  displayPid: 'P1',
  language: 'C++ 17',
  code: `// ${count}`,
  ip: '127.0.0.1',
  submitKey: null,
  submitDigest: null,
  priority: PRIORITY.contest,
  turn: { turn: count, is_backlog: false },
  ...change,
});

/** All at once: the first is stored by itself, those that wait meanwhile together. */
const storeAll = (all: readonly Ready[]) => {
  const { hotDb: db, ofNode } = site.services;
  return Promise.allSettled(all.map((one) => storeTogether({ db, ofNode }, one)));
};

/** Stored submissions in the order of their ids: their programs, the transactions that they came by, their jobs. */
async function listStored(codes: readonly string[]) {
  const { rows } = await sql<{ code: string; by: string; received_at: Date; job: string | null; turn: number }>`
    select s.code, s.xmin::text as by, s.received_at, j.language as job, j.turn from submissions s
    left join jobs j on j.submission_id = s.id where s.code = any(${codes}::text[]) order by s.id`.execute(
    site.services.db,
  );
  return rows;
}

/** Holds something by another connection while `act` runs. */
async function whileHeld<T>(statement: string, act: () => Promise<T>): Promise<T> {
  const other = new pg.Client(site.services.config.databaseUrl);
  await other.connect();
  try {
    await other.query(`begin; ${statement}`);
    return await act();
  } finally {
    await other.end();
  }
}

test('R-10 who submits while others are stored is stored with those who wait, in order, each with a job of its own', async () => {
  let ms = Date.now();
  const all = Array.from({ length: 12 }, () => ready({ receiveNow: () => new Date(++ms) }));
  const first = storeAll(all.slice(0, 2));
  await new Promise((resolve) => setImmediate(resolve));
  const answers = (await Promise.all([first, storeAll(all.slice(2))])).flat();
  const stored = await listStored(all.map(({ code }) => code));
  expect(stored.map(({ code }) => code)).toEqual(all.map(({ code }) => code));
  expect(stored.map(({ job, turn }) => [job, turn])).toEqual(all.map(({ language, turn }) => [language, turn.turn]));
  const times = stored.map(({ received_at }) => received_at.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  const lots = [stored.slice(0, 2), stored.slice(2)].map((lot) => new Set(lot.map(({ by }) => by)));
  expect(lots.map(({ size }) => size)).toEqual([1, 1]);
  expect(stored[0]!.by).not.toBe(stored[2]!.by);
  const receipts = answers.map((one) => (one.status === 'fulfilled' ? one.value : null));
  expect(receipts.map((receipt) => receipt?.received_at)).toEqual(stored.map(({ received_at }) => received_at));
  expect(receipts.map((receipt) => receipt?.length)).toEqual(all.map(({ code }) => code.length));
});

test('R-10 times tell the order of ids too where the database takes some of them, and is slow', async () => {
  const second = 1_000;
  const before = () => new Date(Date.now() - second);
  const all = [ready(), ready({ receiveNow: before }), ready(), ready({ receiveNow: before })];
  const answers = await storeAll(all);
  expect(answers.map(({ status }) => status)).toEqual(all.map(() => 'fulfilled'));
  const times = (await listStored(all.map(({ code }) => code))).map(({ received_at }) => received_at.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test('R-2 of a key that comes twice in a lot one is stored', async () => {
  const key = { uid: uids[0]!, submitKey: 'twice-in-a-lot' };
  const all = [ready(), ready(key), ready(key), ready()];
  const answers = await storeAll(all);
  expect(answers.map((one) => one.status === 'fulfilled' && one.value !== null)).toEqual([true, true, false, true]);
  expect(await listStored(all.map(({ code }) => code))).toHaveLength(3);
});

test('who may not submit at that moment is refused alone', async () => {
  const late = ready({ receiveNow: () => fail('contest.ended') });
  const all = [ready(), ready(), late, ready()];
  const answers = await storeAll(all);
  expect(answers[2]).toMatchObject({ status: 'rejected', reason: { code: 'contest.ended' } });
  expect(await listStored(all.map(({ code }) => code))).toHaveLength(3);
});

test('what the database does not take, or somebody holds, takes nobody along', async () => {
  const bad = ready({ code: 'a\u0000b' });
  const held = await buildUser(site);
  const all = [ready(), ready(), bad, ready({ uid: held.uid }), ready()];
  const answers = await whileHeld(`select from users where uid = ${held.uid} for update`, () => storeAll(all));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(answers[2]).toMatchObject({ reason: { code: '22021' } });
  expect(answers[3]).toMatchObject({ reason: { code: '55P03' } });
  const codes = all.filter((one) => one !== bad).map(({ code }) => code);
  expect(await listStored(codes)).toHaveLength(3);
});

test('FI-15 R-12: all who wait for a table that is held are told within two seconds', async () => {
  const all = Array.from({ length: 80 }, () => ready());
  const startedMs = performance.now();
  const answers = await whileHeld('lock table submissions in share mode', () => storeAll(all));
  expect(performance.now() - startedMs).toBeLessThan(2_000);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(await listStored(all.map(({ code }) => code))).toEqual([]);
});
