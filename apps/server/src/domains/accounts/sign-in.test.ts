import { getUserAuthInfo, login } from '@assay/contract/accounts/sign-in.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('logging in answers who I am and a token that works', async () => {
  const user = await buildUser(site);
  const answer = await as(site)(login, { username: user.username, password: user.password });
  expect(answer.status).toBe(200);
  expect(answer.data.username).toBe(user.username);
  const me = await as(site, { token: answer.headers.authorization })(getUserAuthInfo, {});
  expect(me.data).toMatchObject({ user: { uid: user.uid }, roles: ['default_user'] });
});
