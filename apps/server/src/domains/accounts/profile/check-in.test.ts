import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkIn, getCheckInDays, getCheckInQuote } from '@assay/contract/accounts/check-in.ts';
import { getUserAuthInfo } from '@assay/contract/accounts/sign-in.ts';
import { getAcCoin } from '@assay/contract/coins/ledger.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
beforeAll(async () => {
  // The test clock starts at 16:00 in this zone.
  site = await openTestSite({ TIME_ZONE: 'Asia/Shanghai' });
});
afterAll(() => site.close());

const HOUR = 3600;

/** Asks with a fresh session: days pass in these tests, and old ones end. */
async function asNow(uid: number) {
  const owner = { uid, ip: '127.0.0.1', userAgent: '' };
  return as(site, { token: await site.services.sessions.open(site.services.db, owner) });
}

test('checking in pays coins and counts days in a row', async () => {
  const { uid } = await buildUser(site);
  const ask = await asNow(uid);
  expect((await ask(getCheckInDays, {})).data).toMatchObject({ checkInDays: 0, checkedInToday: false });
  expect((await ask(checkIn, { daily_remark: 'Onwards' })).data).toEqual({ acCoin: 1, checkInDays: 1 });
  expect((await ask(getCheckInDays, {})).data).toMatchObject({ checkInDays: 1, checkedInToday: true });
  expect((await ask(getUserAuthInfo, {})).data.user).toMatchObject({ checkInDays: 1, dailyRemark: 'Onwards' });
  site.clock.advance(24 * HOUR);
  const nextDay = await asNow(uid);
  expect((await nextDay(checkIn, {})).data).toEqual({ acCoin: 2, checkInDays: 2 });
  expect((await nextDay(getAcCoin, {})).data).toBe(3);
});

test('a day left out begins anew', async () => {
  const { uid } = await buildUser(site);
  expect((await (await asNow(uid))(checkIn, {})).data.checkInDays).toBe(1);
  site.clock.advance(24 * HOUR);
  expect((await (await asNow(uid))(checkIn, {})).data.checkInDays).toBe(2);
  site.clock.advance(48 * HOUR);
  const ask = await asNow(uid);
  expect((await ask(getCheckInDays, {})).data.checkInDays).toBe(0);
  expect((await ask(checkIn, {})).data).toEqual({ acCoin: 1, checkInDays: 1 });
});

test('once a calendar day of the site: midnight there decides, not 24 hours', async () => {
  const user = await buildUser(site);
  const ask = as(site, user);
  expect((await ask(checkIn, {})).status).toBe(200);
  // 16:00 there; 23:59 is the same day, 00:00 the next.
  site.clock.advance(8 * HOUR - 60);
  expect(await ask.refused(checkIn, {})).toMatchObject({ status: 409, data: { code: 'account.checkedIn' } });
  site.clock.advance(60);
  expect((await ask(checkIn, {})).data.checkInDays).toBe(2);
});

test('T-RACE-4 fifty at once are paid once', async () => {
  const ask = as(site, await buildUser(site));
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask.refused(checkIn, {})));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(49);
  expect((await ask(getAcCoin, {})).data).toBe(1);
  expect((await ask(getCheckInDays, {})).data.checkInDays).toBe(1);
});

test('COIN-5 today’s remark is shown until the next day, and one that is too long is refused', async () => {
  const ask = as(site, await buildUser(site));
  expect((await ask.refused(checkIn, { daily_remark: 'x'.repeat(256) })).status).toBe(400);
  await ask(checkIn, { daily_remark: 'Graphs today' });
  expect((await ask(getCheckInDays, {})).data.dailyRemark).toBe('Graphs today');
});

test('COIN-6 everybody is shown the quote of the day from the own list', async () => {
  const ask = as(site, await buildUser(site));
  const { data } = await ask(getCheckInQuote, {});
  expect(data.text).not.toBe('');
  expect((await as(site, await buildUser(site))(getCheckInQuote, {})).data).toEqual(data);
  const visit = await site.app.inject({ method: 'GET', url: getCheckInQuote.path });
  expect(visit.statusCode).toBe(401);
});

/** A site whose quotes come from a source that answers so. */
async function withSource(reply: (asked: number) => { status: number; body: string }) {
  let asked = 0;
  const source = createServer((_, response) => {
    asked += 1;
    const { status, body } = reply(asked);
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  const { port } = source.address() as AddressInfo;
  const other = await openTestSite({ CHECK_IN_QUOTE_URL: `http://127.0.0.1:${port}/` });
  const ask = as(other, await buildUser(other));
  const close = async () => {
    await other.close();
    source.close();
  };
  return { ask, asked: () => asked, close };
}

test('COIN-6 a configured source is asked by the server, once for many', async () => {
  const { ask, asked, close } = await withSource(() => ({
    status: 200,
    body: '{"hitokoto":"Go on.","from":"A book"}',
  }));
  const told = await Promise.all(Array.from({ length: 5 }, () => ask(getCheckInQuote, {})));
  expect(told.map(({ data }) => data)).toEqual(Array(5).fill({ text: 'Go on.', source: 'A book' }));
  expect(asked()).toBe(1);
  await close();
});

test.each([
  ['fails', { status: 500, body: 'no' }],
  ['answers something else', { status: 200, body: '{}' }],
  ['answers without end', { status: 200, body: 'x'.repeat(100_000) }],
  ['sends elsewhere', { status: 302, body: '' }],
])('COIN-6 when the source %s an error is shown, and one checks in all the same', async (_, reply) => {
  const { ask, close } = await withSource(() => reply);
  expect(await ask.refused(getCheckInQuote, {})).toMatchObject({
    status: 503,
    data: { code: 'account.quoteUnavailable' },
  });
  expect((await ask(checkIn, {})).status).toBe(200);
  await close();
});
