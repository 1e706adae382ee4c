import {
  changeEmail,
  changeMobile,
  changePassword,
  deleteMobile,
  getChangeEmailCode,
  getChangeMobileCode,
  getSessions,
  revokeSession,
} from '@assay/contract/accounts/settings.ts';
import { getUserAuthInfo, login } from '@assay/contract/accounts/sign-in.ts';
import { getUserHomeInfo } from '@assay/contract/profiles/profile.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedCode } from '../testing/challenges.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const newPassword = 'Brand new 1';
const whoAmI = (token: string | undefined) => as(site, { token }).refused(getUserAuthInfo, {});
const secondSession = async (user: BuiltUser) => (await as(site)(login, user)).headers.authorization!;

test('T-AUTH-4 a new password ends all sessions but the one that set it', async () => {
  const user = await buildUser(site);
  const other = await secondSession(user);
  expect((await whoAmI(other)).status).toBe(200);
  const answer = await as(site, user)(changePassword, { oldPassword: user.password, newPassword });
  expect(answer.status).toBe(200);
  expect((await whoAmI(other)).status).toBe(401);
  expect((await whoAmI(user.token)).status).toBe(200);
  expect((await as(site)(login, { username: user.username, password: newPassword })).status).toBe(200);
});

test('the old password must be right, the new one different and not common', async () => {
  const user = await buildUser(site);
  const change = (oldPassword: string, next: string) =>
    as(site, user).refused(changePassword, { oldPassword, newPassword: next });
  expect(await change('wrong', newPassword)).toMatchObject({ status: 400, data: { code: 'account.badOldPassword' } });
  expect((await change(user.password, user.password)).data.code).toBe('account.samePassword');
  expect((await change(user.password, 'iloveyou')).data.code).toBe('account.weakPassword');
  expect((await change(user.password, '12345')).data.fields).toHaveProperty('newPassword');
});

test('five wrong passwords in half an hour, then even the right one must wait', async () => {
  const user = await buildUser(site);
  const change = (oldPassword: string) => as(site, user).refused(changePassword, { oldPassword, newPassword });
  for (let i = 0; i < 5; i += 1) expect((await change('wrong')).status).toBe(400);
  expect(await change(user.password)).toMatchObject({ status: 429, data: { code: 'request.tooMany', seconds: 1800 } });
  site.clock.advance(1801);
  expect((await change(user.password)).status).toBe(200);
});

test('a new e-mail needs the password and the code mailed to it', async () => {
  const user = await buildUser(site);
  const newEmail = `new-${user.email}`;
  expect((await as(site, user)(getChangeEmailCode, { email: newEmail })).status).toBe(200);
  const code = mailedCode(site, newEmail);
  const change = (input: object) =>
    as(site, user).refused(changeEmail, { password: user.password, newEmail, code, ...input });
  expect((await change({ password: 'wrong' })).data.code).toBe('account.badOldPassword');
  expect((await change({ code: code === '000000' ? '111111' : '000000' })).data.code).toBe('account.badCode');
  expect((await change({ newEmail: 'another@example.org' })).data.code).toBe('account.badCode');
  const done = await as(site, user)(changeEmail, { password: user.password, newEmail, code });
  expect(done.data.email).toBe(newEmail);
  expect((await change({})).data.code).toBe('account.sameEmail');
});

test('the own and a taken e-mail are refused; codes are a minute apart', async () => {
  const user = await buildUser(site);
  const other = await buildUser(site);
  const send = (email: string) => as(site, user).refused(getChangeEmailCode, { email });
  expect(await send(user.email)).toMatchObject({ status: 400, data: { code: 'account.sameEmail' } });
  expect(await send(other.email)).toMatchObject({ status: 409, data: { code: 'account.emailTaken' } });
  expect((await send('free1@example.org')).status).toBe(200);
  expect(await send('free2@example.org')).toMatchObject({ status: 429, data: { code: 'account.codeTooSoon' } });
});

test('an e-mail that somebody else took meanwhile is refused', async () => {
  const [ann, bob] = [await buildUser(site), await buildUser(site)];
  const newEmail = 'contested@example.org';
  const codes: string[] = [];
  for (const user of [ann, bob]) {
    await as(site, user)(getChangeEmailCode, { email: newEmail });
    codes.push(mailedCode(site, newEmail));
  }
  const answers = await Promise.all(
    [ann, bob].map((user, i) =>
      as(site, user).refused(changeEmail, { password: user.password, newEmail, code: codes[i]! }),
    ),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
});

test('sessions are listed newest first and can be ended one by one, one’s own only', async () => {
  const user = await buildUser(site);
  const other = await secondSession(user);
  const sessions = (await as(site, user)(getSessions, {})).data;
  expect(sessions.map((session) => session.current)).toEqual([false, true]);
  const stranger = await buildUser(site);
  const foreign = await as(site, stranger).refused(revokeSession, { id: sessions[0]!.id });
  expect(foreign).toMatchObject({ status: 404, data: { code: 'session.unknown' } });
  expect((await whoAmI(other)).status).toBe(200);
  expect((await as(site, user)(revokeSession, { id: sessions[0]!.id })).status).toBe(200);
  expect((await whoAmI(other)).status).toBe(401);
  expect((await as(site, user)(getSessions, {})).data).toHaveLength(1);
});

test('ACC-21 a mobile number is confirmed by six digits sent to the e-mail address, and seen by nobody else', async () => {
  const user = await buildUser(site);
  const ask = as(site, user);
  const mobile = '+86 138-0013-8000';
  for (const bad of ['', '   ', '123', 'call me', '１２３４５６７８']) {
    expect((await ask.refused(getChangeMobileCode, { mobile: bad })).data.fields).toHaveProperty('mobile');
  }
  await ask(getChangeMobileCode, { mobile });
  const code = await mailedCode(site, user.email);
  expect(code).toMatch(/^\d{6}$/);
  expect((await ask.refused(changeMobile, { newMobile: mobile, code: 'abcdef' })).data.fields).toHaveProperty('code');
  const other = await ask.refused(changeMobile, { newMobile: '13900139000', code });
  expect(other.data.code).toBe('account.badCode');
  expect((await ask(changeMobile, { newMobile: mobile, code })).data.mobile).toBe('+8613800138000');
  expect((await ask.refused(changeMobile, { newMobile: mobile, code })).data.code).toBe('account.sameMobile');
  expect((await ask.refused(getChangeMobileCode, { mobile })).data.code).toBe('account.sameMobile');
  const seen = await as(site, await buildUser(site))(getUserHomeInfo, { uid: user.uid });
  expect(JSON.stringify(seen)).not.toContain('13800138000');
  expect((await ask(deleteMobile, {})).data.mobile).toBe('');
});
