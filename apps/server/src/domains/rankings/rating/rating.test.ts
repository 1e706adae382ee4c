import { addContest, deleteContest, updateContest } from '@assay/contract/contests/admin.ts';
import { getContestRatingChanges, getRatingList, getUserRating } from '@assay/contract/rankings/rating.ts';
import type { Skill } from '@assay/rules/rankings/elo-mmr.ts';
import { ratePlaces } from '@assay/rules/rankings/rate-places.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest, contestSave } from '@assay/testkit/build/contest.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';
import { openField } from '../../contests/boards/testing/field.ts';
import { followSettled, settleContests } from '../../contests/settle/settle.ts';
import { rateContests } from './rate-contests.ts';

let site: TestSite;
let root: BuiltUser;
let author: BuiltUser;
let people: BuiltUser[];
beforeAll(async () => {
  site = await openTestSite();
  root = await buildUser(site, { role: 'root' });
  author = await buildUser(site, { role: 'admin' });
  people = [];
  for (let at = 0; at < 8; at++) people.push(await buildUser(site));
});
afterAll(() => site.close());

const setOpen = async (openRating: boolean) => {
  await site.services.settings.write({ ...DEFAULT_SETTINGS, openRating }, site.services.db);
  site.services.settings.forget();
};
beforeEach(async () => {
  await setOpen(true);
  await site.services.db.deleteFrom('contests').execute();
  await rateContests(site.services);
});

const HOUR = 3600;
const rate = () => rateContests(site.services);
/** Two rounds: what is over is noted in the first and settled in the second. */
const settle = async () => {
  await settleContests(site.services);
  await settleContests(site.services);
};
const ratingsOf = async (search?: string) =>
  (await as(site)(getRatingList, { searchUser: search })).data.records.map(({ uid, rating, rank }) => [
    uid,
    rating,
    rank,
  ]);

test('RANK-9 RANK-10 a rated contest that is over rates who has a place and submitted, after its places changed anew', async () => {
  const [anna, bela, star, idle, out] = people as [BuiltUser, BuiltUser, BuiltUser, BuiltUser, BuiltUser];
  const contest = await buildContest(site, { author, startsIn: -3 * HOUR, lasts: 2 * HOUR, rated: true });
  const field = openField(site, contest);
  for (const one of [anna, bela, idle]) await field.join(one.uid);
  await field.join(star.uid, { star: true });
  await field.join(out.uid, { disqualified: true });
  for (const one of [star, out]) await field.submit(one.uid, 0, 0, 60);
  const solved = await field.submit(anna.uid, 0, 0, 600);
  await field.submit(bela.uid, 0, -1, 700);
  await rate();
  expect(await ratingsOf()).toEqual([]);
  await settle();
  expect(await ratingsOf()).toEqual([]);
  await rate();
  // two newcomers: the figures of an independent implementation
  expect(await ratingsOf()).toEqual([
    [anna.uid, 1662, 1],
    [bela.uid, 1032, 2],
  ]);
  expect((await as(site)(getContestRatingChanges, { cid: contest.cid })).data).toEqual([
    { uid: anna.uid, before: null, after: 1662 },
    { uid: bela.uid, before: null, after: 1032 },
  ]);
  const { data } = await as(site)(getUserRating, { uid: anna.uid });
  expect(data).toMatchObject({
    rating: 1662,
    highest: 1662,
    history: [{ cid: contest.cid, place: 1, before: null, after: 1662 }],
  });

  await field.judge(solved, -1);
  const venue = { kind: 'contest', id: contest.cid } as const;
  await site.services.db.transaction().execute((tx) => followSettled([{ venue }], tx));
  expect((await ratingsOf()).map(([uid]) => uid)).toEqual([anna.uid, bela.uid]);
  await settle();
  await rate();
  const tied = await ratingsOf();
  expect(tied.map(([, rating, rank]) => [rating, rank])).toEqual([
    [1347, 1],
    [1347, 1],
  ]);
  await setOpen(false);
  expect(await ratingsOf()).toEqual([]);
  expect((await as(site)(getUserRating, { uid: anna.uid })).data).toEqual({ rating: null, highest: null, history: [] });
  expect((await as(site)(getContestRatingChanges, { cid: contest.cid })).data).toEqual([]);
  await setOpen(true);
  await as(site, root)(deleteContest, { cid: contest.cid });
  expect((await as(site)(getUserRating, { uid: anna.uid })).data.history).toEqual([]);
  await rate();
  expect(await ratingsOf()).toEqual([]);
});

test('RANK-11 who is banned is not on the list, and a contest that is hidden shows nothing', async () => {
  const [anna, bela] = people as [BuiltUser, BuiltUser];
  const cid = await told([anna.uid, bela.uid], { rated: true });
  await rate();
  expect(await ratingsOf(anna.username)).toMatchObject([[anna.uid, expect.any(Number), 1]]);
  await site.services.db.updateTable('users').set({ status: 1 }).where('uid', '=', anna.uid).execute();
  expect(await ratingsOf()).toMatchObject([[bela.uid, expect.any(Number), 1]]);
  expect((await as(site)(getUserRating, { uid: anna.uid })).data.rating).toBeNull();
  await site.services.db.updateTable('users').set({ status: 0 }).where('uid', '=', anna.uid).execute();
  await site.services.db.updateTable('contests').set({ visible: false }).where('id', '=', cid).execute();
  expect((await as(site)(getContestRatingChanges, { cid })).data).toEqual([]);
  await rate();
  expect(await ratingsOf()).toEqual([]);
});

/** A contest that ended, and who came where in it, as its settling tells; those who share a place stand in one list. */
async function told(order: readonly (number | readonly number[])[], more: Parameters<typeof buildContest>[1]) {
  const { cid } = await buildContest(site, { author, problems: [], startsIn: -5 * HOUR, lasts: 2 * HOUR, ...more });
  await tell(cid, order);
  return cid;
}

const tell = (cid: number, order: readonly (number | readonly number[])[]) => {
  let place = 1;
  const results = order.flatMap((group) => {
    const uids = [group].flat();
    const placed = uids.map((uid) => ({ uid, points: 1, place, tried: true }));
    place += uids.length;
    return placed;
  });
  return site.services.db
    .transaction()
    .execute((tx) => site.services.signals.emit('contest.settled', { cid, title: '', results }, tx));
};

test('RANK-10 whatever happens in whatever order, ratings are those of a computation from the beginning', async () => {
  let seed = 20_261;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const { db } = site.services;
  const contests = new Map<
    number,
    { end: number; minutes: number; ceiling: number | null; places: [number, number][] }
  >();
  const randomOrder = () => {
    const left = people.map(({ uid }) => uid).filter(() => random(4) > 0);
    const order: number[][] = [];
    while (left.length > 0) {
      const [uid] = left.splice(random(left.length), 1);
      if (order.length > 0 && random(4) === 0) order.at(-1)!.push(uid!);
      else order.push([uid!]);
    }
    return order;
  };
  const placesOf = (order: number[][]) => {
    let place = 1;
    return order.flatMap((group) => {
      const placed = group.map((uid) => [uid, place] as [number, number]);
      place += group.length;
      return placed;
    });
  };
  const fresh = () => {
    const skills = new Map<number, Skill>();
    const last = new Map<number, number>();
    const chain = [...contests].sort(([a, one], [b, other]) => one.end - other.end || a - b);
    for (const [, { minutes, ceiling, places }] of chain) {
      for (const { uid, skill, after } of ratePlaces({ minutes, floor: null, ceiling, places }, skills)) {
        skills.set(uid, skill);
        last.set(uid, after);
      }
    }
    return [...last].sort(([a, one], [b, other]) => other - one || a - b);
  };
  for (let step = 0; step < 24; step++) {
    const cids = [...contests.keys()];
    const cid = cids[random(Math.max(1, cids.length))];
    const what = cid === undefined ? 0 : random(5);
    if (what <= 1) {
      const [ago, lasts] = [3 + random(200), 1 + random(3)];
      const ceiling = random(3) === 0 ? 1400 : null;
      const order = randomOrder();
      const made = await told(order, {
        startsIn: -(ago + lasts) * HOUR,
        lasts: lasts * HOUR,
        rated: true,
        ratingCeiling: ceiling,
      });
      contests.set(made, { end: -ago, minutes: lasts * 60, ceiling, places: placesOf(order) });
    } else if (what === 2) {
      const order = randomOrder();
      await tell(cid!, order);
      contests.get(cid!)!.places = placesOf(order);
    } else if (what === 3) {
      await db.deleteFrom('contests').where('id', '=', cid!).execute();
      contests.delete(cid!);
    } else {
      await db.updateTable('contests').set({ rating_ceiling: 1200 }).where('id', '=', cid!).execute();
      contests.get(cid!)!.ceiling = 1200;
    }
    if (random(3) > 0) await rate();
  }
  await rate();
  const found = (await ratingsOf()).map(([uid, rating]) => [uid, rating]);
  expect(found.length).toBeGreaterThan(3);
  expect(found).toEqual(fresh());
});

test('RANK-8 contests are rated as their form says, by those who may', async () => {
  const save = (more: object) => ({ ...contestSave(site, { startsIn: HOUR, ...more }) });
  const ask = as(site, author);
  expect((await ask.refused(addContest, save({ rated: true, teamSize: 3 }))).data.code).toBe('contest.ratedNotHere');
  expect((await ask.refused(addContest, save({ rated: true, auth: 1, pwd: 'x' }))).data.code).toBe(
    'contest.ratedNotHere',
  );
  expect((await ask.refused(addContest, save({ rated: true, ratingFloor: 2, ratingCeiling: 1 }))).data.code).toBe(
    'contest.ratingBounds',
  );
  const { id } = (await ask(addContest, save({ rated: true, ratingCeiling: 1599 }))).data;
  const begun = await buildContest(site, { author, startsIn: -HOUR, rated: false });
  const change = { ...contestSave(site, { startsIn: -HOUR }), id: begun.cid, rated: true };
  expect((await ask.refused(updateContest, change)).data.code).toBe('contest.ratedFixed');
  expect((await as(site, root)(updateContest, change)).status).toBe(200);
  const row = await site.services.db
    .selectFrom('contests')
    .select(['rated', 'rating_ceiling'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ rated: true, rating_ceiling: 1599 });
});
