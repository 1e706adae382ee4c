import {
  type CoinReason,
  correctCoins,
  getAcCoin,
  getAcCoinRecords,
  getAdminCoinRecords,
} from '@assay/contract/coins/ledger.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postEntries } from './ledger.ts';

let site: TestSite;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  // Payments under way are known by user in the whole process, and other test files of this process pay users of their own sites.
  await sql`select setval(pg_get_serial_sequence('users', 'uid'), 800000)`.execute(site.services.db);
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const post = (...entries: { uid: number; delta: number; subject: string; reason?: CoinReason }[]) =>
  site.services.db.transaction().execute((tx) =>
    postEntries(
      tx,
      entries.map((entry) => ({ reason: 'exchange', ...entry })),
    ),
  );
const balanceOf = async (user: BuiltUser) => (await as(site, user)(getAcCoin, {})).data;
const entriesOf = async (user: BuiltUser) => (await as(site, user)(getAcCoinRecords, {})).data.records;

test('COIN-1 the database refuses to change, delete or clear entries', async () => {
  const { uid } = await buildUser(site);
  await post({ uid, delta: 3, subject: 'kept' });
  const { db } = site.services;
  const refused = /the coin ledger only grows/;
  await expect(db.updateTable('coin_ledger').set({ delta: 100 }).where('uid', '=', uid).execute()).rejects.toThrow(
    refused,
  );
  await expect(db.deleteFrom('coin_ledger').where('uid', '=', uid).execute()).rejects.toThrow(refused);
  await expect(sql`truncate coin_ledger`.execute(db)).rejects.toThrow(refused);
  await expect(db.deleteFrom('users').where('uid', '=', uid).execute()).rejects.toThrow(
    /coin_(ledger|balances)_uid_fkey/,
  );
});

test('COIN-2 the same is entered once, however often and at once it is asked', async () => {
  const user = await buildUser(site);
  const one = { uid: user.uid, delta: 5, subject: 'same' };
  const entered = await Promise.all(Array.from({ length: 20 }, () => post(one)));
  expect(entered.filter((rows) => rows.length > 0)).toHaveLength(1);
  expect(await post(one, { ...one, subject: 'other' })).toHaveLength(1);
  expect(await balanceOf(user)).toBe(10);
});

test('COIN-1 T-RACE-2 of fifty who spend at once only those are served for whom there is enough', async () => {
  const user = await buildUser(site);
  await post({ uid: user.uid, delta: 7, subject: 'earned' });
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) => post({ uid: user.uid, delta: -2, subject: `spent ${at}` })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const [first] = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(first).toMatchObject({ code: 'coin.tooFew', params: { price: 2, balance: 1 } });
  expect(await balanceOf(user)).toBe(1);
  expect((await entriesOf(user)).map(({ delta, balance }) => [delta, balance])).toEqual([
    [-2, 1],
    [-2, 3],
    [-2, 5],
    [7, 7],
  ]);
});

test('a sale with too few coins moves neither side', async () => {
  const [buyer, author] = [await buildUser(site), await buildUser(site)];
  const sale = post({ uid: author.uid, delta: 4, subject: 'sale' }, { uid: buyer.uid, delta: -4, subject: 'sale' });
  await expect(sale).rejects.toMatchObject({ code: 'coin.tooFew' });
  expect([await balanceOf(buyer), await balanceOf(author)]).toEqual([0, 0]);
  expect(await entriesOf(author)).toEqual([]);
});

test('COIN-3 entries come by pages, the latest first, and nobody else sees them', async () => {
  const [user, other] = [await buildUser(site), await buildUser(site)];
  for (let at = 1; at <= 5; at++) await post({ uid: user.uid, delta: at, subject: String(at) });
  const { data } = await as(site, user)(getAcCoinRecords, { currentPage: 2, limit: 2 });
  expect(data).toMatchObject({
    total: 5,
    current: 2,
    records: [
      { delta: 3, balance: 6 },
      { delta: 2, balance: 3 },
    ],
  });
  expect(await entriesOf(other)).toEqual([]);
  expect((await as(site, user).refused(getAdminCoinRecords, {})).status).toBe(403);
});

test('COIN-4 a correction needs a reason, is made once per click, noted and read by the person', async () => {
  const user = await buildUser(site);
  const ask = as(site, root);
  const click = { username: user.username.toUpperCase(), delta: 12, note: 'Paid twice in May', key: 'correction-1' };
  await ask(correctCoins, click);
  await ask(correctCoins, click);
  expect(await balanceOf(user)).toBe(12);
  expect(await entriesOf(user)).toMatchObject([{ reason: 'correction', note: 'Paid twice in May' }]);
  expect((await ask.refused(correctCoins, { ...click, key: 'correction-2', note: ' ' })).status).toBe(400);
  expect((await ask.refused(correctCoins, { ...click, key: 'correction-3', delta: 0 })).status).toBe(400);
  const below = await ask.refused(correctCoins, { ...click, key: 'correction-4', delta: -13 });
  expect(below).toMatchObject({ status: 409, data: { code: 'coin.tooFew' } });
  expect((await ask.refused(correctCoins, { ...click, key: 'correction-5', username: 'nobody-there' })).status).toBe(
    404,
  );
  const { records } = (await ask(getAdminCoinRecords, { username: user.username.toUpperCase() })).data;
  expect(records).toMatchObject([{ username: user.username, byUsername: root.username, currentBalance: 12 }]);
  const acts = await site.services.db
    .selectFrom('audit_log')
    .select(['uid', 'after'])
    .where('subject', '=', `user ${user.uid}`)
    .execute();
  expect(acts).toEqual([{ uid: root.uid, after: { delta: 12, note: 'Paid twice in May' } }]);
});
