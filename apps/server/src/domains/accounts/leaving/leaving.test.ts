import { changeUserInfo, deleteAccount } from '@assay/contract/accounts/settings.ts';
import { getUserAuthInfo, login } from '@assay/contract/accounts/sign-in.ts';
import { checkUsernameOrEmail } from '@assay/contract/accounts/sign-up.ts';
import { addUserNote } from '@assay/contract/accounts/user-details.ts';
import { deleteUsers, editUser } from '@assay/contract/accounts/users-admin.ts';
import { getUserHomeInfo } from '@assay/contract/profiles/profile.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseLeft } from './leaving.ts';

let site: TestSite;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const DAY = 24 * 3600;
const leave = (user: BuiltUser) => as(site, user)(deleteAccount, { username: user.username, password: user.password });
const rowOf = (uid: number) =>
  site.services.db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();
const renew = async (user: BuiltUser) => {
  user.token = await site.services.sessions.open(site.services.db, {
    uid: user.uid,
    ip: '127.0.0.1',
    userAgent: 'test',
  });
};

test('ACC-42 leaving takes the name and the password, ends all sessions, and a log-in within 14 days calls it off', async () => {
  const user = await buildUser(site);
  const ask = as(site, user);
  const wrongName = await ask.refused(deleteAccount, { username: 'somebody', password: user.password });
  expect(wrongName.data.code).toBe('account.nameNotTyped');
  const wrong = await ask.refused(deleteAccount, { username: user.username, password: 'wrong' });
  expect(wrong.data.code).toBe('account.badOldPassword');
  await leave(user);
  expect((await ask.refused(getUserAuthInfo, {})).status).toBe(401);
  expect((await as(site).refused(getUserHomeInfo, { uid: user.uid })).data.code).toBe('account.unknown');
  site.clock.advance(13 * DAY);
  await eraseLeft(site.services);
  expect((await as(site)(login, user)).status).toBe(200);
  site.clock.advance(2 * DAY);
  await eraseLeft(site.services);
  expect((await rowOf(user.uid)).username).toBe(user.username);
  expect((await as(site)(getUserHomeInfo, { uid: user.uid })).data.username).toBe(user.username);
});

test('ACC-43 after 14 days nothing tells who it was; submissions stay under an anonymous name that nobody logs in with', async () => {
  await renew(root);
  const user = await buildUser(site, { username: 'ada_l' });
  const { problemId } = await buildProblem(site);
  await as(site, user)(changeUserInfo, {
    nickname: 'Ada',
    realname: 'Ada L.',
    gender: 'female',
    school: 'School',
    course: '',
    number: '7',
    signature: 'me',
    github: '',
    blog: '',
    cfUsername: '',
  });
  await as(site, root)(addUserNote, { uid: user.uid, content: 'Ada from school' });
  const { data } = await as(site, user)(submitProblemJudge, { pid: problemId, language: 'C', code: 'int main(){}' });
  await leave(user);
  site.clock.advance(14 * DAY + 1);
  await Promise.all([eraseLeft(site.services), eraseLeft(site.services)]);
  const row = await rowOf(user.uid);
  expect(row.username).toMatch(/^deleted-[0-9a-f]{10}$/);
  const whole = JSON.stringify([
    row,
    (await as(site)(getSubmissionList, {})).data,
    await site.services.db.selectFrom('logins').selectAll().where('uid', '=', user.uid).execute(),
    await site.services.db.selectFrom('user_notes').selectAll().where('uid', '=', user.uid).execute(),
  ]);
  for (const trace of ['ada_l', 'Ada', user.email, 'School']) expect(whole).not.toContain(trace);
  expect(whole).toContain(`"submitId":${data.submitId}`);
  expect((await as(site).refused(login, { ...user, username: row.username })).data.code).toBe('account.badCredentials');
  expect((await as(site).refused(login, user)).data.code).toBe('account.badCredentials');
  const free = (await as(site)(checkUsernameOrEmail, { username: 'ADA_L', email: user.email })).data;
  expect(free).toEqual({ username: true, email: false });
  await renew(root);
  const other = await buildUser(site);
  const taken = await as(site, root).refused(editUser, { uid: other.uid, username: 'Ada_L' });
  expect(taken.data.code).toBe('account.usernameTaken');
  expect((await as(site, root).refused(editUser, { uid: user.uid, realname: 'x' })).data.code).toBe('account.erased');
});

test('ACC-42 the last super administrator and owners of groups stay; what an administrator deleted no log-in brings back', async () => {
  await renew(root);
  expect((await as(site, root).refused(deleteAccount, root)).data.code).toBe('account.lastRoot');
  const owner = await buildUser(site);
  await site.services.db
    .insertInto('groups')
    .values({ name: 'Owned', short_name: 'OWNED2', brief: 'brief', description: 'x', auth: 1, owner_uid: owner.uid })
    .execute();
  expect((await as(site, owner).refused(deleteAccount, owner)).data.code).toBe('account.ownsGroups');
  const user = await buildUser(site);
  await as(site, root)(deleteUsers, { ids: [user.uid] });
  expect((await as(site).refused(login, user)).data.code).toBe('account.banned');
  expect((await rowOf(user.uid)).erase_after).not.toBeNull();
});

test('whoever leaves while submitting either submits or is refused, and the account goes', async () => {
  const { problemId } = await buildProblem(site);
  for (let round = 0; round < 3; round++) {
    const user = await buildUser(site);
    const submit = () =>
      as(site, user).refused(submitProblemJudge, { pid: problemId, language: 'C', code: 'int main(){}' });
    const answers = await Promise.all([submit(), leave(user), submit(), submit()]);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect((await submit()).status).toBe(401);
    expect((await rowOf(user.uid)).erase_after).not.toBeNull();
  }
});
