import { getUserAuthInfo, login } from '@assay/contract/accounts/sign-in.ts';
import { applyResetPassword, resetPassword } from '@assay/contract/accounts/sign-up.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownCaptcha, mailedCode } from '../testing/challenges.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ PUBLIC_URL: 'https://judge.example.org/' });
});
afterAll(() => site.close());

const password = 'Brand new 1';
const apply = async (email: string) =>
  as(site).refused(applyResetPassword, { email, ...(await knownCaptcha(site, as(site))) });

async function codeFor(user: BuiltUser) {
  expect((await apply(user.email)).status).toBe(200);
  return mailedCode(site, user.email);
}

test('the mailed link sets a new password and ends every session', async () => {
  const user = await buildUser(site);
  const code = await codeFor(user);
  expect(site.mails.at(-1)!.body).toContain(
    `https://judge.example.org/reset-password?username=${user.username}&code=${code}`,
  );
  expect((await as(site)(resetPassword, { username: user.username, password, code })).status).toBe(200);
  expect((await as(site, user).refused(getUserAuthInfo, {})).status).toBe(401);
  expect((await as(site).refused(login, { username: user.username, password: user.password })).status).toBe(400);
  expect((await as(site)(login, { username: user.username, password })).status).toBe(200);
});

test('without a configured address the mail holds a path only: a forged Host cannot catch the code', async () => {
  const bare = await openTestSite();
  try {
    const user = await buildUser(bare);
    const captcha = await knownCaptcha(bare, as(bare));
    await as(bare, { headers: { host: 'evil.example' } })(applyResetPassword, { email: user.email, ...captcha });
    expect(bare.mails[0]!.body).not.toContain('evil.example');
    expect(bare.mails[0]!.body).toMatch(/^\/reset-password\?username=/m);
  } finally {
    await bare.close();
  }
});

test('T-AUTH-8 a code dies after five wrong tries, serves once, and serves its user only', async () => {
  const user = await buildUser(site);
  const other = await buildUser(site);
  const reset = (username: string, code: string) => as(site).refused(resetPassword, { username, password, code });
  const code = await codeFor(user);
  for (let i = 0; i < 20; i += 1) {
    expect(await reset(user.username, `wrong${i}`)).toMatchObject({ status: 400, data: { code: 'account.badCode' } });
  }
  expect((await reset(user.username, code)).status).toBe(400);

  site.clock.advance(91);
  const second = await codeFor(user);
  expect((await reset(other.username, second)).status).toBe(400);
  expect((await reset(user.username, second)).status).toBe(200);
  expect((await reset(user.username, second)).status).toBe(400);
  expect((await reset('no-such-user', second)).data.code).toBe('account.badCode');
});

test('a code ends after ten minutes', async () => {
  const user = await buildUser(site);
  const code = await codeFor(user);
  site.clock.advance(601);
  const answer = await as(site).refused(resetPassword, { username: user.username, password, code });
  expect(answer.data.code).toBe('account.badCode');
});

test('a common password is refused, and the code remains', async () => {
  const user = await buildUser(site);
  const code = await codeFor(user);
  const weak = await as(site).refused(resetPassword, { username: user.username, password: 'qwerty123', code });
  expect(weak.data.code).toBe('account.weakPassword');
  expect((await as(site)(resetPassword, { username: user.username, password, code })).status).toBe(200);
});

test('asking needs a captcha, which serves once, right or wrong', async () => {
  const user = await buildUser(site);
  const good = await knownCaptcha(site, as(site));
  const send = (captcha: object) => as(site).refused(applyResetPassword, { email: user.email, ...captcha });
  const wrong = await send({ ...good, captcha: 'zzzzz' });
  expect(wrong).toMatchObject({ status: 400, data: { code: 'account.badCaptcha' } });
  expect((await send(good)).data.code).toBe('account.badCaptcha');
  const old = await knownCaptcha(site, as(site));
  site.clock.advance(601);
  expect((await send(old)).data.code).toBe('account.badCaptcha');
});

test('an unknown address is named; a second mail must wait ninety seconds', async () => {
  expect(await apply('nobody@example.org')).toMatchObject({ status: 404, data: { code: 'account.emailUnknown' } });
  const user = await buildUser(site);
  expect((await apply(user.email)).status).toBe(200);
  site.clock.advance(30);
  expect(await apply(user.email)).toMatchObject({ status: 429, data: { code: 'account.codeTooSoon', seconds: 60 } });
  site.clock.advance(61);
  expect((await apply(user.email)).status).toBe(200);
});

test('wrong codes are counted for the address that tries them, whomever they are for; right ones are not', async () => {
  const strict = await openTestSite({ RATE_LIMIT_SCALE: '1' });
  try {
    const users = [await buildUser(strict), await buildUser(strict)];
    const attempt = async (ip: string, at: number) => {
      strict.clock.advance(50);
      const { username } = users[at % 2]!;
      return as(strict, { ip }).refused(resetPassword, { username, password, code: 'wrong' });
    };
    for (let at = 0; at < 60; at++) expect((await attempt('10.7.0.1', at)).data.code).toBe('account.badCode');
    expect(await attempt('10.7.0.1', 0)).toMatchObject({ status: 429, data: { code: 'request.tooMany' } });
    expect((await attempt('10.7.0.2', 0)).data.code).toBe('account.badCode');
  } finally {
    await strict.close();
  }
}, 60_000);
