import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { addGroup, deleteGroup, getGroupAuth, getGroupDetail, getGroupList } from '@assay/contract/groups/groups.ts';
import { addJoinLink, joinByLink } from '@assay/contract/groups/join-links.ts';
import {
  acceptGroupOffer,
  getDisbandedGroups,
  offerGroup,
  restoreGroup,
  withdrawGroupOffer,
} from '@assay/contract/groups/lives.ts';
import { exitGroup, getGroupMembers, joinGroup } from '@assay/contract/groups/members.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup, groupForm } from '@assay/testkit/build/group.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';
import { sweepGroups } from './sweep.ts';

const DAY_MS = 24 * 3600 * 1000;

let site: TestSite;
let owner: BuiltUser;
let member: BuiltUser;
let otherRoot: BuiltUser;
let admin: BuiltUser;
let stranger: BuiltUser;
let siteAdmin: BuiltUser;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, groupSolvedNeeded: 0 }, site.services.db);
  site.services.settings.forget();
  owner = await buildUser(site);
  member = await buildUser(site);
  otherRoot = await buildUser(site);
  admin = await buildUser(site);
  stranger = await buildUser(site);
  siteAdmin = await buildUser(site, { role: 'admin' });
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const build = async (by = owner) => {
  const members = [member, { uid: admin.uid, auth: GROUP_LEVEL.admin }, { uid: otherRoot.uid, auth: GROUP_LEVEL.root }];
  return (await buildGroup(site, { owner: by, members })).gid;
};
const ask = (who: BuiltUser) => as(site, who).refused;
const code = async (answer: Promise<{ status: number; data: { code: string } | null }>) => {
  const { status, data } = await answer;
  return status === 200 ? 'done' : data!.code;
};
const disband = (who: BuiltUser, gid: number) => code(ask(who)(deleteGroup, { gid }));
const restore = (who: BuiltUser, gid: number) => code(ask(who)(restoreGroup, { gid }));
const binOf = async (who: BuiltUser) =>
  (await as(site, who)(getDisbandedGroups, { limit: 50 })).data.records.map(({ id }) => id);

describe('GRP-15 a disbanded group', () => {
  test('is unknown to everybody at once, and its name stays taken', async () => {
    const gid = await build();
    const { name } = (await as(site, owner)(getGroupDetail, { gid })).data;
    expect(await disband(owner, gid)).toBe('done');
    for (const who of [owner, otherRoot, member, stranger, siteAdmin, root]) {
      expect(await code(ask(who)(getGroupDetail, { gid }))).toBe('group.unknown');
      expect(await code(ask(who)(getGroupMembers, { gid }))).toBe('group.unknown');
      expect(await code(ask(who)(joinGroup, { gid }))).toBe('group.unknown');
      expect(await code(ask(who)(deleteGroup, { gid }))).toBe('group.unknown');
      const { records } = (await as(site, who)(getGroupList, { limit: 120, onlyMine: who === member })).data;
      expect(records.map(({ id }) => id)).not.toContain(gid);
    }
    expect(await code(ask(root)(addGroup, groupForm({ name })))).toBe('group.nameTaken');
  });

  test('stands in the bin of its roots and super admins, who bring it back with all but its links', async () => {
    const gid = await build();
    const link = (await as(site, owner)(addJoinLink, { gid, days: 1, needsApproval: false })).data;
    await disband(owner, gid);
    expect(await code(ask(stranger)(joinByLink, { key: link.token }))).toBe('group.linkUnknown');
    for (const who of [owner, otherRoot, root]) expect(await binOf(who)).toContain(gid);
    for (const who of [member, admin, stranger, siteAdmin]) {
      expect(await binOf(who)).not.toContain(gid);
      expect(await restore(who, gid)).toBe('group.unknown');
    }
    expect(await restore(otherRoot, gid)).toBe('done');
    expect(await restore(otherRoot, gid)).toBe('group.unknown');
    expect((await as(site, owner)(getGroupDetail, { gid })).data).toMatchObject({ memberCount: 4, isOwner: true });
    expect(await code(ask(stranger)(joinByLink, { key: link.token }))).toBe('group.linkUnknown');
  });

  test('is deleted after thirty days, and not a moment before', async () => {
    const gid = await build();
    await disband(owner, gid);
    const there = async () =>
      (await site.services.db.selectFrom('groups').select('id').where('id', '=', gid).execute()).length;
    const before = (ms: number) => ({ disbanded_at: new Date(site.clock.now().getTime() - ms) });
    await site.services.db
      .updateTable('groups')
      .set(before(30 * DAY_MS - 1))
      .where('id', '=', gid)
      .execute();
    await sweepGroups(site.services);
    expect(await there()).toBe(1);
    await site.services.db
      .updateTable('groups')
      .set(before(30 * DAY_MS))
      .where('id', '=', gid)
      .execute();
    await sweepGroups(site.services);
    expect(await there()).toBe(0);
    expect(await restore(root, gid)).toBe('group.unknown');
  });

  test('lets nobody in who joins at the same moment', async () => {
    const gid = await build();
    const comers = await Promise.all(Array.from({ length: 8 }, () => buildUser(site)));
    const [disbanded, ...joined] = await Promise.all([
      disband(owner, gid),
      ...comers.map((who) => code(ask(who)(joinGroup, { gid }))),
    ]);
    expect(disbanded).toBe('done');
    for (const answer of joined) expect(['done', 'group.unknown']).toContain(answer);
    await restore(owner, gid);
    const levels = await Promise.all(comers.map(async (who) => (await as(site, who)(getGroupAuth, { gid })).data));
    expect(levels).toEqual(joined.map((answer) => (answer === 'done' ? GROUP_LEVEL.member : GROUP_LEVEL.none)));
  });
});

describe('GRP-16 giving a group to another owner', () => {
  const offer = (who: BuiltUser, gid: number, to: BuiltUser) => code(ask(who)(offerGroup, { gid, uid: to.uid }));
  const accept = (who: BuiltUser, gid: number) => code(ask(who)(acceptGroupOffer, { gid }));
  const withdraw = (who: BuiltUser, gid: number) => code(ask(who)(withdrawGroupOffer, { gid }));
  const detail = async (who: BuiltUser, gid: number) => (await as(site, who)(getGroupDetail, { gid })).data;

  test('is offered, told to both sides alone, and accepted', async () => {
    const gid = await build();
    for (const who of [otherRoot, admin, member]) expect(await offer(who, gid, admin)).toBe('access.denied');
    expect(await offer(owner, gid, stranger)).toBe('group.memberUnknown');
    expect(await offer(owner, gid, admin)).toBe('done');
    expect((await detail(owner, gid)).offer).toMatchObject({ uid: admin.uid, username: admin.username });
    expect((await detail(admin, gid)).offer).toMatchObject({ uid: admin.uid });
    for (const who of [otherRoot, member]) expect((await detail(who, gid)).offer).toBeNull();
    for (const who of [otherRoot, member, owner]) expect(await accept(who, gid)).toBe('group.noOffer');
    expect(await accept(admin, gid)).toBe('done');
    expect(await detail(admin, gid)).toMatchObject({ uid: admin.uid, isOwner: true, level: 5, offer: null });
    expect(await detail(owner, gid)).toMatchObject({ isOwner: false, level: 5, mayDisband: false });
    expect(await accept(admin, gid)).toBe('group.noOffer');
  });

  test('can be declined and taken back, and ends with membership and after fourteen days', async () => {
    const gid = await build();
    await offer(owner, gid, member);
    for (const who of [otherRoot, admin]) expect(await withdraw(who, gid)).toBe('access.denied');
    expect(await withdraw(member, gid)).toBe('done');
    expect(await withdraw(owner, gid)).toBe('group.noOffer');
    await offer(owner, gid, admin);
    await ask(admin)(exitGroup, { gid });
    expect((await detail(owner, gid)).offer).toBeNull();
    expect(await accept(admin, gid)).toBe('group.membersOnly');
    await offer(owner, gid, member);
    await site.services.db
      .updateTable('group_offers')
      .set({ ends_at: site.clock.now() })
      .where('gid', '=', gid)
      .execute();
    expect((await detail(owner, gid)).offer).toBeNull();
    expect(await accept(member, gid)).toBe('group.noOffer');
    expect(await offer(owner, gid, otherRoot)).toBe('done');
  });

  test('of two offers at once one is made, and a group has one owner', async () => {
    const gid = await build();
    const made = await Promise.all([offer(owner, gid, member), offer(owner, gid, admin)]);
    expect(made.sort()).toEqual(['done', 'group.offerOpen']);
    const taken = await Promise.all([accept(member, gid), accept(admin, gid), withdraw(owner, gid)]);
    expect(taken.filter((answer) => answer === 'done').length).toBeLessThanOrEqual(1);
    const owners = await Promise.all([owner, member, admin].map(async (who) => (await detail(who, gid)).isOwner));
    expect(owners.filter(Boolean)).toHaveLength(1);
  });

  test('is not for who may make no groups', async () => {
    const gid = await build();
    const muted = await buildUser(site, { role: 'muted' });
    await ask(muted)(joinGroup, { gid });
    await offer(owner, gid, muted);
    expect(await accept(muted, gid)).toBe('group.mayNotMake');
  });
});
