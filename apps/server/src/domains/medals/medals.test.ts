import { getAcCoin } from '@assay/contract/coins/ledger.ts';
import { updateContestProblem } from '@assay/contract/contests/admin-problems.ts';
import { addMedal, deleteMedal, getMedalHolders, giveMedal, takeMedal } from '@assay/contract/medals/admin.ts';
import {
  changeMedalOrder,
  changeMedalShow,
  getMedalsByCid,
  getMedalsByTid,
  getWornMedals,
} from '@assay/contract/medals/medal.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest, type ContestOptions } from '@assay/testkit/build/contest.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openField } from '../contests/boards/testing/field.ts';
import { followSettled, settleContests } from '../contests/settle/settle.ts';
import { gainTrainingMedals } from './gain.ts';

let site: TestSite;
let root: BuiltUser;
let author: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  // Payments under way are known by user in the whole process, and other test files of this process pay users of their own sites.
  await sql`select setval(pg_get_serial_sequence('users', 'uid'), 500000)`.execute(site.services.db);
  root = await buildUser(site, { role: 'root' });
  author = await buildUser(site, { role: 'admin' });
});
afterAll(() => site.close());

const HOUR = 3600;
/** Two rounds: what is over is noted in the first and settled in the second. */
const settle = async () => {
  await settleContests(site.services);
  await settleContests(site.services);
};
const make = async (more: object) => (await as(site, root)(addMedal, { name: 'Solver', ...more })).data.id;
const wornBy = async (user: BuiltUser, viewer: BuiltUser = user) =>
  (await as(site, viewer)(getWornMedals, { uid: user.uid })).data.map(({ id }) => id);
const balanceOf = async (user: BuiltUser) => (await as(site, user)(getAcCoin, {})).data;

/** A contest of five hours that began six hours ago, whose first problem pays 7 coins and that gives a medal for one solved problem. */
async function stage(options: ContestOptions = {}) {
  const contest = await buildContest(site, { author, startsIn: -6 * HOUR, ...options });
  const { cid, problems } = contest;
  await as(site, author)(updateContestProblem, {
    cid,
    pid: problems[0]!.pid,
    displayId: 'A',
    displayTitle: 'Sums',
    color: '',
    acCoin: 7,
  });
  return { ...contest, field: openField(site, contest), medalId: await make({ cid, threshold: 1 }) };
}

test('MEDAL-2 CON-14 what a contest gives comes after its end, once, to those with a place', async () => {
  const [anna, star, out, late] = await Promise.all(Array.from({ length: 4 }, () => buildUser(site)));
  const { field, medalId, cid } = await stage();
  await field.join(anna!.uid);
  await field.join(star!.uid, { star: true });
  await field.join(out!.uid, { disqualified: true });
  await field.join(late!.uid);
  for (const one of [anna!, star!, out!]) await field.submit(one.uid, 0, 0, HOUR);
  await field.submit(anna!.uid, 0, 0, 2 * HOUR);
  await field.submit(late!.uid, 0, 0, 5.5 * HOUR);
  for (let round = 0; round < 3; round++) await settle();
  expect(await wornBy(anna!)).toEqual([medalId]);
  for (const one of [star!, out!, late!]) expect(await wornBy(one)).toEqual([]);
  expect(await Promise.all([anna!, star!, out!, late!].map(balanceOf))).toEqual([7, 7, 0, 0]);
  const [card] = (await as(site, anna!)(getMedalsByCid, { cid })).data;
  expect(card).toMatchObject({ id: medalId, threshold: 1, is_gain: true });
  const told = await site.services.db
    .selectFrom('message_events')
    .select('kind')
    .where(sql<boolean>`${anna!.uid} = any(recipients)`)
    .execute();
  expect(told).toEqual([{ kind: 'medal.gained' }]);
});

test('MEDAL-5 nothing is given while it runs, while the board is sealed, or while something waits for its result', async () => {
  const user = await buildUser(site);
  const running = await stage({ startsIn: -HOUR });
  const sealed = await stage({ sealsBefore: HOUR, autoRealRank: false });
  const unjudged = await stage();
  for (const { field } of [running, sealed, unjudged]) {
    await field.join(user.uid);
    await field.submit(user.uid, 0, 0, 600);
  }
  const waiting = await unjudged.field.submit(user.uid, 1, 5, 700);
  await settle();
  await settle();
  expect([await wornBy(user), await balanceOf(user)]).toEqual([[], 0]);
  await unjudged.field.judge(waiting, -1);
  await site.services.db.updateTable('contests').set({ auto_real_rank: true }).where('id', '=', sealed.cid).execute();
  await settle();
  await settle();
  expect(new Set(await wornBy(user))).toEqual(new Set([unjudged.medalId, sealed.medalId]));
  expect(await balanceOf(user)).toBe(14);
});

test('MEDAL-4 a rejudge takes no medal and no coins away, says so in the audit log once, and gives to whom it is due', async () => {
  const [anna, bela] = [await buildUser(site), await buildUser(site)];
  const { field, medalId, cid, problems } = await stage();
  await field.join(anna.uid);
  await field.join(bela.uid);
  const right = await field.submit(anna.uid, 0, 0, 600);
  const wrong = await field.submit(bela.uid, 0, -1, 600);
  await settle();
  const event = { submissionId: right, uid: anna.uid, pid: problems[0]!.pid, before: 0, after: -1, first: false };
  const rejudged = () => followSettled([{ ...event, venue: { kind: 'contest', id: cid } }], site.services.db);
  await field.judge(right, -1);
  await field.judge(wrong, 0);
  await rejudged();
  await settle();
  await rejudged();
  await settle();
  expect([await wornBy(anna), await wornBy(bela)]).toEqual([[medalId], [medalId]]);
  expect([await balanceOf(anna), await balanceOf(bela)]).toEqual([7, 7]);
  const kept = await site.services.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'keepMedal')
    .where('subject', '=', `medal ${medalId}`)
    .execute();
  expect(kept).toEqual([{ after: { uid: anna.uid, points: 0, threshold: 1 } }]);
  const { records } = (await as(site, root)(getMedalHolders, { medalId })).data;
  expect(records.map(({ uid, below }) => [uid, below]).sort()).toEqual([
    [anna.uid, true],
    [bela.uid, false],
  ]);
});

test('MEDAL-2 a medal of a training is gained at so many solved problems, but not by its author', async () => {
  const [reader, writer] = [await buildUser(site), await buildUser(site, { role: 'admin' })];
  const { tid } = await buildTraining(site, { author: writer });
  const medalId = await make({ tid, threshold: 2 });
  const solve = (uid: number, solved: number) =>
    site.services.db
      .insertInto('training_registrations')
      .values({ tid, uid, solved })
      .onConflict((conflict) => conflict.columns(['tid', 'uid']).doUpdateSet({ solved }))
      .execute();
  await solve(reader.uid, 1);
  await solve(writer.uid, 2);
  await gainTrainingMedals(site.services);
  expect(await wornBy(reader)).toEqual([]);
  await solve(reader.uid, 2);
  await gainTrainingMedals(site.services);
  await solve(reader.uid, 1);
  await gainTrainingMedals(site.services);
  await gainTrainingMedals(site.services);
  expect([await wornBy(reader), await wornBy(writer)]).toEqual([[medalId], []]);
  expect((await as(site, reader)(getMedalsByTid, { tid })).data).toMatchObject([{ id: medalId, is_gain: true }]);
  const hidden = await buildTraining(site, { status: false });
  expect((await as(site, reader).refused(getMedalsByTid, { tid: hidden.tid })).status).toBe(404);
});

test('MEDAL-3 one wears what one chooses, in the own order, and nobody else’s', async () => {
  const [user, other] = [await buildUser(site), await buildUser(site)];
  const ids = [await make({ name: 'One' }), await make({ name: 'Two' }), await make({ name: 'Three' })];
  for (const medalId of ids) await as(site, root)(giveMedal, { medalId, usernames: [user.username] });
  const ask = as(site, user);
  await ask(changeMedalOrder, { medalIds: [ids[2]!, ids[0]!] });
  await ask(changeMedalShow, { medalId: ids[0]!, isShow: false });
  expect(await wornBy(user)).toEqual([ids[2], ids[0], ids[1]]);
  expect(await wornBy(user, other)).toEqual([ids[2], ids[1]]);
  expect((await as(site, other).refused(changeMedalShow, { medalId: ids[1]!, isShow: false })).status).toBe(404);
});

test('MEDAL-1 super administrators give, take and delete, and a medal that is gained says where', async () => {
  const user = await buildUser(site);
  const ask = as(site, root);
  const medalId = await make({});
  const usernames = [user.username.toUpperCase(), 'nobody-there'];
  expect((await ask(giveMedal, { medalId, usernames })).data).toEqual({ given: 1, unknown: ['nobody-there'] });
  expect((await ask(giveMedal, { medalId, usernames })).data.given).toBe(0);
  await ask(takeMedal, { medalId, uid: user.uid });
  expect(await wornBy(user)).toEqual([]);
  await ask(giveMedal, { medalId, usernames });
  await ask(deleteMedal, { id: medalId });
  expect(await wornBy(user)).toEqual([]);
  const refused = async (more: object) => (await ask.refused(addMedal, { name: 'Bad', ...more })).data.code;
  expect(await refused({ threshold: 3 })).toBe('medal.gainedNowhere');
  expect(await refused({ cid: 1, tid: 1 })).toBe('medal.twoOwners');
  expect(await refused({ cid: 40_000 })).toBe('contest.unknown');
  expect(await refused({ tid: 999_999 })).toBe('training.unknown');
  expect((await as(site, author).refused(addMedal, { name: 'Mine' })).status).toBe(403);
});
