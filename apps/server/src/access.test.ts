import { CALLS } from '@assay/contract/calls.ts';
import type { Access, AnyOp } from '@assay/contract/op.ts';
import { ROLE, type RoleName } from '@assay/contract/roles.ts';
import { JUDGE_TOKEN, openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * Who gets in, written down by hand: what the roles of the specification mean, not what the code does.
 * Everybody who is not named is refused.
 */
type Caller = 'visitor' | 'judge' | RoleName;
const USERS: Caller[] = Object.keys(ROLE) as RoleName[];
const BARRED_FROM_SUBMITTING: Caller[] = ['noSubmit', 'noSubmitNoDiscussion', 'noSubmitMuted'];
const ENTRY: Record<Access, Caller[]> = {
  anyone: ['visitor', 'judge', ...USERS],
  user: USERS,
  submitter: USERS.filter((caller) => !BARRED_FROM_SUBMITTING.includes(caller)),
  admin: ['root', 'admin', 'problemAdmin'],
  problemAdmin: ['root', 'problemAdmin'],
  root: ['root'],
  judge: ['judge'],
};
const CALLERS: Caller[] = ['visitor', 'judge', ...USERS];
const REFUSALS = [
  'access.loginNeeded',
  'access.adminLoginNeeded',
  'access.denied',
  'access.mayNotSubmit',
  'access.nodeToken',
];

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function tokenOf(caller: Caller): Promise<string | undefined> {
  if (caller === 'visitor') return undefined;
  return caller === 'judge' ? JUDGE_TOKEN : (await buildUser(site, { role: caller })).token;
}

/** Answers how a call without any input ends; the access is decided before the input is looked at. */
async function knock(op: AnyOp, token: string | undefined) {
  const { status, data } = await as(site, { token }).refused(op, {});
  return { status, code: data?.code };
}

/** Calls that do something without any input, tried with a caller of their own each time. */
const ENDS_SESSION = new Set(['logout', 'adminLogout']);

test.each(CALLERS)('T-BFLA-1 %s gets into exactly the calls that are declared so', async (caller) => {
  let token = await tokenOf(caller);
  for (const op of CALLS) {
    const { status, code } = await knock(op, token);
    if (ENTRY[op.access as Access].includes(caller)) {
      expect([op.name, REFUSALS.includes(code ?? '') && status !== 404]).toEqual([op.name, false]);
      expect([op.name, status < 500]).toEqual([op.name, true]);
    } else {
      const expected = caller === 'visitor' || caller === 'judge' || op.access === 'judge' ? 401 : 403;
      expect([op.name, status, REFUSALS.includes(code ?? '')]).toEqual([op.name, expected, true]);
    }
    if (ENDS_SESSION.has(op.name)) token = await tokenOf(caller);
  }
});

test('T-BFLA-1 a forged hint of the back office opens nothing', async () => {
  const { token } = await buildUser(site);
  const ask = as(site, { token, headers: { 'url-type': 'admin', 'x-forwarded-for': '127.0.0.1' } });
  for (const op of CALLS.filter(({ access }) => access === 'admin' || access === 'root' || access === 'problemAdmin')) {
    expect([op.name, (await ask.refused(op, {})).status]).toEqual([op.name, 403]);
  }
});
