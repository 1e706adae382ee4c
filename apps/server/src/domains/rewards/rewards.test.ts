import { correctCoins, getAcCoin, getAcCoinRecords } from '@assay/contract/coins/ledger.ts';
import { changeUserRewardStatus, getAdminUserRewards, getUserRewards } from '@assay/contract/rewards/order.ts';
import {
  addReward,
  deleteReward,
  exchangeReward,
  getAdminRewards,
  getRewards,
  updateReward,
} from '@assay/contract/rewards/reward.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  // Payments under way are known by user in the whole process, and other test files of this process pay users of their own sites.
  await sql`select setval(pg_get_serial_sequence('users', 'uid'), 700000)`.execute(site.services.db);
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const MUG = { name: 'Mug', needAcCoin: 10, num: 3 };
const offer = async (more: object = {}) => (await as(site, root)(addReward, { ...MUG, ...more })).data.id;
let clicks = 0;
const richUser = async (coins: number) => {
  const user = await buildUser(site);
  clicks += 1;
  await as(site, root)(correctCoins, {
    username: user.username,
    delta: coins,
    note: 'A start',
    key: `a-start-${clicks}`,
  });
  return user;
};
const balanceOf = async (user: BuiltUser) => (await as(site, user)(getAcCoin, {})).data;
const stockOf = async (id: number) =>
  (await as(site, root)(getAdminRewards, { limit: 300 })).data.records.find((one) => one.id === id)?.num;
const ordersOf = async (user: BuiltUser) => (await as(site, user)(getUserRewards, {})).data.records;
const codeOf = ({ status, data }: { status: number; data: { code?: string } | null }) => [status, data?.code];

test('COIN-8 an exchange takes coins and stock and keeps what the reward was', async () => {
  const user = await richUser(25);
  const rid = await offer();
  const { data } = await as(site, user)(exchangeReward, { rid, needAcCoin: 10, key: 'click-one' });
  expect(data.pickupCode).toMatch(/^[0-9A-Z]{8}$/);
  await as(site, root)(updateReward, { ...MUG, id: rid, name: 'Cup', needAcCoin: 12 });
  expect(await ordersOf(user)).toMatchObject([
    { id: data.id, rewardName: 'Mug', needAcCoin: 10, status: 0, pickupCode: data.pickupCode },
  ]);
  expect([await balanceOf(user), await stockOf(rid)]).toEqual([15, 3]);
  const [entry] = (await as(site, user)(getAcCoinRecords, {})).data.records;
  expect(entry).toMatchObject({ delta: -10, reason: 'exchange', subject: String(data.id), note: 'Mug', balance: 15 });
});

test('COIN-8 a click that is repeated, at once or later, makes one order', async () => {
  const user = await richUser(100);
  const rid = await offer();
  const click = { rid, key: 'double-click' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => as(site, user)(exchangeReward, click)));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect([await balanceOf(user), await stockOf(rid), (await ordersOf(user)).length]).toEqual([90, 2, 1]);
});

test('COIN-8 what is refused changes nothing', async () => {
  const user = await richUser(15);
  const ask = as(site, user);
  const rid = await offer({ perPerson: 1 });
  const hidden = await offer({ visible: false });
  const gone = await offer({ num: 0 });
  const dear = await offer({ needAcCoin: 16 });
  const refused = async (input: object) => codeOf(await ask.refused(exchangeReward, input as never));
  expect(await refused({ rid, needAcCoin: 9 })).toEqual([409, 'reward.priceChanged']);
  expect(await refused({ rid: hidden })).toEqual([404, 'reward.unknown']);
  expect(await refused({ rid: 999_999 })).toEqual([404, 'reward.unknown']);
  expect(await refused({ rid: gone })).toEqual([409, 'reward.outOfStock']);
  expect(await refused({ rid: dear })).toEqual([409, 'coin.tooFew']);
  expect([await balanceOf(user), await stockOf(dear), (await ordersOf(user)).length]).toEqual([15, 3, 0]);
  await ask(exchangeReward, { rid });
  expect(await refused({ rid })).toEqual([409, 'reward.limitReached']);
});

test('T-RACE-1 COIN-8 of 200 exchanges at once of a stock of 10 exactly 10 are made, whatever is cut off meanwhile', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => richUser(35)));
  const rid = await offer({ num: 10 });
  const killer = new pg.Client({ connectionString: site.services.config.databaseUrl });
  await killer.connect();
  let cut = 0;
  /** Ends a connection in the middle of its transaction. */
  const killOne = async () => {
    const { rows } = await killer.query(
      `select pg_terminate_backend(pid) from (
         select pid from pg_stat_activity where datname = current_database() and xact_start is not null
           and pid <> pg_backend_pid() order by random() limit 1) victim`,
    );
    cut += rows.length;
  };
  let killing = Promise.resolve();
  const kill = () => {
    killing = killing.then(killOne);
  };
  // whoever got no answer asks again with the same key, as the page does
  const insist = async (at: number) => {
    for (let tried = 0; ; tried += 1) {
      if (at % 5 === 0 && tried < 3) kill();
      const ask = as(site, people[at % people.length]!);
      const answer = await ask.refused(exchangeReward, { rid, key: `try-number-${at}` }).catch(() => null);
      if (answer && answer.status < 500) return answer;
    }
  };
  const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => insist(at)));
  await killing;
  await killer.end();
  expect(cut).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(190);
  expect(await stockOf(rid)).toBe(0);
  const { db } = site.services;
  const orders = await db.selectFrom('reward_orders').select('id').where('reward_id', '=', rid).execute();
  const subjects = orders.map(({ id }) => String(id));
  const paid = await db.selectFrom('coin_ledger').select('delta').where('subject', 'in', subjects).execute();
  expect([orders.length, paid.map(({ delta }) => delta)]).toEqual([10, Array.from({ length: 10 }, () => -10)]);
  for (const user of people) {
    expect(await balanceOf(user)).toBe(35 - 10 * (await ordersOf(user)).length);
    expect(await balanceOf(user)).toBeGreaterThanOrEqual(0);
  }
});

test('T-RACE-2 COIN-8 one balance that suffices for one of two rewards buys one', async () => {
  const user = await richUser(10);
  const rids = [await offer({ num: 50 }), await offer({ num: 50 })];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => as(site, user).refused(exchangeReward, { rid: rids[at % 2]! })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([await balanceOf(user), (await ordersOf(user)).length]).toEqual([0, 1]);
});

test('COIN-10 of a grant and cancellations at once one wins, and coins and stock come back once at most', async () => {
  const user = await richUser(10);
  const rid = await offer();
  const { id } = (await as(site, user)(exchangeReward, { rid })).data;
  const handle = (status: number) => as(site, root).refused(changeUserRewardStatus, { id, status, note: 'now' });
  const answers = await Promise.all([handle(2), handle(1), handle(2), handle(2), handle(1)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [order] = await ordersOf(user);
  const refunded = order!.status === 2;
  expect([await balanceOf(user), await stockOf(rid)]).toEqual(refunded ? [10, 3] : [0, 2]);
});

test('COIN-10 cancelling gives coins and stock back, tells the person, and is final', async () => {
  const user = await richUser(10);
  const rid = await offer();
  const { id } = (await as(site, user)(exchangeReward, { rid })).data;
  const ask = as(site, root);
  await ask(changeUserRewardStatus, { id, status: 1 });
  expect(codeOf(await ask.refused(changeUserRewardStatus, { id, status: 0 }))).toEqual([400, 'reward.noteNeeded']);
  await ask(changeUserRewardStatus, { id, status: 0, note: 'It broke' });
  await ask(changeUserRewardStatus, { id, status: 2, note: 'Sold out at the maker' });
  expect([await balanceOf(user), await stockOf(rid)]).toEqual([10, 3]);
  expect((await ordersOf(user))[0]).toMatchObject({ status: 2, note: 'Sold out at the maker' });
  expect(codeOf(await ask.refused(changeUserRewardStatus, { id, status: 2 }))).toEqual([409, 'reward.orderHandled']);
  expect(codeOf(await ask.refused(changeUserRewardStatus, { id: 999_999, status: 1 }))).toEqual([
    404,
    'reward.orderUnknown',
  ]);
  const told = await site.services.db
    .selectFrom('message_events')
    .select('kind')
    .where(sql<boolean>`${user.uid} = any(recipients)`)
    .orderBy('id')
    .execute();
  expect(told.map(({ kind }) => kind)).toEqual(['reward.granted', 'reward.cancelled']);
});

test('COIN-9 who changes a reward that was exchanged meanwhile is told; a deleted one keeps its orders', async () => {
  const user = await richUser(10);
  const rid = await offer();
  const ask = as(site, root);
  const seen = (await ask(getAdminRewards, {})).data.records.find(({ id }) => id === rid)!;
  site.clock.advance(1);
  await as(site, user)(exchangeReward, { rid });
  const late = { ...MUG, id: rid, gmtModified: seen.gmtModified };
  expect(codeOf(await ask.refused(updateReward, late))).toEqual([409, 'reward.changed']);
  await ask(deleteReward, { id: rid });
  expect((await as(site, user)(getRewards, {})).data.map(({ id }) => id)).not.toContain(rid);
  expect(await ordersOf(user)).toMatchObject([{ rewardName: 'Mug' }]);
  const { records } = (await ask(getAdminUserRewards, { username: user.username, status: 0, keyword: 'mug' })).data;
  expect(records).toMatchObject([{ username: user.username, rewardName: 'Mug' }]);
  const [order] = records;
  expect((await ask(getAdminUserRewards, { keyword: order!.pickupCode })).data.total).toBe(1);
});

test('own orders are the viewer’s alone, and come by page and pageSize too', async () => {
  const [user, other] = [await richUser(30), await richUser(30)];
  const rid = await offer();
  for (let at = 0; at < 3; at++) await as(site, user)(exchangeReward, { rid });
  expect((await as(site, user)(getUserRewards, { page: 2, pageSize: 2 })).data).toMatchObject({
    total: 3,
    current: 2,
    size: 2,
  });
  expect(await ordersOf(other)).toEqual([]);
});

test('COIN-9 a picture is one that was uploaded here', async () => {
  const answer = await as(site, root).refused(addReward, { ...MUG, image: 'https://example.org/a.png' });
  expect(answer).toMatchObject({ status: 400 });
});
