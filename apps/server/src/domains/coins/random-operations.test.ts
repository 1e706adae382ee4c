import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LedgerEntry } from './ledger.queries.ts';
import { postEntries } from './ledger.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  // Payments under way are known by user in the whole process, and other test files of this process pay users of their own sites.
  await sql`select setval(pg_get_serial_sequence('users', 'uid'), 600000)`.execute(site.services.db);
});
afterAll(() => site.close());

const PEOPLE = 20;
const OPERATIONS = 600;
const AT_ONCE = 12;

/** The same numbers in every run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Earning, spending and selling; every tenth is one that was asked before. */
function operationsOf(uids: readonly number[]): LedgerEntry[][] {
  const random = createRandom(20_261_122);
  const made: LedgerEntry[][] = [];
  for (let at = 0; at < OPERATIONS; at++) {
    if (at > 0 && random(10) === 0) {
      made.push(made[random(made.length)]!);
      continue;
    }
    const [one, other] = [uids[random(PEOPLE)]!, uids[random(PEOPLE)]!];
    const coins = 1 + random(20);
    const subject = String(at);
    const kind = random(3);
    if (kind === 0) made.push([{ uid: one, delta: coins, reason: 'first-accept', subject }]);
    else if (kind === 1 || one === other) made.push([{ uid: one, delta: -coins, reason: 'exchange', subject }]);
    else {
      made.push([
        { uid: other, delta: coins, reason: 'tutorial-sale', subject },
        { uid: one, delta: -coins, reason: 'tutorial-purchase', subject },
      ]);
    }
  }
  return made;
}

test('COIN-1 random operations at once, repeated and with connections cut, leave balances that are the sums of what was kept', async () => {
  const users = await Promise.all(Array.from({ length: PEOPLE }, () => buildUser(site)));
  const uids = users.map(({ uid }) => uid);
  const operations = operationsOf(uids);
  const { db } = site.services;
  const told = new Map<string, boolean>();
  let next = 0;
  let cut = 0;
  const worker = async () => {
    for (let at = next++; at < operations.length; at = next++) {
      const entries = operations[at]!;
      const name = `${entries[0]!.reason} ${entries[0]!.subject}`;
      const kills = at % 50 === 7;
      await db
        .transaction()
        .execute(async (tx) => {
          await postEntries(tx, entries);
          // the connection goes after the entries were written, before they are kept
          if (kills) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
        })
        .then(() => told.set(name, true))
        .catch((error: { code?: string }) => {
          if (kills) cut += 1;
          else if (error.code !== 'coin.tooFew') throw error;
        });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(cut).toBeGreaterThan(0);

  const kept = await db.selectFrom('coin_ledger').select(['uid', 'delta', 'reason', 'subject']).orderBy('id').execute();
  const balances = new Map(
    (await db.selectFrom('coin_balances').selectAll().execute()).map((row) => [row.uid, row.balance]),
  );
  // played one after the other, what was kept never leads below 0 and ends where the balances are
  const played = new Map<number, number>();
  for (const { uid, delta } of kept) {
    const after = (played.get(uid) ?? 0) + delta;
    expect(after).toBeGreaterThanOrEqual(0);
    played.set(uid, after);
  }
  for (const uid of uids) expect([uid, balances.get(uid) ?? 0]).toEqual([uid, played.get(uid) ?? 0]);
  // what was told to be done was done, all of it, and once
  const names = new Set(kept.map(({ reason, subject }) => `${reason} ${subject}`));
  for (const name of told.keys()) expect([name, names.has(name)]).toEqual([name, true]);
  const sold = kept.filter(({ reason }) => reason.startsWith('tutorial-'));
  expect(sold.reduce((sum, { delta }) => sum + delta, 0)).toBe(0);
  expect(new Set(kept.map(({ uid, reason, subject }) => `${uid} ${reason} ${subject}`)).size).toBe(kept.length);
});
