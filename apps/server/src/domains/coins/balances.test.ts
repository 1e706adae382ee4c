import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServices } from '../../platform/open-services.ts';
import { WIRING } from '../../wiring.ts';
import { balances } from './balances.ts';
import { postEntries } from './ledger.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.services.notifications.ready();
  // Payments under way are known by user in the whole process, and other test files of this process pay users of their own sites.
  await sql`select setval(pg_get_serial_sequence('users', 'uid'), 900000)`.execute(site.services.db);
});
afterAll(() => site.close());

const pay = (uid: number, delta: number, subject: string) =>
  site.services.db.transaction().execute((tx) => postEntries(tx, [{ uid, delta, reason: 'check-in', subject }]));

test('a payment shows at once where it was made, and soon at the other nodes', async () => {
  const { uid } = await buildUser(site);
  const other = await openServices(site.services.config, site.clock, WIRING);
  try {
    await other.services.notifications.ready();
    const [here, there] = [balances(site.services), balances(other.services)];
    for (let at = 1; at <= 5; at++) {
      expect([await here.of(uid), await here.of(uid)]).toEqual([at - 1, at - 1]);
      await expect.poll(() => there.of(uid), { timeout: 10_000 }).toBe(at - 1);
      await pay(uid, 1, String(at));
      expect(await here.of(uid)).toBe(at);
    }
    await expect.poll(() => there.of(uid), { timeout: 10_000 }).toBe(5);
  } finally {
    await other.close();
  }
});

test('it is answered from memory until somebody says that it changed', async () => {
  const { uid } = await buildUser(site);
  const here = balances(site.services);
  // What is read while the word of an earlier payment comes in is not kept.
  for (let at = 0; at < 5; at++) expect(await here.of(uid)).toBe(0);
  await site.services.db.insertInto('coin_balances').values({ uid, balance: 9 }).execute();
  expect(await here.of(uid)).toBe(0);
  await pay(uid, 1, 'tell');
  expect(await here.of(uid)).toBe(10);
});

test('a payment that is taken back shows nothing', async () => {
  const { uid } = await buildUser(site);
  const here = balances(site.services);
  const failed = site.services.db.transaction().execute(async (tx) => {
    await postEntries(tx, [{ uid, delta: 5, reason: 'check-in', subject: 'back' }]);
    expect(await here.of(uid)).toBe(0);
    throw new Error('back');
  });
  await expect(failed).rejects.toThrow('back');
  expect(await here.of(uid)).toBe(0);
});
