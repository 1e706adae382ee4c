import { setTimeout as sleep } from 'node:timers/promises';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let site: TestSite;
let author: BuiltUser;
let feed: string;
let ends: AbortController;
beforeEach(async () => {
  site = await openTestSite();
  author = await buildUser(site, { role: 'admin' });
  const { cid } = await buildContest(site, { author, startsIn: -3600, openRank: true });
  feed = `${await site.app.listen({ port: 0, host: '127.0.0.1' })}/api/icpc/contests/${cid}/event-feed`;
  ends = new AbortController();
});
afterEach(async () => {
  ends.abort();
  await site.close();
});

/** Opens a feed and stays. @returns its status */
async function open(who?: BuiltUser): Promise<number> {
  const headers: Record<string, string> = who ? { authorization: who.token } : {};
  const answer = await fetch(feed, { headers, signal: ends.signal });
  answer.body?.pipeTo(new WritableStream(), { signal: ends.signal }).catch(() => {});
  return answer.status;
}

const openMany = async (count: number, who?: BuiltUser) => {
  const statuses = await Promise.all(Array.from({ length: count }, () => open(who)));
  return statuses.filter((status) => status === 200).length;
};

test('one address and one person keep a few feeds open; the jury at the same address still gets its own', async () => {
  expect(await openMany(40)).toBe(20);
  expect(await openMany(1, await buildUser(site))).toBe(0);
  expect(await openMany(20, author)).toBe(8);
});

test('a feed that ends leaves its place to another', async () => {
  expect(await openMany(20)).toBe(20);
  expect(await open()).toBe(429);
  ends.abort();
  ends = new AbortController();
  await expect.poll(() => open(), { timeout: 5000 }).toBe(200);
});

test('feeds of one view ask the database together', async () => {
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  const countFor = async (ms: number) => {
    statements.mockClear();
    await sleep(ms);
    return statements.mock.calls.length;
  };
  await open();
  await sleep(1000);
  const ofOne = await countFor(3000);
  await openMany(19);
  await sleep(1000);
  const ofTwenty = await countFor(3000);
  statements.mockRestore();
  expect(ofOne).toBeGreaterThan(0);
  expect(ofTwenty).toBeLessThan(3 * ofOne);
});
