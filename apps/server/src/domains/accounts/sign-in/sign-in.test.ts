import { adminLogin, adminLogout, getUserAuthInfo, login, logout } from '@assay/contract/accounts/sign-in.ts';
import { checkUsernameOrEmail } from '@assay/contract/accounts/sign-up.ts';
import { ROLE } from '@assay/contract/roles.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solvePuzzle } from '../testing/challenges.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ RATE_LIMIT_SCALE: '10' });
});
afterAll(() => site.close());

const whoAmI = (token: string | undefined) => as(site, { token }).refused(getUserAuthInfo, {});

test('logging in answers who I am and a token that works', async () => {
  const user = await buildUser(site);
  const answer = await as(site)(login, { username: user.username, password: user.password });
  expect(answer.status).toBe(200);
  expect(answer.data).toMatchObject({ uid: user.uid, username: user.username, email: user.email, role: ROLE.user });
  const me = await as(site, { token: answer.headers.authorization })(getUserAuthInfo, {});
  expect(me.data).toMatchObject({ user: { uid: user.uid }, roles: ['default_user'] });
  expect(me.data.permissions).toContain('submit');
});

test('the name may be the e-mail, in any case', async () => {
  const user = await buildUser(site);
  for (const username of [user.email, user.email.toUpperCase(), ` ${user.username.toUpperCase()} `]) {
    expect((await as(site)(login, { username, password: user.password })).status).toBe(200);
  }
});

test.each(['İx', 'ΣΑΣ', 'STRASSE-ß', 'ﬁna'])(
  'a user of the name %s logs in by it, in any case and form',
  async (username) => {
    const stored = username.normalize('NFKC');
    const { password } = await buildUser(site, { username: stored });
    for (const typed of [username, stored, stored.normalize('NFD').normalize('NFC')]) {
      expect((await as(site)(login, { username: typed, password })).data.username).toBe(stored);
    }
    expect((await as(site)(checkUsernameOrEmail, { username })).data.username).toBe(true);
  },
);

test('T-AUTH-1 guessing from many addresses, each with its puzzle, slows down; where the user is logged in it does not', async () => {
  const strict = await openTestSite({ RATE_LIMIT_SCALE: '1' });
  try {
    const user = await buildUser(strict);
    const home = '10.30.0.1';
    expect((await as(strict, { ip: home })(login, { username: user.username, password: user.password })).status).toBe(
      200,
    );
    // Twenty-five failures from as many addresses.
    await strict.services.db
      .insertInto('attempt_counters')
      .values({
        name: 'login failures of an account',
        subject: `uid ${user.uid}`,
        count: 25,
        resets_at: new Date(strict.clock.now().getTime() + 600_000),
      })
      .execute();
    const guess = async (ip: string, password: string) => {
      const puzzlePass = await solvePuzzle(strict, as(strict, { ip }));
      return as(strict, { ip }).refused(login, { username: user.username, password, puzzlePass });
    };
    const guesses = [];
    for (let i = 0; i < 6; i += 1) guesses.push(await guess(`10.31.0.${i}`, 'wrong'));
    expect(guesses.map(({ status }) => status)).toEqual([400, 400, 400, 429, 429, 429]);
    expect(guesses.at(-1)!.data).toMatchObject({ code: 'request.tooMany', seconds: 60 });
    expect((await guess(home, user.password)).status).toBe(200);
  } finally {
    await strict.close();
  }
});

test('a disabled account is refused, but only after the right password', async () => {
  const user = await buildUser(site);
  await site.services.db.updateTable('users').set({ status: 1 }).where('uid', '=', user.uid).execute();
  const right = await as(site).refused(login, { username: user.username, password: user.password });
  expect(right).toMatchObject({ status: 403, data: { code: 'account.banned' } });
  const wrong = await as(site).refused(login, { username: user.username, password: 'not it' });
  expect(wrong).toMatchObject({ status: 400, data: { code: 'account.badCredentials' } });
});

test('the back office takes administrators only', async () => {
  for (const role of ['root', 'admin', 'problemAdmin'] as const) {
    const admin = await buildUser(site, { role });
    expect((await as(site)(adminLogin, admin)).status).toBe(200);
  }
  const user = await buildUser(site);
  const answer = await as(site).refused(adminLogin, user);
  expect(answer).toMatchObject({ status: 403, data: { code: 'account.notAdmin' } });
  expect(answer.headers.authorization).toBeUndefined();
});

test('T-AUTH-1 after five failures a puzzle is asked for; the right password and a puzzle get in', async () => {
  const user = await buildUser(site);
  const attempt = (password: string, attempts: number, puzzlePass?: string) =>
    as(site, { ip: `10.1.0.${attempts % 3}` }).refused(login, { username: user.username, password, puzzlePass });
  for (let attempts = 1; attempts <= 30; attempts += 1) {
    const { status, data } = await attempt('wrong', attempts);
    const code = attempts <= 5 ? 'account.badCredentials' : 'account.puzzleNeeded';
    expect({ status, code: data.code }).toEqual({ status: attempts <= 5 ? 400 : 403, code });
  }
  expect((await attempt(user.password, 1)).status).toBe(403);
  const pass = await solvePuzzle(site, as(site, { ip: '10.1.0.1' }));
  expect((await attempt(user.password, 1, pass)).status).toBe(200);
  // A success forgets the failures.
  expect((await attempt(user.password, 2)).status).toBe(200);
});

test('T-AUTH-1 a puzzle pass opens one attempt, from its own address only', async () => {
  const user = await buildUser(site);
  const attempt = (ip: string, puzzlePass?: string) =>
    as(site, { ip }).refused(login, { username: user.username, password: 'wrong', puzzlePass });
  for (let i = 0; i < 5; i += 1) await attempt('10.2.0.1');
  const pass = await solvePuzzle(site, as(site, { ip: '10.2.0.1' }));
  expect((await attempt('10.2.0.1', pass)).data.code).toBe('account.badCredentials');
  expect((await attempt('10.2.0.1', pass)).data.code).toBe('account.puzzleNeeded');
  const stolen = await solvePuzzle(site, as(site, { ip: '10.2.0.1' }));
  expect((await attempt('10.2.0.2', stolen)).data.code).toBe('account.puzzleNeeded');
});

test('T-AUTH-1 many attempts at once cannot slip through together', async () => {
  const user = await buildUser(site);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      as(site, { ip: `10.3.0.${i}` }).refused(login, { username: user.username, password: `guess ${i}` }),
    ),
  );
  expect(answers.filter((answer) => answer.data.code === 'account.badCredentials')).toHaveLength(5);
});

test('T-AUTH-1 an address that fails over many accounts gets a puzzle, then must wait', async () => {
  const strict = await openTestSite({ RATE_LIMIT_SCALE: '1' });
  try {
    const codes: string[] = [];
    for (let i = 0; i < 105; i += 1) {
      const puzzlePass = i < 20 || i > 100 ? undefined : await passFor(strict, '10.4.0.1');
      const ask = as(strict, { ip: '10.4.0.1' });
      const answer = await ask.refused(login, { username: `nobody${i}`, password: 'x', puzzlePass });
      codes.push(answer.data.code);
      if (answer.data.code === 'request.tooMany') expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(new Set(codes.slice(0, 100))).toEqual(new Set(['account.badCredentials']));
    expect(new Set(codes.slice(100))).toEqual(new Set(['request.tooMany']));
    const other = await as(strict, { ip: '10.4.0.2' }).refused(login, { username: 'nobody', password: 'x' });
    expect(other.data.code).toBe('account.badCredentials');
  } finally {
    await strict.close();
  }
});

/** A pass put into the store, because drawing eighty puzzles takes long and their own limit would stop it. */
async function passFor({ services }: TestSite, ip: string): Promise<string> {
  const subject = `pass-${Math.random()}`;
  await services.db
    .insertInto('challenges')
    .values({
      purpose: 'puzzle pass',
      subject,
      detail: JSON.stringify({ ip }),
      expires_at: new Date(services.clock.now().getTime() + 60_000),
    })
    .execute();
  return subject;
}

test('T-AUTH-2 unknown and known names answer alike, and take as long', async () => {
  const user = await buildUser(site);
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const bodies = new Set<string>();
  for (let i = 0; i < 60; i += 1) {
    for (const [kind, username] of [['known', user.username] as const, ['unknown', 'nosuchuser'] as const]) {
      await site.services.db.deleteFrom('attempt_counters').execute();
      const started = performance.now();
      const answer = await site.app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { username, password: 'wrong password' },
      });
      times[kind].push(performance.now() - started);
      bodies.add(`${answer.statusCode} ${answer.headers['content-length']} ${answer.body}`);
    }
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length / 2]!;
  expect(bodies.size).toBe(1);
  const [known, unknown] = [median(times.known), median(times.unknown)];
  // Five milliseconds on a quiet machine; a busy one is noisier.
  expect(Math.abs(known - unknown)).toBeLessThan(Math.max(5, known / 5));
});

test.each([
  ['T-AUTH-3 after logging out the token is worth nothing', logout],
  ['T-AUTH-3 after logging out of the back office the token is worth nothing', adminLogout],
])('%s', async (_title, call) => {
  const { token } = await buildUser(site);
  expect((await whoAmI(token)).status).toBe(200);
  expect((await as(site, { token })(call, {})).status).toBe(200);
  const answer = await whoAmI(token);
  expect(answer).toMatchObject({ status: 401, data: { code: 'access.loginNeeded' } });
});

test('T-AUTH-6 forged, foreign and mangled tokens are refused without an error', async () => {
  const { token, uid } = await buildUser(site);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = encode({ sub: String(uid), exp: 9_999_999_999 });
  const forged = [
    `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    `${encode({ alg: 'HS256', typ: 'JWT' })}.${payload}.AAAA`,
    `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode({ sub: '1', exp: 1 })}.AAAA`,
    `${token}x`,
    token.slice(1),
    token.toLowerCase(),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    'A'.repeat(43),
    'x'.repeat(8_000),
    "' or 1=1 --",
    'null',
    'Bearer ',
    'Basic cm9vdDpyb290',
  ];
  for (const each of forged) expect([each, (await whoAmI(each)).status]).toEqual([each, 401]);
  expect((await whoAmI(`Bearer ${token}`)).status).toBe(200);
});

test('a stale token is no obstacle where visitors are welcome', async () => {
  const answer = await as(site, { token: 'A'.repeat(43) }).refused(login, { username: 'nobody', password: 'x' });
  expect(answer.status).toBe(400);
});

test('T-AUTH-11 a log-in ends the session whose token came with it, and answers a new one', async () => {
  const user = await buildUser(site);
  const answer = await as(site, { token: user.token })(login, user);
  expect(answer.headers.authorization).not.toBe(user.token);
  expect((await whoAmI(user.token)).status).toBe(401);
  expect((await whoAmI(answer.headers.authorization)).status).toBe(200);
});
