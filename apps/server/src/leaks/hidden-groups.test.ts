import { CALLS } from '@assay/contract/calls.ts';
import { GROUP_AUTH } from '@assay/contract/groups/group.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { buildGroup, groupForm } from '@assay/testkit/build/group.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answers, askAnything, fieldsOf } from './testing/asking.ts';

/** Stands in every text of the hidden group. */
const SECRET = 'zqxgroup';
const MISSING = 999_999;

let site: TestSite;
let hidden: number;
let owner: BuiltUser;
const callers: Record<string, string | undefined> = {};

beforeAll(async () => {
  site = await openTestSite();
  owner = await buildUser(site);
  const stranger = await buildUser(site);
  const applicant = await buildUser(site);
  const siteAdmin = await buildUser(site, { role: 'admin' });
  const { gid } = await buildGroup(site, {
    owner,
    name: `${SECRET} name`,
    shortName: SECRET,
    brief: SECRET,
    description: SECRET,
    code: SECRET.slice(0, 6),
    auth: GROUP_AUTH.private,
    visible: false,
    members: [{ uid: applicant.uid, auth: 1 }],
  });
  hidden = gid;
  Object.assign(callers, {
    stranger: stranger.token,
    applicant: applicant.token,
    siteAdmin: siteAdmin.token,
  });
});
afterAll(() => site.close());

const WITHIN_REACH = CALLS.filter(({ access }) => ['anyone', 'user', 'submitter', 'admin'].includes(access)).filter(
  ({ name }) => !name.toLowerCase().includes('logout'),
);
const POINTING = WITHIN_REACH.filter((op) => fieldsOf(op).some((name) => name === 'gid' || name === 'groupID'));
const READING = WITHIN_REACH.filter((op) => op.method === 'GET');

async function ask(op: AnyOp, token: string | undefined, input: Record<string, unknown>, answers?: Answers) {
  const { status, body } = await askAnything(site, op, token, input, {}, answers);
  return { status, body: body.toLowerCase() };
}

/** What makes inputs valid that point at a group. */
const pointingAt = (gid: number): Record<string, unknown> => ({
  ...groupForm({ name: 'Another name' }),
  gid,
  groupID: gid,
  uid: owner.uid,
  auth: 3,
  code: SECRET.slice(0, 6),
  reason: 'I would like to',
  rights: ['progress'],
  label: 'Class A',
  dropLowest: 1,
});

describe.each(['visitor', 'stranger', 'applicant', 'siteAdmin'])('a hidden group, for a %s', (who) => {
  test('answers every call as if it did not exist', async () => {
    expect(POINTING.length).toBeGreaterThan(10);
    for (const op of POINTING) {
      const there = await ask(op, callers[who], pointingAt(hidden));
      const missing = await ask(op, callers[who], pointingAt(MISSING));
      expect({ op: op.name, ...there }).toEqual({ op: op.name, ...missing });
    }
  });

  test('stands in no answer, asked for or not', async () => {
    const answers: Answers = new Map();
    for (const op of READING) {
      for (const input of [{}, { gid: hidden, groupID: hidden, keyword: SECRET }]) {
        expect((await ask(op, callers[who], input, answers)).body, op.name).not.toContain(SECRET);
      }
    }
  });
});

describe('the inside of a private group, for a stranger', () => {
  const INSIDE = ['zqxmember', 'zqxreason', 'zqxcod'];
  let gid: number;
  let member: BuiltUser;
  beforeAll(async () => {
    member = await buildUser(site, { username: INSIDE[0]! });
    ({ gid } = await buildGroup(site, { owner, auth: GROUP_AUTH.private, code: INSIDE[2]!, members: [member] }));
    await site.services.db
      .updateTable('group_members')
      .set({ reason: INSIDE[1]! })
      .where('gid', '=', gid)
      .where('uid', '=', member.uid)
      .execute();
  });

  test.each(['visitor', 'stranger', 'siteAdmin'])('a %s reads none of it', async (who) => {
    for (const op of READING) {
      const { body } = await ask(op, callers[who], { gid, groupID: gid });
      for (const text of INSIDE) expect(body, op.name).not.toContain(text);
    }
  });

  test.each(['visitor', 'stranger', 'siteAdmin'])('a %s is told the same of members and others', async (who) => {
    const naming = POINTING.filter((op) => fieldsOf(op).includes('uid'));
    expect(naming.length).toBeGreaterThanOrEqual(2);
    for (const op of naming) {
      const there = await ask(op, callers[who], { ...pointingAt(gid), uid: member.uid });
      const missing = await ask(op, callers[who], { ...pointingAt(gid), uid: MISSING });
      expect({ op: op.name, ...there }).toEqual({ op: op.name, ...missing });
      expect(there.status).toBeGreaterThanOrEqual(401);
    }
  });
});

test('the same questions do tell its owner', async () => {
  const told = await Promise.all(READING.map((op) => ask(op, owner.token, { gid: hidden, keyword: SECRET })));
  expect(told.filter(({ body }) => body.includes(SECRET)).length).toBeGreaterThanOrEqual(2);
});
