import { login } from '@assay/contract/accounts/sign-in.ts';
import { checkUsernameOrEmail, getRegisterCode, register } from '@assay/contract/accounts/sign-up.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';
import { mailedCode } from '../testing/challenges.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const password = 'a fine Pass1';
const ask = (headers?: Record<string, string>) => as(site, headers ? { headers } : {});

async function codeFor(email: string) {
  expect((await ask()(getRegisterCode, { email })).status).toBe(200);
  return mailedCode(site, email);
}

const countUsers = async (usernameKey: string) =>
  (await site.services.db.selectFrom('users').select('uid').where('username_key', '=', usernameKey).execute()).length;

test('a mailed code makes an account that can log in', async () => {
  const email = 'Ann@Example.org';
  const asked = await ask()(getRegisterCode, { email });
  expect(asked.data).toEqual({ email: 'ann@example.org', expire: 600 });
  const code = mailedCode(site, 'ann@example.org');
  expect(code).toMatch(/^\d{6}$/);
  const answer = await ask()(register, { username: 'Ann', password, email, code });
  expect(answer).toMatchObject({ status: 200, data: null });
  expect((await ask()(login, { username: 'ann', password })).status).toBe(200);
});

test('the mail speaks the language of the visitor', async () => {
  await ask({ 'accept-language': 'zh-CN' })(getRegisterCode, { email: 'zh@example.org' });
  await ask({ 'accept-language': 'en' })(getRegisterCode, { email: 'en@example.org' });
  expect(site.mails.find((mail) => mail.recipient === 'zh@example.org')!.subject).toContain('注册验证码');
  expect(site.mails.find((mail) => mail.recipient === 'en@example.org')!.subject).toContain('registration code');
});

test('names that are taken, in any case, are refused and named', async () => {
  const user = await buildUser(site, { username: 'Taken' });
  const code = await codeFor('fresh@example.org');
  const input = { username: 'fresh', password, email: 'fresh@example.org', code };
  const name = await ask().refused(register, { ...input, username: 'tAKEN' });
  expect(name).toMatchObject({ status: 409, data: { code: 'account.usernameTaken' } });
  const mail = await ask().refused(register, { ...input, email: user.email.toUpperCase() });
  expect(mail).toMatchObject({ status: 409, data: { code: 'account.emailTaken' } });
  expect(await ask().refused(getRegisterCode, { email: user.email })).toMatchObject({
    status: 409,
    data: { code: 'account.emailTaken' },
  });
  // A refusal does not use the code up.
  expect((await ask()(register, input)).status).toBe(200);
});

test('a common password and the own name are refused', async () => {
  const code = await codeFor('weak@example.org');
  for (const weak of ['123456', 'Password123', 'weakling', 'aaaaaaaa']) {
    const answer = await ask().refused(register, {
      username: 'weakling',
      password: weak,
      email: 'weak@example.org',
      code,
    });
    expect([weak, answer.data.code]).toEqual([weak, 'account.weakPassword']);
  }
});

test.each([
  ['username', { username: '' }],
  ['username', { username: 'a'.repeat(21) }],
  ['username', { username: 'two words' }],
  ['username', { username: 'with@at' }],
  ['password', { password: '12345' }],
  ['password', { password: 'a'.repeat(21) }],
  ['email', { email: 'not an address' }],
  ['code', { code: '12345' }],
])('a bad %s is named', async (field, bad) => {
  const input = { username: 'good', password, email: 'good@example.org', code: '123456', ...bad };
  const answer = await ask().refused(register, input);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.data.fields!)).toContain(field);
});

test('a code dies after five wrong tries, after ten minutes and after one use', async () => {
  const input = { username: 'codes', password, email: 'codes@example.org' };
  const code = await codeFor(input.email);
  const wrong = code === '000000' ? '111111' : '000000';
  for (let i = 0; i < 5; i += 1) {
    const answer = await ask().refused(register, { ...input, code: wrong });
    expect(answer).toMatchObject({ status: 400, data: { code: 'account.badCode' } });
  }
  expect((await ask().refused(register, { ...input, code })).data.code).toBe('account.badCode');
  site.clock.advance(61);
  const late = await codeFor(input.email);
  site.clock.advance(601);
  expect((await ask().refused(register, { ...input, code: late })).data.code).toBe('account.badCode');
  const good = await codeFor(input.email);
  expect((await ask()(register, { ...input, code: good })).status).toBe(200);
  const again = await ask().refused(register, { ...input, username: 'codes2', email: 'codes@example.org', code: good });
  expect(again.data.code).toBe('account.emailTaken');
});

test('a code serves the address it was mailed to only', async () => {
  const code = await codeFor('mine@example.org');
  await codeFor('yours@example.org');
  const answer = await ask().refused(register, { username: 'mine', password, email: 'yours@example.org', code });
  expect(answer.data.code).toBe('account.badCode');
});

test('a closed site takes nobody', async () => {
  const closed = await openTestSite();
  try {
    await closed.services.settings.write({ ...DEFAULT_SETTINGS, register: false }, closed.services.db);
    closed.services.settings.forget();
    const input = { username: 'late', password, email: 'late@example.org', code: '123456' };
    for (const answer of [
      await as(closed).refused(getRegisterCode, { email: input.email }),
      await as(closed).refused(register, input),
    ]) {
      expect(answer).toMatchObject({ status: 403, data: { code: 'account.registerClosed' } });
    }
  } finally {
    await closed.close();
  }
});

test('T-AUTH-7 fifty at once for one name: one gets it, the others are told why', async () => {
  const emails = Array.from({ length: 50 }, (_, i) => `rush${i}@example.org`);
  const codes = await Promise.all(emails.map(codeFor));
  const answers = await Promise.all(
    emails.map((email, i) => ask().refused(register, { username: 'rush', password, email, code: codes[i] })),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.data?.code === 'account.usernameTaken')).toHaveLength(49);
  expect(await countUsers('rush')).toBe(1);
});

test('T-AUTH-7 fifty at once for one e-mail: one gets it, the others are told why', async () => {
  const email = 'one@example.org';
  const code = await codeFor(email);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => ask().refused(register, { username: `one${i}`, password, email, code })),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.data?.code === 'account.emailTaken')).toHaveLength(49);
});

test('T-AUTH-9 one code a minute to an address, five an hour from one place', async () => {
  const strict = await openTestSite({ RATE_LIMIT_SCALE: '1' });
  try {
    const send = (email: string, ip = '10.9.0.1') => as(strict, { ip }).refused(getRegisterCode, { email });
    const same = await Promise.all(Array.from({ length: 10 }, () => send('same@example.org')));
    expect(same.filter((answer) => answer.status === 200)).toHaveLength(1);
    const tooSoon = same.find((answer) => answer.status !== 200)!;
    expect(tooSoon).toMatchObject({ status: 429, data: { code: 'account.codeTooSoon', seconds: 60 } });
    expect(tooSoon.headers['retry-after']).toBe('60');
    expect(strict.mails).toHaveLength(1);

    // A classroom shares an address: sixty an hour unless the site says otherwise.
    const { settings, db } = strict.services;
    for (let i = 0; i < 30; i += 1) expect((await send(`class${i}@example.org`, '10.9.0.9')).status).toBe(200);
    await settings.write({ ...DEFAULT_SETTINGS, mailedCodesPerHour: 5 }, db);
    settings.forget();
    const many = [];
    for (let i = 0; i < 10; i += 1) many.push(await send(`many${i}@example.org`));
    expect(many.filter((answer) => answer.status === 200)).toHaveLength(4);
    expect(many.at(-1)).toMatchObject({ status: 429, data: { code: 'request.tooMany', seconds: 3600 } });
    expect((await send('many9@example.org', '10.9.0.2')).status).toBe(200);
    strict.clock.advance(3601);
    expect((await send('many9@example.org')).status).toBe(200);
    const toOne = [];
    for (let i = 0; i < 8; i += 1) {
      strict.clock.advance(61);
      toOne.push((await send('one@example.org', `10.9.1.${i}`)).status);
    }
    expect(toOne).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  } finally {
    await strict.close();
  }
});

test('T-INJ-2 line breaks cannot reach the headers of a mail', async () => {
  const before = site.mails.length;
  for (const email of [
    'a@example.org\r\nBcc: b@example.org',
    'a@example.org\nSubject: x',
    'a@example.org%0aBcc:b@c.d',
  ]) {
    const answer = await ask().refused(getRegisterCode, { email });
    expect([email, answer.status]).toEqual([email, 400]);
  }
  expect(site.mails.length).toBe(before);
  const { mailer, db } = site.services;
  await expect(mailer.post({ recipient: 'a@example.org', subject: 'x\r\nBcc: y', body: '' }, db)).rejects.toThrow();
});

test.each(['Admin', 'ＡＤＭＩＮ', 'root_1', '管理员'])(
  'the reserved name %s cannot be registered',
  async (username) => {
    expect((await ask()(checkUsernameOrEmail, { username })).data.username).toBe(true);
    const answer = await ask().refused(register, {
      username,
      password: 'Some-pass-7',
      email: 'reserved@example.org',
      code: '123456',
    });
    expect(answer.data).toMatchObject({ code: 'account.usernameReserved' });
  },
);

test('whether a name or an e-mail is taken', async () => {
  const user = await buildUser(site);
  const check = async (input: object) => (await ask()(checkUsernameOrEmail, input)).data;
  expect(await check({ username: user.username.toUpperCase() })).toEqual({ username: true, email: false });
  expect(await check({ email: user.email })).toEqual({ username: false, email: true });
  expect(await check({ username: 'unheard-of', email: '' })).toEqual({ username: false, email: false });
});
