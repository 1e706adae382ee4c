import { getUserAuthInfo } from '@assay/contract/accounts/sign-in.ts';
import { checkUsernameOrEmail, getCaptcha } from '@assay/contract/accounts/sign-up.ts';
import { CALLS } from '@assay/contract/calls.ts';
import { submitProblemJudge, submitProblemTestJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { POLICIES } from './policy.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ RATE_LIMIT_SCALE: '1' });
});
afterAll(() => site.close());

test('every limit is for a call that exists', () => {
  const names = new Set(CALLS.map((op) => op.name));
  expect(Object.keys(POLICIES).filter((name) => !names.has(name))).toEqual([]);
});

test('T-RATE-1 a flood by one user is answered 429 with the time to wait; others do not notice', async () => {
  const [flood, other] = [await buildUser(site), await buildUser(site)];
  for (const op of [submitProblemJudge, submitProblemTestJudge]) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => as(site, flood).refused(op, {})));
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(40);
    expect(refused[0]!.data).toMatchObject({ code: 'request.tooMany', seconds: 60 });
    expect(refused[0]!.headers['retry-after']).toBe('60');
    expect(refused[0]!.msg).toBe('Too many requests, try again in 60 s');
    expect((await as(site, other).refused(op, {})).status).toBe(400);
  }
  site.clock.advance(61);
  expect((await as(site, flood).refused(submitProblemJudge, {})).status).toBe(400);
});

test('T-RATE-1 all calls of a user together are limited', async () => {
  const narrow = await openTestSite({ RATE_LIMIT_SCALE: '0.01' });
  try {
    const user = await buildUser(narrow);
    const answers = await Promise.all(Array.from({ length: 20 }, () => as(narrow, user).refused(getUserAuthInfo, {})));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(12);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(8);
  } finally {
    await narrow.close();
  }
});

test('calls of visitors are counted by address', async () => {
  const probe = (ip: string) => as(site, { ip }).refused(checkUsernameOrEmail, { username: 'x' });
  for (let i = 0; i < 30; i += 1) expect((await probe('10.7.0.1')).status).toBe(200);
  expect((await probe('10.7.0.1')).status).toBe(429);
  expect((await probe('10.7.0.2')).status).toBe(200);
  expect((await as(site, { ip: '10.7.0.1' })(getCaptcha, {})).status).toBe(200);
});
