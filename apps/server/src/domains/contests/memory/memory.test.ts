import { getContestNotReadAnnouncement } from '@assay/contract/announcements/contest.ts';
import { getContestRank } from '@assay/contract/contests/boards.ts';
import { registerContest } from '@assay/contract/contests/list.ts';
import { getContestProblemDetails } from '@assay/contract/contests/problems.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRegistration } from '../contests.queries.ts';
import { type ContestStage, openContestStage } from '../testing/stage.ts';
import { Roster } from './roster.ts';

const PASSWORD = 'open sesame';
let stage: ContestStage;
beforeAll(async () => {
  stage = await openContestStage({ auth: 1, pwd: PASSWORD });
});
afterAll(() => stage.site.close());

const statusesOf = async (user: ContestStage['anna']) => {
  const { cid } = stage;
  const rank = await stage.ask(user)(getContestRank, { cid });
  const unread = await stage.ask(user)(getContestNotReadAnnouncement, { cid });
  return [rank.status, unread.status];
};

test('memory never refuses: who registers is inside with the next call', async () => {
  const { cid, anna } = stage;
  expect(await statusesOf(anna)).toEqual([403, 403]);
  await stage.ask(anna)(registerContest, { cid, password: PASSWORD });
  expect(await statusesOf(anna)).toEqual([200, 200]);
});

test('who is removed is outside within moments, though the memory let them in', async () => {
  const { cid, bela, site } = stage;
  await stage.ask(bela)(registerContest, { cid, password: PASSWORD });
  expect(await statusesOf(bela)).toEqual([200, 200]);
  await site.services.db.deleteFrom('contest_registrations').where('uid', '=', bela.uid).execute();
  await expect.poll(() => statusesOf(bela), { timeout: 10_000 }).toEqual([403, 403]);
});

test('a contest that is hidden is gone within moments', async () => {
  const { cid, anna, author, site } = stage;
  expect(await statusesOf(anna)).toEqual([200, 200]);
  await site.services.db.updateTable('contests').set({ visible: false }).where('id', '=', cid).execute();
  await expect.poll(() => statusesOf(anna), { timeout: 10_000 }).toEqual([404, 404]);
  expect(await statusesOf(author)).toEqual([200, 200]);
  await site.services.db.updateTable('contests').set({ visible: true }).where('id', '=', cid).execute();
  expect(await statusesOf(anna)).toEqual([200, 200]);
});

test('the roster says of everybody what the database says, whatever changes', async () => {
  const { cid } = stage;
  const { db } = stage.site.services;
  const users = (await db.selectFrom('users').select('uid').execute()).map(({ uid }) => uid);
  const { id: team } = await db
    .insertInto('contest_teams')
    .values({ cid, name: 'The Pair', school: '', invite_code: 'pair' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const roster = new Roster();
  const sorted = (found: Awaited<ReturnType<typeof findRegistration>>) =>
    found && { ...found, team: found.team?.map(({ uid, disqualified }) => `${uid} ${disqualified}`).sort() ?? null };
  for (let round = 0; round < 30; round++) {
    const uid = users[round % users.length]!;
    const values = { admitted: round % 3 > 0, disqualified: round % 5 === 0, team_id: round % 2 ? team : null };
    await db.deleteFrom('contest_registrations').where('cid', '=', cid).where('uid', '=', uid).execute();
    if (round % 4 > 0)
      await db
        .insertInto('contest_registrations')
        .values({ cid, uid, ...values })
        .execute();
    await roster.look(db, cid);
    for (const one of users) expect(sorted(roster.find(one))).toEqual(sorted(await findRegistration(db, cid, one)));
  }
});

test('a statement is read from memory for moments alone, and who may not see it is refused all the same', async () => {
  const { cid, site } = stage;
  const { db } = site.services;
  const [inside, stranger] = [await buildUser(site), await buildUser(site)];
  await stage.ask(inside)(registerContest, { cid, password: PASSWORD });
  const [first] = await db.selectFrom('contest_problems').selectAll().where('cid', '=', cid).execute();
  const ask = async (user: ContestStage['anna'], displayId = first!.display_id) => {
    const { status, data } = await stage.ask(user)(getContestProblemDetails, { cid, displayId });
    return status === 200 ? (data as { problem: { title: string } }).problem.title : status;
  };
  expect(await ask(inside)).toBe(first!.display_title);
  expect(await ask(inside, 'NONE')).toBe(404);
  await db
    .updateTable('contest_problems')
    .set({ display_id: 'NONE', display_title: 'New' })
    .where('id', '=', first!.id)
    .execute();
  // what is there now is found at once, what is no more within moments
  expect(await ask(inside, 'NONE')).toBe('New');
  await expect.poll(() => ask(inside), { timeout: 10_000 }).toBe(404);
  expect(await ask(stranger, 'NONE')).toBe(403);
});
