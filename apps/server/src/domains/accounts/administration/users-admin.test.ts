import { getUserAuthInfo, login } from '@assay/contract/accounts/sign-in.ts';
import { editUser, getUserList } from '@assay/contract/accounts/users-admin.ts';
import { ROLE, type RoleName } from '@assay/contract/roles.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const asItIs = (user: BuiltUser, role: RoleName = 'user') => ({
  uid: user.uid,
  email: user.email,
  realname: '',
  role: ROLE[role],
  status: 0 as const,
  titleName: null,
  titleColor: null,
});
const whoAmI = (token: string) => as(site, { token }).refused(getUserAuthInfo, {});

test('users are found by name, nickname, real name and e-mail, wildcards taken literally', async () => {
  const user = await buildUser(site, { username: 'findme_1' });
  await site.services.db.updateTable('users').set({ nickname: '小红' }).where('uid', '=', user.uid).execute();
  const find = async (keyword: string) =>
    (await as(site, root)(getUserList, { keyword })).data.records.map((row) => row.uid);
  for (const keyword of ['FINDME', 'me_1', '小红', 'findme_1@']) expect(await find(keyword)).toEqual([user.uid]);
  expect(await find('findme%1')).toEqual([]);
  expect(await find('findmex1')).toEqual([]);
  const admins = (await as(site, root)(getUserList, { onlyAdmin: true })).data;
  expect(admins.records.map((row) => row.uid)).toEqual([root.uid]);
  expect(admins).toMatchObject({ total: 1, size: 10, current: 1 });
  expect(admins.records[0]).not.toHaveProperty('password_hash');
});

test('T-AUTH-5 a role that may not submit counts for the very next request', async () => {
  for (const role of ['noSubmit', 'noSubmitNoDiscussion', 'noSubmitMuted'] as const) {
    const user = await buildUser(site);
    expect((await whoAmI(user.token)).status).toBe(200);
    expect((await as(site, root)(editUser, asItIs(user, role))).status).toBe(200);
    const answer = await as(site, user).refused(submitProblemJudge, {});
    expect(answer).toMatchObject({ status: 403, data: { code: 'access.mayNotSubmit' } });
  }
});

test('a ban ends the sessions at once; lifting it does not bring them back', async () => {
  const user = await buildUser(site);
  expect((await whoAmI(user.token)).status).toBe(200);
  await as(site, root)(editUser, { ...asItIs(user), status: 1 });
  expect((await whoAmI(user.token)).status).toBe(401);
  expect((await as(site).refused(login, user)).data.code).toBe('account.banned');
  await as(site, root)(editUser, asItIs(user));
  expect((await whoAmI(user.token)).status).toBe(401);
  expect((await as(site)(login, user)).status).toBe(200);
});

test('a new password ends the sessions and works; a common one is refused', async () => {
  const user = await buildUser(site);
  const weak = await as(site, root).refused(editUser, { ...asItIs(user), newPassword: 'admin123' });
  expect(weak.data.code).toBe('account.weakPassword');
  expect((await whoAmI(user.token)).status).toBe(200);
  await as(site, root)(editUser, { ...asItIs(user), newPassword: 'Brand new 1' });
  expect((await whoAmI(user.token)).status).toBe(401);
  expect((await as(site)(login, { username: user.username, password: 'Brand new 1' })).status).toBe(200);
});

test('names, title and e-mail change; what was before is on record', async () => {
  const user = await buildUser(site);
  const edited = { ...asItIs(user), realname: 'Real', titleName: 'Champion', titleColor: '#ff0000' };
  await as(site, root)(editUser, edited);
  const me = (await as(site, user)(getUserAuthInfo, {})).data.user;
  expect(me).toMatchObject({ realname: 'Real', titleName: 'Champion', titleColor: '#ff0000' });
  const entry = await site.services.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', `user ${user.uid}`)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ uid: root.uid, action: 'editUser', ip: '127.0.0.1' });
  expect(entry.before).toMatchObject({ realname: '', title_name: null });
  expect(entry.after).toMatchObject({ realname: 'Real', password: 'kept' });
});

test('an unknown user and a taken e-mail are refused', async () => {
  const [user, other] = [await buildUser(site), await buildUser(site)];
  const unknown = await as(site, root).refused(editUser, { ...asItIs(user), uid: 999_999 });
  expect(unknown).toMatchObject({ status: 404, data: { code: 'account.unknown' } });
  const taken = await as(site, root).refused(editUser, { ...asItIs(user), email: other.email });
  expect(taken).toMatchObject({ status: 409, data: { code: 'account.emailTaken' } });
  const role = await as(site, root).refused(editUser, { ...asItIs(user), role: 999 });
  expect(role.data.fields).toHaveProperty('role');
});

test('the last super administrator stays, even when two step down at once', async () => {
  const alone = await as(site, root).refused(editUser, asItIs(root, 'user'));
  expect(alone).toMatchObject({ status: 409, data: { code: 'account.lastRoot' } });
  const second = await buildUser(site, { role: 'root' });
  const answers = await Promise.all([
    as(site, root).refused(editUser, asItIs(second, 'user')),
    as(site, root).refused(editUser, { ...asItIs(root, 'root'), status: 1 }),
  ]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
});
