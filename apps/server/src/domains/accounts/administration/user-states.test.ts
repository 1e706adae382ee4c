import { getUserAuthInfo, login } from '@assay/contract/accounts/sign-in.ts';
import {
  addUserNote,
  deleteUserNote,
  endUserSession,
  getPreviousSession,
  getUserLogins,
  getUserNotes,
  getUserSessions,
} from '@assay/contract/accounts/user-details.ts';
import {
  banUsers,
  changeRoles,
  deleteUsers,
  editUser,
  getUserList,
  unbanUsers,
  undeleteUsers,
} from '@assay/contract/accounts/users-admin.ts';
import { getUserHomeInfo } from '@assay/contract/profiles/profile.ts';
import { ROLE } from '@assay/contract/roles.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endBans } from './user-states.ts';

let site: TestSite;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const whoAmI = (token: string) => as(site, { token }).refused(getUserAuthInfo, {});
const listed = async (uid: number) => {
  const { username } = await site.services.db
    .selectFrom('users')
    .select('username')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  const { records } = (await as(site, root)(getUserList, { keyword: username, limit: 100 })).data;
  return records.find((row) => row.uid === uid)!;
};
const auditOf = (uid: number, action: string) =>
  site.services.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', `user ${uid}`)
    .where('action', '=', action)
    .execute();

test('ACC-40 another user name stands in submissions, problems and the profile at once, and logs in', async () => {
  const user = await buildUser(site, { username: 'before_1' });
  const problem = await buildProblem(site, { author: { uid: user.uid, username: user.username } });
  await as(site, user)(submitProblemJudge, { pid: problem.problemId, language: 'C', code: 'int main(){}' });
  expect((await as(site, root)(editUser, { uid: user.uid, username: 'after_1' })).status).toBe(200);
  expect((await whoAmI(user.token)).status).toBe(200);
  const rows = (await as(site)(getSubmissionList, { username: 'after_1' })).data.records;
  expect(rows.map(({ username }) => username)).toEqual(['after_1']);
  const { author } = await site.services.db
    .selectFrom('problems')
    .select('author')
    .where('id', '=', problem.pid)
    .executeTakeFirstOrThrow();
  expect(author).toBe('after_1');
  expect((await as(site)(getUserHomeInfo, { username: 'after_1' })).data.uid).toBe(user.uid);
  expect((await as(site)(login, { username: 'after_1', password: user.password })).status).toBe(200);
  expect((await as(site).refused(login, user)).data.code).toBe('account.badCredentials');
  expect(await auditOf(user.uid, 'editUser')).toMatchObject([
    { before: { username: 'before_1' }, after: { username: 'after_1', password: 'kept' } },
  ]);
});

test('ACC-40 a name that is taken is refused, and one that is changed while its owner logs in leaves no half', async () => {
  const [one, other] = [await buildUser(site), await buildUser(site)];
  const taken = await as(site, root).refused(editUser, { uid: one.uid, username: other.username.toUpperCase() });
  expect(taken).toMatchObject({ status: 409, data: { code: 'account.usernameTaken' } });
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, (_, at) => as(site, root)(editUser, { uid: one.uid, username: `racer${at}` })),
    ...Array.from({ length: 4 }, () => as(site).refused(login, one)),
  ]);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  const name = (await listed(one.uid)).username;
  expect((await as(site)(login, { username: name, password: one.password })).status).toBe(200);
});

test('ACC-40 the fields of other clients are understood, and what is left out stays', async () => {
  const user = await buildUser(site);
  const ask = as(site, root);
  await ask(editUser, { uid: user.uid, school: 'School', gender: 'female', number: '7', mobile: '+86 138-0013 8000' });
  await ask(editUser, { uid: user.uid, type: ROLE.muted, setNewPwd: true, password: 'Quite new 12' });
  expect(await listed(user.uid)).toMatchObject({
    school: 'School',
    gender: 'female',
    number: '7',
    mobile: '+8613800138000',
    role: ROLE.muted,
    email: user.email,
  });
  expect((await as(site)(login, { username: user.username, password: 'Quite new 12' })).status).toBe(200);
  expect((await ask.refused(editUser, { uid: user.uid, mobile: 'call me' })).data.fields).toHaveProperty('mobile');
});

test('roles of several change together or not at all, for the very next request', async () => {
  const users = [await buildUser(site), await buildUser(site)];
  const uids = users.map(({ uid }) => uid);
  await as(site, root)(changeRoles, { uids, role: ROLE.noSubmit });
  for (const user of users) {
    expect((await as(site, user).refused(submitProblemJudge, {})).data.code).toBe('access.mayNotSubmit');
  }
  const answer = await as(site, root).refused(changeRoles, { uids: [...uids, 999_999], role: ROLE.admin });
  expect(answer.data.code).toBe('account.unknown');
  expect((await listed(uids[0]!)).role).toBe(ROLE.noSubmit);
  const last = await as(site, root).refused(changeRoles, { uids: [root.uid], role: ROLE.user });
  expect(last.data.code).toBe('account.lastRoot');
});

test('ACC-41 a ban that would have ended already is refused by either call, and nobody bans the own account by editing it', async () => {
  const user = await buildUser(site);
  const ask = as(site, root);
  const past = new Date(site.clock.now().getTime() - 1000).toISOString();
  const ban = await ask.refused(banUsers, { uids: [user.uid], until: past, reason: 'x' });
  expect(ban).toMatchObject({ status: 400, data: { code: 'account.banEndsBefore' } });
  const edit = await ask.refused(editUser, { uid: user.uid, status: 1, banUntil: past });
  expect(edit).toMatchObject({ status: 400, data: { code: 'account.banEndsBefore' } });
  expect((await whoAmI(user.token)).status).toBe(200);
  const other = await buildUser(site, { role: 'root' });
  const own = await as(site, other).refused(editUser, { uid: other.uid, status: 1 });
  expect(own.data.code).toBe('account.notYourself');
  expect((await whoAmI(other.token)).status).toBe(200);
});

test('ACC-41 a ban ends sessions, says why and until when, and ends by itself', async () => {
  const user = await buildUser(site);
  const until = new Date(site.clock.now().getTime() + 3_600_000);
  await as(site, root)(banUsers, { uids: [user.uid], until: until.toISOString(), reason: 'Shared solutions' });
  expect((await whoAmI(user.token)).status).toBe(401);
  const refused = await as(site).refused(login, user);
  expect(refused).toMatchObject({ status: 403, data: { code: 'account.bannedUntil' } });
  expect(refused.msg).toContain('Shared solutions');
  // the zone stands beside the time: the page of an administrator shows it in another
  expect(refused.msg).toMatch(/\d\d:\d\d \(GMT[^)]*\)/);
  expect(await listed(user.uid)).toMatchObject({ state: 'banned', banReason: 'Shared solutions' });
  site.clock.advance(3601);
  expect((await listed(user.uid)).state).toBe('active');
  expect((await as(site)(login, user)).status).toBe(200);
  const again = await buildUser(site);
  const soon = new Date(site.clock.now().getTime() + 1000).toISOString();
  await as(site, root)(banUsers, { uids: [again.uid], until: soon, reason: 'x' });
  site.clock.advance(2);
  await endBans(site.services);
  expect((await listed(again.uid)).status).toBe(0);
  await as(site, root)(banUsers, { uids: [again.uid], until: null, reason: 'for good' });
  site.clock.advance(365 * 24 * 3600);
  await endBans(site.services);
  expect((await as(site).refused(login, again)).data.code).toBe('account.bannedBecause');
  root.token = await site.services.sessions.open(site.services.db, {
    uid: root.uid,
    ip: '127.0.0.1',
    userAgent: 'test',
  });
  await as(site, root)(unbanUsers, { uids: [again.uid] });
  expect((await as(site)(login, again)).status).toBe(200);
});

test('ACC-41 ACC-42 nobody bans or deletes the own account; who owns a group hands it over first', async () => {
  const owner = await buildUser(site);
  await site.services.db
    .insertInto('groups')
    .values({ name: 'Owned', short_name: 'OWNED1', brief: 'brief', description: 'x', auth: 1, owner_uid: owner.uid })
    .execute();
  const ask = as(site, root);
  expect((await ask.refused(banUsers, { uids: [root.uid], until: null, reason: 'x' })).data.code).toBe(
    'account.notYourself',
  );
  expect((await ask.refused(deleteUsers, { ids: [root.uid] })).data.code).toBe('account.notYourself');
  const owning = await ask.refused(deleteUsers, { ids: [owner.uid] });
  expect(owning).toMatchObject({ status: 409, data: { code: 'account.ownsGroups' } });
  expect(owning.msg).toContain('Owned');
});

test('ACC-42 a deleted account is closed, stays known for 14 days, and comes back as it was', async () => {
  const [user, banned] = [await buildUser(site), await buildUser(site)];
  const ask = as(site, root);
  await ask(banUsers, { uids: [banned.uid], until: null, reason: 'kept' });
  await ask(deleteUsers, { ids: [user.uid, banned.uid] });
  expect((await whoAmI(user.token)).status).toBe(401);
  expect((await as(site).refused(login, user)).data.code).toBe('account.banned');
  expect(await listed(user.uid)).toMatchObject({ state: 'leaving' });
  expect((await ask(getUserList, { state: 'leaving' })).data.total).toBe(2);
  await ask(undeleteUsers, { ids: [user.uid, banned.uid] });
  expect((await as(site)(login, user)).status).toBe(200);
  expect(await listed(banned.uid)).toMatchObject({ state: 'banned', banReason: 'kept' });
  expect(await auditOf(user.uid, 'deleteUsers')).toHaveLength(1);
});

test('sessions of a user are seen and ended, log-ins are remembered, notes kept for administrators', async () => {
  const user = await buildUser(site);
  const admin = await buildUser(site, { role: 'admin' });
  const ask = as(site, root);
  await as(site, { ip: '10.1.1.1', headers: { 'user-agent': 'first' } })(login, user);
  await as(site, { ip: '10.1.1.2', headers: { 'user-agent': 'second' } })(login, user);
  const sessions = (await ask(getUserSessions, { uid: user.uid })).data;
  expect(sessions.map(({ userAgent }) => userAgent)).toEqual(['second', 'first', 'test']);
  await ask(endUserSession, { uid: user.uid, id: sessions[2]!.id });
  expect((await whoAmI(user.token)).status).toBe(401);
  await ask(endUserSession, { uid: user.uid });
  expect((await ask(getUserSessions, { uid: user.uid })).data).toEqual([]);
  expect((await ask.refused(endUserSession, { uid: user.uid, id: 1 })).data.code).toBe('session.unknown');
  const logins = (await ask(getUserLogins, { uid: user.uid })).data;
  expect(logins).toMatchObject({ total: 2, records: [{ ip: '10.1.1.2' }, { ip: '10.1.1.1' }] });

  expect((await as(site, admin)(getPreviousSession, {})).data).toBeNull();
  await as(site, { ip: '10.1.1.3' })(login, admin);
  await as(site, { ip: '10.1.1.4' })(login, admin);
  expect((await as(site, admin)(getPreviousSession, {})).data).toMatchObject({ uid: admin.uid, ip: '10.1.1.3' });

  const { id } = (await ask(addUserNote, { uid: user.uid, content: 'asked for another name' })).data;
  expect((await ask(getUserNotes, { uid: user.uid })).data).toMatchObject([
    { id, author: root.username, content: 'asked for another name' },
  ]);
  await ask(deleteUserNote, { id });
  expect((await ask(getUserNotes, { uid: user.uid })).data).toEqual([]);
  expect((await ask.refused(deleteUserNote, { id })).status).toBe(404);
  for (const op of [getUserSessions, getUserLogins, getUserNotes]) {
    expect((await ask.refused(op, { uid: 999_999 })).data.code).toBe('account.unknown');
  }
});

test('the list is filtered by role, state, school and day, and ordered', async () => {
  const [a, b] = [await buildUser(site, { username: 'zfilter_b' }), await buildUser(site, { username: 'zfilter_a' })];
  await as(site, root)(editUser, { uid: a.uid, school: 'Filtered School' });
  await as(site, root)(changeRoles, { uids: [b.uid], role: ROLE.problemAdmin });
  const find = async (input: object) =>
    (await as(site, root)(getUserList, { keyword: 'zfilter', ...input })).data.records.map(({ uid }) => uid);
  expect(await find({})).toEqual([b.uid, a.uid]);
  expect(await find({ order: 'name' })).toEqual([b.uid, a.uid]);
  expect(await find({ school: 'filtered' })).toEqual([a.uid]);
  expect(await find({ role: ROLE.problemAdmin })).toEqual([b.uid]);
  expect(await find({ state: 'banned' })).toEqual([]);
  expect(await find({ from: '2000-01-01' })).toHaveLength(2);
  expect(await find({ to: '2000-01-01' })).toEqual([]);
});
