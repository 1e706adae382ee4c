import { checkIn, getCheckInDays } from '@assay/contract/accounts/check-in.ts';
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
