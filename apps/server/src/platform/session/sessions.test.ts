import { getUserAuthInfo } from '@assay/contract/accounts/sign-in.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WIRING } from '../../wiring.ts';
import { openServices } from '../open-services.ts';
import { deleteSessions } from './sessions.queries.ts';
import { createSessions, type Session, type SessionNews } from './sessions.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const HOUR = 3600;
const whoAmI = (token: string | undefined) => as(site, { token }).refused(getUserAuthInfo, {});
const followed = ({ id, uid, endsAt }: Session) => ({ uid, sessionId: id, sessionEndsAt: endsAt });
const rowOf = (uid: number) =>
  site.services.db.selectFrom('sessions').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();

test('a token is long, random and stored as a hash only', async () => {
  const user = await buildUser(site);
  expect(Buffer.from(user.token, 'base64url').length).toBeGreaterThanOrEqual(32);
  expect((await rowOf(user.uid)).token_hash.toString('utf8')).not.toContain(user.token);
});

test('a request writes nothing; after half the life the next one answers a new token', async () => {
  const user = await buildUser(site);
  const before = await rowOf(user.uid);
  site.clock.advance(11 * HOUR);
  expect((await whoAmI(user.token)).headers.authorization).toBeUndefined();
  expect(await rowOf(user.uid)).toEqual(before);
  site.clock.advance(2 * HOUR);
  const answer = await whoAmI(user.token);
  expect(answer).toMatchObject({ status: 200, headers: { 'refresh-token': 'true' } });
  const renewed = answer.headers.authorization;
  expect(renewed).not.toBe(user.token);
  site.clock.advance(20 * HOUR);
  expect((await whoAmI(renewed)).status).toBe(200);
});

test('of many requests at once one renews, and the old token works for another minute', async () => {
  const user = await buildUser(site);
  site.clock.advance(13 * HOUR);
  const answers = await Promise.all(Array.from({ length: 20 }, () => whoAmI(user.token)));
  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
  const renewed = answers.flatMap((answer) => answer.headers.authorization ?? []);
  expect(renewed).toHaveLength(1);
  site.clock.advance(59);
  expect((await whoAmI(user.token)).status).toBe(200);
  site.clock.advance(2);
  expect((await whoAmI(user.token)).status).toBe(401);
  expect((await whoAmI(renewed[0])).status).toBe(200);
});

test('ending a renewed session ends its old token too', async () => {
  const user = await buildUser(site);
  site.clock.advance(13 * HOUR);
  const renewed = (await whoAmI(user.token)).headers.authorization;
  await site.services.sessions.changed(user.uid, await deleteSessions(site.services.db, { uid: user.uid }));
  expect((await whoAmI(renewed)).status).toBe(401);
  expect((await whoAmI(user.token)).status).toBe(401);
});

test('a session that is not used ends after a day', async () => {
  const user = await buildUser(site);
  site.clock.advance(24 * HOUR + 1);
  expect((await whoAmI(user.token)).status).toBe(401);
});

test('what stays open by a session that ran out is told so; by one that was renewed at another node it goes on', async () => {
  const { sessions } = site.services;
  const users = [await buildUser(site), await buildUser(site)] as const;
  const heard: SessionNews[][] = [[], []];
  const leaves = [];
  for (const [at, { token }] of users.entries()) {
    const { session } = (await sessions.find(token))!;
    leaves.push(sessions.follow(followed(session), (news) => heard[at]!.push(news)));
  }
  site.clock.advance(13 * HOUR);
  await sessions.endExpired();
  expect(heard).toEqual([[], []]);
  const other = await openServices(site.services.config, site.clock, WIRING);
  const { renewed } = (await other.services.sessions.find(users[1].token))!;
  await other.close();
  expect(renewed).not.toBeNull();
  site.clock.advance(11 * HOUR + 1);
  await sessions.endExpired();
  expect(heard).toEqual([['ended'], []]);
  site.clock.advance(13 * HOUR);
  await sessions.endExpired();
  expect(heard[1]).toEqual(['ended']);
  for (const leave of leaves) leave();
});

test('looking for sessions that ran out asks the database about none that has not', async () => {
  const { db, clock, notifications } = { ...site.services, clock: site.clock };
  let asked = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const sessions = createSessions(counted, clock, notifications);
  const { session } = (await sessions.find((await buildUser(site)).token))!;
  const leave = sessions.follow(followed(session), () => {});
  asked = 0;
  await sessions.endExpired();
  expect(asked).toBe(0);
  site.clock.advance(24 * HOUR + 1);
  await sessions.endExpired();
  expect(asked).toBe(1);
  leave();
});

test('a session ended at one node ends at the others, and those who listen are told', async () => {
  const user = await buildUser(site);
  const other = await openServices(site.services.config, site.clock, WIRING);
  try {
    await other.services.notifications.ready();
    const found = await other.services.sessions.find(user.token);
    expect(found?.session.uid).toBe(user.uid);
    const heard: SessionNews[] = [];
    other.services.sessions.follow(followed(found!.session), (news) => heard.push(news));
    await site.services.sessions.changed(user.uid, await deleteSessions(site.services.db, { uid: user.uid }));
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['ended']);
    expect(await other.services.sessions.find(user.token)).toBeNull();
  } finally {
    await other.close();
  }
});

test('the connection for notifications comes back after it was cut', async () => {
  const { notifications, db } = site.services;
  const heard: (string | null)[] = [];
  notifications.listen('test_channel', (payload) => heard.push(payload));
  await notifications.ready();
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'assay notifications'`;
  await sql.raw(cut).execute(db);
  await expect.poll(() => heard, { timeout: 8_000 }).toContain(null);
  await notifications.notify('test_channel', 'again', db);
  await expect.poll(() => heard, { timeout: 5_000 }).toContain('again');
});

test('a session is read from memory, but not while the words of other nodes cannot come in', async () => {
  const user = await buildUser(site);
  const { db, notifications, sessions } = site.services;
  await notifications.ready();
  expect(await sessions.find(user.token)).not.toBeNull();
  const heard: SessionNews[] = [];
  const { session } = (await sessions.find(user.token))!;
  const leave = sessions.follow(followed(session), (news) => heard.push(news));
  // past everybody who would have said so
  await deleteSessions(db, { uid: user.uid });
  expect(await sessions.find(user.token)).not.toBeNull();
  await sql
    .raw(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'assay notifications'`)
    .execute(db);
  await expect.poll(() => sessions.find(user.token), { timeout: 8_000 }).toBeNull();
  // what is open by a session learns that it may have ended meanwhile
  await expect.poll(() => heard, { timeout: 8_000 }).toEqual(['unsure']);
  leave();
});

test('of what is open by a session that goes on, only that its user changed is told', async () => {
  const user = await buildUser(site);
  const { sessions } = site.services;
  const { session } = (await sessions.find(user.token))!;
  const { id: sessionId, uid } = session;
  const heard: SessionNews[] = [];
  const leave = sessions.follow(followed(session), (news) => heard.push(news));
  await sessions.changed((await buildUser(site)).uid);
  expect(heard).toEqual([]);
  await sessions.changed(uid, [sessionId + 1_000_000]);
  expect(heard[0]).toBe('changed');
  expect(new Set(heard)).toEqual(new Set(['changed']));
  leave();
});

test('a role that changes and a ban count with the next request', async () => {
  const user = await buildUser(site);
  const { db, sessions } = site.services;
  const set = async (values: { role?: number; status?: number }) => {
    await db.updateTable('users').set(values).where('uid', '=', user.uid).execute();
    await sessions.changed(user.uid);
    return sessions.find(user.token);
  };
  expect((await sessions.find(user.token))?.session.role).toBe('user');
  expect((await set({ role: 1000 }))?.session.role).toBe('root');
  expect(await set({ status: 1 })).toBeNull();
});
