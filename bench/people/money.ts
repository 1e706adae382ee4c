import { correctCoins } from '@assay/contract/coins/ledger.ts';
import { changeUserRewardStatus, ORDER_STATUS } from '@assay/contract/rewards/order.ts';
import { addReward, exchangeReward } from '@assay/contract/rewards/reward.ts';
import { randomOf } from '@assay/rules/boards/testing/random.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { postEntries } from '../../apps/server/src/domains/coins/ledger.ts';
import { printHeld } from '../measure/measure.ts';
import { openBigSite } from '../sites/big-site.ts';

/**
 * Coins are earned, exchanged, sold, given back and corrected by many at once, requests are repeated with their key and connections
 * end in the middle of transactions: what is left has to be what the kept operations come to one after the other.
 */
const OPERATIONS = Number(process.env.OPERATIONS ?? 10_000);
const PEOPLE = 200;
const AT_ONCE = 32;
const REWARDS = 10;
const STOCK = 60;
/** One connection is ended after so many operations. */
const CUT_EVERY = 100;

const site = await openBigSite({ users: 10, problems: 10, submissions: 10, durable: true, unlimited: true });
try {
  const { db } = site.services;
  const root = await buildUser(site, { role: 'root', username: 'treasurer' });
  const people: BuiltUser[] = [];
  for (let at = 0; at < PEOPLE; at += 1) people.push(await buildUser(site, { username: `spender${at}` }));
  const ask = (who: BuiltUser) => as(site, who);
  const rids: number[] = [];
  for (let at = 0; at < REWARDS; at += 1) {
    rids.push((await ask(root)(addReward, { name: `Reward ${at}`, needAcCoin: 3 + at, num: STOCK })).data.id);
  }
  const killer = new pg.Client({ connectionString: site.url });
  await killer.connect();
  let cut = 0;
  let killing = Promise.resolve();
  const kill = () => {
    killing = killing.then(async () => {
      const { rows } = await killer.query(
        `select pg_terminate_backend(pid) from (select pid from pg_stat_activity where datname = current_database()
           and xact_start is not null and pid <> pg_backend_pid() order by random() limit 1) victim`,
      );
      cut += rows.length;
    });
  };

  const random = randomOf(20_261_126);
  const orders: number[] = [];
  const outcomes: Record<string, number> = {};
  const count = (what: string) => {
    outcomes[what] = (outcomes[what] ?? 0) + 1;
  };
  /** Asks until there is an answer, as a page does. */
  const insist = async <T extends { status: number }>(send: () => Promise<T>): Promise<T> => {
    for (;;) {
      const answer = await send().catch(() => null);
      if (answer && answer.status < 500) return answer;
      count('asked again');
    }
  };
  const post = async (entries: Parameters<typeof postEntries>[1]) => {
    for (;;) {
      try {
        return await db.transaction().execute((tx) => postEntries(tx, entries));
      } catch (error) {
        if ((error as { code?: string }).code === 'coin.tooFew') return null;
        count('asked again');
      }
    }
  };
  const operate = async (at: number) => {
    const [one, other] = [people[random.below(PEOPLE)]!, people[random.below(PEOPLE)]!];
    const kind = random.below(10);
    const coins = 1 + random.below(12);
    const subject = String(at);
    if (kind < 3) {
      await post([{ uid: one.uid, delta: coins, reason: 'first-accept', subject }]);
      count('earned');
    } else if (kind < 6) {
      const at10 = random.below(REWARDS);
      const key = `exchange-${at}`;
      const answers = await Promise.all(
        Array.from({ length: 1 + random.below(2) }, () =>
          insist(() => ask(one).refused(exchangeReward, { rid: rids[at10]!, needAcCoin: 3 + at10, key })),
        ),
      );
      const [{ status, data }] = answers as unknown as [{ status: number; data: { id: number } }];
      if (status === 200) orders.push(data.id);
      count(status === 200 ? 'exchanged' : 'exchange refused');
    } else if (kind < 7 && one.uid !== other.uid) {
      const sold = await post([
        { uid: other.uid, delta: coins, reason: 'tutorial-sale', subject },
        { uid: one.uid, delta: -coins, reason: 'tutorial-purchase', subject },
      ]);
      count(sold ? 'sold' : 'sale refused');
    } else if (kind < 9 && orders.length > 0) {
      const id = orders[random.below(orders.length)]!;
      const status = random.below(3) === 0 ? ORDER_STATUS.granted : ORDER_STATUS.cancelled;
      const answer = await insist(() => ask(root).refused(changeUserRewardStatus, { id, status, note: 'now' }));
      count(answer.status === 200 ? 'order handled' : 'order refused');
    } else {
      const delta = random.below(2) === 0 ? coins : -coins;
      const correction = { username: one.username, delta, note: 'Counted', key: `correction-${at}` };
      const answer = await insist(() => ask(root).refused(correctCoins, correction));
      count(answer.status === 200 ? 'corrected' : 'correction refused');
    }
    if (at % CUT_EVERY === CUT_EVERY - 1) kill();
  };

  const startedMs = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let at = next++; at < OPERATIONS; at = next++) await operate(at);
    }),
  );
  const seconds = (performance.now() - startedMs) / 1000;
  await killing;
  await killer.end();
  console.log(
    `\n${OPERATIONS} operations of ${PEOPLE} people, ${AT_ONCE} at once, in ${seconds.toFixed(1)} s; ${cut} connections cut`,
  );
  console.log(
    Object.entries(outcomes)
      .map(([what, many]) => `${what}: ${many}`)
      .join(', '),
  );

  const ledger = await db
    .selectFrom('coin_ledger')
    .select(['uid', 'delta', 'reason', 'subject'])
    .orderBy('id')
    .execute();
  const kept = new Map(
    (await db.selectFrom('coin_balances').selectAll().execute()).map((row) => [row.uid, row.balance]),
  );
  const played = new Map<number, number>();
  let lowest = 0;
  for (const { uid, delta } of ledger) {
    played.set(uid, (played.get(uid) ?? 0) + delta);
    lowest = Math.min(lowest, played.get(uid)!);
  }
  const same = people.every(({ uid }) => (kept.get(uid) ?? 0) === (played.get(uid) ?? 0));
  printHeld(same, 'every balance is what the kept operations come to, one after the other');
  printHeld(lowest === 0, 'none of them leads below 0');
  const stored = await db.selectFrom('reward_orders').select(['id', 'reward_id', 'status']).execute();
  const linesOf = (reason: string) =>
    new Set(ledger.filter((line) => line.reason === reason).map(({ subject }) => subject));
  const [paid, back] = [linesOf('exchange'), linesOf('refund')];
  const cancelled = stored.filter(({ status }) => status === ORDER_STATUS.cancelled);
  printHeld(
    paid.size === stored.length && stored.every(({ id }) => paid.has(String(id))),
    'orders and payments are one to one',
  );
  printHeld(
    back.size === cancelled.length && cancelled.every(({ id }) => back.has(String(id))),
    'cancelled orders and refunds are one to one',
  );
  const { rows } = await sql<{ id: number; num: number }>`select id, stock as num from rewards`.execute(db);
  const isWhole = rows.every(
    ({ id, num }) =>
      num + stored.filter((order) => order.reward_id === id && order.status !== ORDER_STATUS.cancelled).length ===
      STOCK,
  );
  printHeld(isWhole && rows.every(({ num }) => num >= 0), 'stock and orders come to what there was');
  const sales = ledger
    .filter(({ reason }) => reason.startsWith('tutorial-'))
    .reduce((sum, { delta }) => sum + delta, 0);
  printHeld(sales === 0, 'what is sold moves coins from one to the other');
  printHeld(
    new Set(ledger.map(({ uid, reason, subject }) => `${uid} ${reason} ${subject}`)).size === ledger.length,
    'nothing is entered twice',
  );
} finally {
  await site.close();
}
