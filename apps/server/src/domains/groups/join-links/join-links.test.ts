import { GROUP_AUTH, GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { getGroupAuth } from '@assay/contract/groups/groups.ts';
import {
  addJoinLink,
  findByJoinLink,
  getJoinLinks,
  getJoinLinkUses,
  joinByLink,
  OPEN_LINKS_MAX,
  revokeJoinLink,
} from '@assay/contract/groups/join-links.ts';
import { exitGroup, removeGroupMember, updateGroupMember } from '@assay/contract/groups/members.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const { none, applying, refused, member, admin } = GROUP_LEVEL;

let site: TestSite;
let owner: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  owner = await buildUser(site, { username: 'olga' });
});
afterAll(() => site.close());

const build = async (options: object = { auth: GROUP_AUTH.private }) =>
  (await buildGroup(site, { owner, ...options })).gid;
const link = async (gid: number, options: Partial<SentOf<typeof addJoinLink>> = {}) =>
  (await as(site, owner)(addJoinLink, { gid, days: 14, needsApproval: false, ...options })).data;
const come = async (who: BuiltUser, key: string) => {
  const { status, data } = await as(site, who).refused(joinByLink, { key });
  return status === 200 ? (data as unknown as { auth: number }).auth : data.code;
};
const find = (who: BuiltUser, key: string) => as(site, who).refused(findByJoinLink, { key });
const authOf = async (who: BuiltUser, gid: number) => (await as(site, who)(getGroupAuth, { gid })).data;
const linkOf = async (gid: number) => (await as(site, owner)(getJoinLinks, { gid })).data.records[0]!;

describe('GRP-17 a join link', () => {
  test('is shown to who has it, and lets in at once, also by its code as it is read out', async () => {
    const gid = await build({ auth: GROUP_AUTH.private, name: 'Class of spring' });
    const { token, code } = await link(gid);
    const [one, other] = [await buildUser(site), await buildUser(site)];
    expect((await find(one, token)).data).toMatchObject({
      gid,
      name: 'Class of spring',
      owner: 'olga',
      memberCount: 1,
      userAuth: none,
      needsApproval: false,
    });
    expect(await come(one, token)).toBe(member);
    expect(await come(one, token)).toBe('group.inside');
    expect(await come(other, `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)).toBe(member);
    expect((await linkOf(gid)).uses).toBe(2);
    const { id } = await linkOf(gid);
    const uses = (await as(site, owner)(getJoinLinkUses, { gid, id })).data.records;
    expect(uses.map(({ uid }) => uid).sort()).toEqual([one.uid, other.uid].sort());
  });

  test('leads into a hidden group', async () => {
    const gid = await build({ visible: false });
    const { token } = await link(gid);
    expect(await come(await buildUser(site), token)).toBe(member);
  });

  test('that asks for approval makes applicants', async () => {
    const gid = await build();
    const { token } = await link(gid, { needsApproval: true });
    const user = await buildUser(site);
    expect(await come(user, token)).toBe(applying);
    expect(await come(user, token)).toBe('group.applied');
    expect(await come(user, (await link(gid)).token)).toBe(member);
  });

  test('ends, is revoked at once, and is used up', async () => {
    const gid = await build();
    const short = await link(gid, { days: 1 });
    const long = await link(gid, { days: 2, uses: 1 });
    await site.services.db
      .updateTable('group_join_links')
      .set({ ends_at: site.clock.now() })
      .where('id', '=', short.id)
      .execute();
    expect(await come(await buildUser(site), short.token)).toBe('group.linkEnded');
    expect(await come(await buildUser(site), long.token)).toBe(member);
    expect(await come(await buildUser(site), long.token)).toBe('group.linkUsed');
    const third = await link(gid);
    await as(site, owner)(revokeJoinLink, { gid, id: third.id });
    for (const key of [third.token, third.code, 'K7QM2XPA', 'x', 'abcdefghijABCDEFGHIJ-_']) {
      expect(await come(await buildUser(site), key)).toBe('group.linkUnknown');
    }
    const { records } = (await as(site, owner)(getJoinLinks, { gid })).data;
    expect(records.map(({ state }) => state)).toEqual(['revoked', 'used', 'ended']);
  });

  test('lets nobody in who was taken out or refused, until an admin does', async () => {
    const gid = await build();
    const { token } = await link(gid, { uses: 1 });
    const user = await buildUser(site);
    await come(user, token);
    await as(site, owner)(removeGroupMember, { gid, uid: user.uid });
    expect((await find(user, token)).data).toMatchObject({ needsApproval: true });
    expect(await come(user, token)).toBe(applying);
    await as(site, owner)(updateGroupMember, { gid, uid: user.uid, auth: refused });
    expect(await come(user, token)).toBe('group.refused');
    await as(site, owner)(updateGroupMember, { gid, uid: user.uid, auth: member });
    await as(site, user)(exitGroup, { gid });
    // who was let in again and left by himself comes back, without another of its uses
    expect(await come(user, token)).toBe(member);
    expect((await linkOf(gid)).uses).toBe(1);
  });

  test('has its last use taken by one of twenty who come at once', async () => {
    const gid = await build();
    const { token } = await link(gid, { uses: 3 });
    const comers = await Promise.all(Array.from({ length: 20 }, () => buildUser(site)));
    const answers = await Promise.all(comers.map((who) => come(who, token)));
    expect(answers.filter((answer) => answer === member)).toHaveLength(3);
    expect(answers.filter((answer) => answer === 'group.linkUsed')).toHaveLength(17);
    expect((await linkOf(gid)).uses).toBe(3);
    const levels = await Promise.all(comers.map((who) => authOf(who, gid)));
    expect(levels.filter((level) => level === member)).toHaveLength(3);
  });

  test('counts a person once who comes twenty times at once', async () => {
    const gid = await build();
    const { token } = await link(gid, { uses: 5 });
    const user = await buildUser(site);
    const answers = await Promise.all(Array.from({ length: 15 }, () => come(user, token)));
    expect(answers.filter((answer) => answer === member)).toHaveLength(1);
    expect((await linkOf(gid)).uses).toBe(1);
  });
});

describe('GRP-17 the links of a group', () => {
  test('are made and read by its admins alone', async () => {
    const gid = await build({ auth: GROUP_AUTH.public });
    const { id } = await link(gid);
    const [helper, plain] = [await buildUser(site), await buildUser(site)];
    await site.services.db
      .insertInto('group_members')
      .values([
        { gid, uid: helper.uid, auth: admin },
        { gid, uid: plain.uid, auth: member },
      ])
      .execute();
    const calls = [
      [getJoinLinks, { gid }],
      [getJoinLinkUses, { gid, id }],
      [addJoinLink, { gid, days: 1, needsApproval: false }],
      [revokeJoinLink, { gid, id }],
    ] as const;
    for (const [op, input] of calls) {
      expect((await as(site, plain).refused(op, input)).data.code, op.name).toBe('access.denied');
      expect((await as(site, await buildUser(site)).refused(op, input)).data.code, op.name).toBe('group.membersOnly');
      expect((await as(site, helper).refused(op, input)).status, op.name).toBe(200);
    }
  });

  test('are told apart by group: nobody revokes or reads those of another', async () => {
    const [own, foreign] = [await build(), await build()];
    const { id } = await link(foreign);
    for (const op of [getJoinLinkUses, revokeJoinLink]) {
      expect((await as(site, owner).refused(op, { gid: own, id })).data.code).toBe('group.linkUnknown');
    }
  });

  test('are bounded', async () => {
    const gid = await build();
    for (let made = 0; made < OPEN_LINKS_MAX; made += 1) await link(gid);
    const more = await as(site, owner).refused(addJoinLink, { gid, days: 1, needsApproval: false });
    expect(more.data.code).toBe('group.tooManyLinks');
    for (const bad of [{ days: 0 }, { days: 366 }, { uses: 0 }, { uses: 10_001 }]) {
      const answer = await as(site, owner).refused(addJoinLink, { gid, days: 1, needsApproval: false, ...bad });
      expect([answer.status, answer.data.code]).toEqual([400, 'request.invalid']);
    }
  });

  test('are not guessed: tries are counted', async () => {
    const user = await buildUser(site);
    const tries = [];
    for (let at = 0; at < 21; at += 1) tries.push((await find(user, 'K7QM2XPA')).data.code);
    expect(tries.slice(0, 20)).toEqual(Array(20).fill('group.linkUnknown'));
    expect(tries[20]).toBe('request.tooMany');
  });
});
