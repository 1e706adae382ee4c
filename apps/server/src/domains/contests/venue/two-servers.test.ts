import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openOtherNode, openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Clock } from '../../../platform/clock.ts';
import { createDatabaseClock } from '../../../platform/db/clock.ts';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';

/** By so much may the time of a receipt precede that of a smaller id. */
const BOUND_MS = 50;
/** A machine that is busy with other tests holds a statement up for longer now and then. */
const ATTEMPTS = 4;
const USERS = 12;
const EACH = 4;

type Node = Pick<TestSite, 'app' | 'services' | 'close'>;
let site: TestSite;
let nodes: readonly [Node, Node];
let users: BuiltUser[];
let cid: number;

beforeAll(async () => {
  site = await openTestSite();
  nodes = [site, await openOtherNode(site)];
  const { db, settings } = site.services;
  await settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, db);
  users = await Promise.all(Array.from({ length: USERS }, () => buildUser(site)));
  const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  ({ cid } = await buildContest(site, { startTime: hour(-1), endTime: hour(2) }));
});
afterAll(async () => {
  await nodes[1].close();
  await site.close();
});

const setClocks = (clocks: readonly Clock[]) => {
  for (const [at, node] of nodes.entries()) Object.assign(node.services, { clock: clocks[at] });
};

/** What two servers tell that look at the database's clock as they do once it runs: one now, one a while ago. */
async function followedClocks(): Promise<readonly [Clock, Clock]> {
  const clocks = [createDatabaseClock(), createDatabaseClock()] as const;
  for (const [at, clock] of clocks.entries()) await clock.follow(nodes[at]!.services.db);
  await clocks[0].follow(nodes[0].services.db);
  return clocks;
}

let count = 0;
async function submitAt(node: Node, { token }: BuiltUser): Promise<number> {
  const code = `int main() { return ${++count}; }`;
  const asked = { pid: 'A', language: 'C++ 17', code, cid };
  return (await as({ ...site, app: node.app }, { token })(submitProblemJudge, asked)).data.submitId;
}

/** Everybody submits at both servers at once, again and again. @returns by how many ms a receipt precedes one of a smaller id, at most */
async function crowd(): Promise<number> {
  const ids = await Promise.all(
    users.map(async (user, at) => {
      const own: number[] = [];
      for (let turn = 0; turn < EACH; turn++) own.push(await submitAt(nodes[(at + turn) % 2]!, user));
      // whoever was answered came before the next one, at whichever server
      expect(own).toEqual(own.toSorted((one, two) => one - two));
      return own;
    }),
  );
  const { rows } = await sql<{ most: number }>`
    select max(extract(epoch from highest - received_at) * 1000)::float8 as most from (
      select received_at, max(received_at) over (order by id) as highest from submissions
      where id = any(${ids.flat()}::bigint[])) s`.execute(site.services.db);
  return rows[0]!.most;
}

test('R-10 ids and times of receipts at two servers tell one order, within what their clocks differ', async () => {
  setClocks(await followedClocks());
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && least > BOUND_MS; attempt++) least = Math.min(least, await crowd());
  expect(least).toBeLessThanOrEqual(BOUND_MS);
  const { rows } = await sql<{ off: number }>`
    select max(abs(extract(epoch from now() - received_at)))::float8 as off from submissions`.execute(site.services.db);
  // they were told by these clocks, not by the one that stands still
  expect(rows[0]!.off).toBeLessThan(600);
});

test('R-10 the same crowd shows a server whose clock is wrong', async () => {
  const [first] = await followedClocks();
  setClocks([first, { now: () => new Date(first.now().getTime() - 1_000) }]);
  expect(await crowd()).toBeGreaterThan(900);
});
