import type { AddressInfo } from 'node:net';
import { getContestProblem } from '@assay/contract/contests/problems.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GiveWay, RehearsalLine, rehearsedText } from './platform/http/rehearsal.ts';
import { createLog } from './platform/log.ts';
import { rehearse } from './rehearse.ts';

const METRICS_TOKEN = 'a-token-for-rehearsals';
const TOKEN = 'x'.repeat(43);

const written: string[] = [];
let site: TestSite;
let cid: number;
beforeAll(async () => {
  const log = createLog('info', { write: (line) => written.push(line) });
  site = await openTestSite({ METRICS_TOKEN }, log);
  ({ cid } = await buildContest(site, { author: await buildUser(site, { role: 'admin' }) }));
  await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const address = () => site.app.server.address() as AddressInfo;
const closed = (cid: number, auth: number) =>
  site.services.db.updateTable('contests').set({ auth }).where('id', '=', cid).execute();

test('a server that has begun to listen asks itself what a crowd will, without a line or a figure of it', async () => {
  const statuses = await rehearse(site.app, site.services, 3);
  expect(statuses).toHaveLength(192);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(written.filter((line) => line.includes('"request"'))).toEqual([]);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const figures = await site.app.inject({ url: '/metrics', headers });
  expect(figures.body).toContain('assay_request_seconds');
  expect(figures.body).not.toContain('getContestProblem');
});

test('only the connection of a rehearsal is taken for a user, and for one who sees no more than everybody', async () => {
  const line = await RehearsalLine.open(site.services, address());
  const path = `${getContestProblem.path}?cid=${cid}`;
  const text = rehearsedText({ method: 'GET', path }, TOKEN);
  const ask = () => fetch(`http://127.0.0.1:${address().port}${path}`, { headers: { authorization: TOKEN } });
  expect(await line.ask(text)).toBe(200);
  expect((await ask()).status).toBe(401);
  await closed(cid, 1);
  // what is remembered of a contest may be older
  await expect.poll(() => line.ask(text)).toBe(403);
  expect(await rehearse(site.app, site.services, 1)).not.toContain(0);
  await closed(cid, 0);
  line.close();
  expect(await line.ask(text)).toBe(0);
});

test('a rehearsal gives way to others, and not to itself', async () => {
  const giveWay = new GiveWay(site.services, site.app.server);
  const atOnce = () => giveWay.wait(performance.now() - 1);
  expect(await atOnce()).toBe(true);
  await fetch(`http://127.0.0.1:${address().port}/healthz`);
  expect(await atOnce()).toBe(false);
  expect(await giveWay.wait(performance.now() + 60_000)).toBe(true);
  const line = await RehearsalLine.open(site.services, address());
  expect(await line.ask(rehearsedText({ method: 'GET', path: `${getContestProblem.path}?cid=${cid}` }, TOKEN))).toBe(
    200,
  );
  expect(await atOnce()).toBe(true);
  line.close();
  giveWay.end();
});
