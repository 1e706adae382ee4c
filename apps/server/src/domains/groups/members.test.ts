import { GROUP_AUTH, GROUP_LEVEL, type GroupLevel } from '@assay/contract/groups/group.ts';
import { getGroupAccess, getGroupAuth } from '@assay/contract/groups/groups.ts';
import {
  exitGroup,
  getGroupApplications,
  getGroupMembers,
  joinGroup,
  removeGroupMember,
  updateGroupMember,
} from '@assay/contract/groups/members.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup, type GroupOptions } from '@assay/testkit/build/group.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const { applying, refused, member, admin, root } = GROUP_LEVEL;
const WHY = 'I am in this class';

let site: TestSite;
let owner: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  owner = await buildUser(site, { username: 'olga' });
});
afterAll(() => site.close());

const group = async (options: Partial<GroupOptions> = {}) => (await buildGroup(site, { owner, ...options })).gid;
/** Somebody new who is this in the group. */
async function is(gid: number, auth: GroupLevel): Promise<BuiltUser> {
  const user = await buildUser(site);
  await site.services.db.insertInto('group_members').values({ gid, uid: user.uid, auth }).execute();
  return user;
}
const join = (who: BuiltUser, input: object) => as(site, who).refused(joinGroup, input);
const change = (who: BuiltUser, gid: number, uid: number, auth: number) =>
  as(site, who).refused(updateGroupMember, { gid, uid, auth });
const remove = (who: BuiltUser, gid: number, uid: number) => as(site, who).refused(removeGroupMember, { gid, uid });
const authOf = async (who: BuiltUser, gid: number) => (await as(site, who)(getGroupAuth, { gid })).data;
const access = async (who: BuiltUser, gid: number) => (await as(site, who)(getGroupAccess, { gid })).data.access;

describe('joining', () => {
  test('a public group lets in at once', async () => {
    const gid = await group();
    const user = await buildUser(site);
    expect([await authOf(user, gid), await access(user, gid)]).toEqual([0, false]);
    expect((await join(user, { gid })).data).toEqual({ auth: member });
    expect([await authOf(user, gid), await access(user, gid)]).toEqual([member, true]);
    expect((await join(user, { gid })).data.code).toBe('group.inside');
  });

  test('a protected group is applied to with a reason, which its admins read', async () => {
    const gid = await group({ auth: GROUP_AUTH.protected });
    const user = await buildUser(site);
    expect((await join(user, { gid, reason: ' a ' })).data.code).toBe('group.reasonLength');
    expect((await join(user, { gid, reason: `  ${WHY} ` })).data).toEqual({ auth: applying });
    expect([await authOf(user, gid), await access(user, gid)]).toEqual([applying, false]);
    expect((await join(user, { gid, reason: WHY })).data.code).toBe('group.applied');
    const { records } = (await as(site, await is(gid, admin))(getGroupApplications, { gid })).data;
    expect(records).toMatchObject([{ uid: user.uid, username: user.username, auth: applying, reason: WHY }]);
  });

  test('a private group asks for its code; guesses at it are counted', async () => {
    const gid = await group({ auth: GROUP_AUTH.private, code: 'RIGHT1' });
    const user = await buildUser(site);
    expect((await join(user, { gid, reason: WHY })).data.code).toBe('group.codeNeeded');
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await join(user, { gid, reason: WHY, code: 'WRONG1' })).data.code).toBe('group.codeWrong');
    }
    expect((await join(user, { gid, reason: WHY, code: 'RIGHT1' })).status).toBe(429);
    site.clock.advance(61);
    expect((await join(user, { gid, reason: WHY, code: 'RIGHT1' })).data).toEqual({ auth: applying });
    expect((await join(user, { gid, reason: WHY, code: 'WRONG1' })).data.code).toBe('group.applied');
  });

  test('T-RACE-7 fifty requests of one user make one member', async () => {
    const gid = await group();
    const user = await buildUser(site);
    const answers = await Promise.all(Array.from({ length: 50 }, () => join(user, { gid })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ data }) => data.code))).toEqual(new Set([undefined, 'group.inside']));
    const { total } = (await as(site, owner)(getGroupMembers, { gid })).data;
    expect(total).toBe(2);
  });

  test('many join at once', async () => {
    const gid = await group();
    const users = await Promise.all(Array.from({ length: 20 }, () => buildUser(site)));
    const answers = await Promise.all(users.map((user) => join(user, { gid })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await as(site, owner)(getGroupMembers, { gid })).data.total).toBe(21);
  });
});

describe('lists', () => {
  test('members see members, the highest level first, found by name and level; nobody sees reasons there', async () => {
    const gid = await group();
    const [one, two] = [await is(gid, member), await is(gid, admin)];
    await is(gid, applying);
    const { data } = await as(site, one)(getGroupMembers, { gid });
    expect(data.records.map(({ uid, auth, isOwner }) => [uid, auth, isOwner])).toEqual([
      [owner.uid, root, true],
      [two.uid, admin, false],
      [one.uid, member, false],
    ]);
    expect(data.records[0]).not.toHaveProperty('reason');
    const found = async (filter: object) =>
      (await as(site, one)(getGroupMembers, { gid, ...filter })).data.records.map(({ uid }) => uid);
    expect(await found({ keyword: 'OLG' })).toEqual([owner.uid]);
    expect(await found({ auth: admin })).toEqual([two.uid]);
  });

  test('T-IDOR-11 who left a group, or never was in it, reads none of it; applications are for admins', async () => {
    const gid = await group();
    const user = await is(gid, member);
    expect((await as(site, user).refused(getGroupApplications, { gid })).data.code).toBe('access.denied');
    expect((await as(site, user)(exitGroup, { gid })).status).toBe(200);
    for (const op of [getGroupMembers, getGroupApplications]) {
      expect((await as(site, user).refused(op, { gid })).data.code).toBe('group.membersOnly');
    }
  });
});

describe('levels', () => {
  test('an admin lets in and refuses; who was refused can not apply anew until the row is dropped', async () => {
    const gid = await group({ auth: GROUP_AUTH.protected });
    const [chief, first, second] = [await is(gid, admin), await is(gid, applying), await is(gid, applying)];
    expect((await change(chief, gid, first.uid, member)).status).toBe(200);
    expect(await authOf(first, gid)).toBe(member);
    expect((await change(chief, gid, second.uid, refused)).status).toBe(200);
    expect((await join(second, { gid, reason: WHY })).data.code).toBe('group.refused');
    expect((await remove(chief, gid, second.uid)).status).toBe(200);
    expect((await join(second, { gid, reason: WHY })).status).toBe(200);
  });

  test('T-BFLA-1 nobody raises himself or others to his own level, whatever group he is a root of', async () => {
    const gid = await group();
    const [chief, one] = [await is(gid, admin), await is(gid, member)];
    expect((await change(one, gid, one.uid, admin)).data.code).toBe('access.denied');
    expect((await change(chief, gid, one.uid, admin)).data.code).toBe('group.notAbove');
    expect((await change(chief, gid, chief.uid, root)).data.code).toBe('group.notAbove');
    expect((await change(chief, gid, owner.uid, member)).data.code).toBe('group.ownerStays');
    const elsewhere = await buildUser(site);
    await buildGroup(site, { owner: elsewhere });
    expect((await change(elsewhere, gid, elsewhere.uid, root)).data.code).toBe('group.membersOnly');
    expect(await authOf(one, gid)).toBe(member);
  });

  test('the owner makes roots, and each change is on record', async () => {
    const gid = await group();
    const one = await is(gid, member);
    expect((await change(owner, gid, one.uid, root)).status).toBe(200);
    expect((await change(owner, gid, one.uid, applying)).status).toBe(400);
    expect((await remove(owner, gid, one.uid)).status).toBe(200);
    const entries = await site.services.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject', '=', `group ${gid}`)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'updateGroupMember', before: { uid: one.uid, auth: member }, after: { uid: one.uid, auth: root } },
      { action: 'removeGroupMember', before: { uid: one.uid, auth: root }, after: null },
    ]);
  });

  test('of two who take the level from each other at once, one is too late', async () => {
    const gid = await group();
    const target = await is(gid, member);
    const chiefs = [await is(gid, root), await is(gid, root)];
    const superAdmins = await Promise.all([1, 2].map(() => buildUser(site, { role: 'root' })));
    const answers = await Promise.all([
      ...superAdmins.map((who, at) => change(who, gid, chiefs[at]!.uid, member)),
      ...chiefs.map((who) => change(who, gid, target.uid, admin)),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 403)).toBe(true);
    for (const chief of chiefs) {
      expect(await authOf(chief, gid)).toBe(member);
      expect((await change(chief, gid, target.uid, admin)).data.code).toBe('access.denied');
    }
  });

  test('somebody who is not there is neither changed nor taken out', async () => {
    const gid = await group();
    const nobody = await buildUser(site);
    expect((await change(owner, gid, nobody.uid, member)).data.code).toBe('group.memberUnknown');
    expect((await remove(owner, gid, nobody.uid)).data.code).toBe('group.memberUnknown');
  });
});

describe('leaving', () => {
  test('a member leaves and may come back; the owner stays', async () => {
    const gid = await group();
    const one = await is(gid, admin);
    expect((await as(site, one)(exitGroup, { gid })).status).toBe(200);
    expect(await authOf(one, gid)).toBe(0);
    expect((await join(one, { gid })).data).toEqual({ auth: member });
    expect((await as(site, owner).refused(exitGroup, { gid })).data.code).toBe('group.ownerStays');
    expect((await remove(owner, gid, owner.uid)).data.code).toBe('group.ownerStays');
  });
});
