import { GROUP_AUTH } from '@assay/contract/groups/group.ts';
import {
  addGroup,
  deleteGroup,
  getGroupCreateAccess,
  getGroupDetail,
  getGroupList,
  updateGroup,
  uploadGroupAvatar,
} from '@assay/contract/groups/groups.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildGroup, groupForm } from '@assay/testkit/build/group.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { upload } from '@assay/testkit/upload.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';

let site: TestSite;
let owner: BuiltUser;
let member: BuiltUser;
let stranger: BuiltUser;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  const free = { ...DEFAULT_SETTINGS, groupSolvedNeeded: 0, groupsPerDay: 3, groupsPerUser: 100 };
  await site.services.settings.write(free, site.services.db);
  site.services.settings.forget();
  owner = await buildUser(site, { username: 'olga' });
  member = await buildUser(site, { username: 'mia' });
  stranger = await buildUser(site);
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const ids = async (who: { token?: string }, filter: object = {}) =>
  (await as(site, who)(getGroupList, { limit: 120, ...filter })).data.records.map(({ id }) => id);
const audits = (subject: string) =>
  site.services.db.selectFrom('audit_log').selectAll().where('subject', '=', subject).orderBy('id').execute();

describe('the list', () => {
  test('shows the newest first, found by words and by who gets in', async () => {
    const { gid: first } = await buildGroup(site, { owner, name: 'Graph theory', shortName: 'GRAPHS' });
    const { gid: second } = await buildGroup(site, { owner, auth: GROUP_AUTH.private, members: [member] });
    expect((await ids({})).slice(0, 2)).toEqual([second, first]);
    expect(await ids({}, { keyword: 'gRAPH t' })).toEqual([first]);
    expect(await ids({}, { keyword: 'olga', auth: GROUP_AUTH.private })).toEqual([second]);
    expect(await ids({}, { keyword: '%' })).toEqual([]);
    const { records } = (await as(site)(getGroupList, { auth: GROUP_AUTH.private })).data;
    expect(records[0]).toMatchObject({ id: second, owner: 'olga', uid: owner.uid, memberCount: 2 });
    expect(records[0]).not.toHaveProperty('code');
  });

  test('"mine" are those one is a member of', async () => {
    const { gid: of } = await buildGroup(site, { owner, members: [member] });
    const { gid: applied } = await buildGroup(site, { owner, members: [{ uid: member.uid, auth: 1 }] });
    const mine = await ids(member, { onlyMine: true });
    expect(mine).toContain(of);
    expect(mine).not.toContain(applied);
    expect(await ids({}, { onlyMine: true })).toEqual([]);
    expect(await ids(root, { onlyMine: true })).toEqual([]);
  });

  test('hidden groups stand in it for their members and super admins only', async () => {
    const { gid } = await buildGroup(site, {
      owner,
      visible: false,
      members: [member, { uid: stranger.uid, auth: 1 }],
    });
    for (const who of [{}, stranger]) expect(await ids(who)).not.toContain(gid);
    for (const who of [owner, member, root]) expect(await ids(who)).toContain(gid);
  });
});

describe('making one', () => {
  test('makes its maker the owner and first root; the code is for roots alone', async () => {
    const maker = await buildUser(site);
    const form = groupForm({ auth: GROUP_AUTH.private, code: 'S3CRET' });
    const { id: gid } = (await as(site, maker)(addGroup, form)).data;
    const { data } = await as(site, maker)(getGroupDetail, { gid });
    expect(data).toMatchObject({
      ...form,
      id: gid,
      uid: maker.uid,
      level: 5,
      userAuth: 5,
      isOwner: true,
      mayDisband: true,
    });
    expect(data.memberCount).toBe(1);
    const seen = (await as(site, stranger)(getGroupDetail, { gid })).data;
    expect(seen).toMatchObject({
      name: form.name,
      description: form.description,
      code: '',
      level: 0,
      mayDisband: false,
    });
    expect((await as(site, root)(getGroupDetail, { gid })).data).toMatchObject({
      code: 'S3CRET',
      level: 5,
      userAuth: 0,
    });
  });

  test.each([
    ['name', { name: 'four' }],
    ['name', { name: 'x'.repeat(26) }],
    ['shortName', { shortName: 'x'.repeat(11) }],
    ['shortName', { shortName: '' }],
    ['brief', { brief: 'x'.repeat(51) }],
    ['description', { description: 'x'.repeat(1001) }],
    ['auth', { auth: 4 }],
  ])('a bad %s is named', async (field, fields) => {
    const answer = await as(site, owner).refused(addGroup, { ...groupForm(), ...fields });
    expect([answer.status, Object.keys(answer.data.fields ?? {})]).toEqual([400, [field]]);
  });

  test('a group may leave out what it says of itself', async () => {
    const maker = await buildUser(site);
    const made = await as(site, maker)(addGroup, { ...groupForm(), brief: '', description: '' });
    const { data: group } = await as(site, maker)(getGroupDetail, { gid: made.data.id });
    expect([group.brief, group.description]).toEqual(['', '']);
  });

  test('a code has six characters where one is needed', async () => {
    const form = groupForm({ auth: GROUP_AUTH.protected, code: '12345' });
    expect((await as(site, owner).refused(addGroup, form)).data.code).toBe('group.codeLength');
  });

  test('names and short names are taken once, in any letter case', async () => {
    await buildGroup(site, { owner, name: 'The only one', shortName: 'ONLYONE' });
    const taken = (form: object) => as(site, member).refused(addGroup, { ...groupForm(), ...form });
    expect((await taken({ name: 'THE ONLY ONE' })).data.code).toBe('group.nameTaken');
    expect((await taken({ shortName: 'onlyone' })).data.code).toBe('group.shortNameTaken');
  });

  test('names that the site speaks with are for those who run it', async () => {
    const reserved = { shortName: 'SUPPORT' };
    const answer = await as(site, stranger).refused(addGroup, groupForm(reserved));
    expect(answer.data).toMatchObject({ code: 'group.nameReserved' });
    const { id: gid } = (await as(site, root)(addGroup, groupForm(reserved))).data;
    await as(site, root)(updateGroup, { gid, ...groupForm({ ...reserved, name: 'Support of ours' }) });
  });

  test('T-BOPLA-1 nobody makes a group for somebody else', async () => {
    const maker = await buildUser(site);
    const form = { ...groupForm(), owner: 'olga', ownerUid: owner.uid, uid: owner.uid, id: 99_999, avatar: 'x' };
    const { data } = await as(site, maker).refused(addGroup, form);
    const { data: seen } = await as(site, maker)(getGroupDetail, { gid: (data as unknown as { id: number }).id });
    expect(seen).toMatchObject({ uid: maker.uid, avatar: null });
  });

  test('T-RACE-7 of many at once as many are made as a day allows, and a role may bar from it', async () => {
    const maker = await buildUser(site);
    const codes = await Promise.all(
      Array.from({ length: 8 }, async () => (await as(site, maker).refused(addGroup, groupForm())).data?.code),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(3);
    expect(codes.filter((code) => code === 'group.tooManyToday')).toHaveLength(5);
    expect((await as(site, maker).refused(getGroupCreateAccess, {})).data.code).toBe('group.tooManyToday');
    const yesterday = new Date(site.clock.now().getTime() - 24 * 3_600_000);
    await site.services.db
      .updateTable('groups')
      .set({ gmt_create: yesterday })
      .where('owner_uid', '=', maker.uid)
      .execute();
    expect((await as(site, maker)(getGroupCreateAccess, {})).data).toEqual({ access: true });
    expect((await as(site, maker).refused(addGroup, groupForm())).status).toBe(200);
    const barred = await buildUser(site, { role: 'noSubmit' });
    expect((await as(site, barred).refused(getGroupCreateAccess, {})).data.code).toBe('group.mayNotMake');
    expect((await as(site, barred).refused(addGroup, groupForm())).data.code).toBe('group.mayNotMake');
  });
});

describe('settings', () => {
  test('are saved by its roots, and noted without the code', async () => {
    const admin = await buildUser(site);
    const { gid } = await buildGroup(site, { owner, members: [{ uid: admin.uid, auth: 4 }, member] });
    const form = groupForm({ auth: GROUP_AUTH.private, code: 'NEWONE', visible: false });
    for (const who of [admin, member]) {
      expect((await as(site, who).refused(updateGroup, { gid, ...form })).data.code).toBe('access.denied');
    }
    expect((await as(site, stranger).refused(updateGroup, { gid, ...form })).data.code).toBe('group.membersOnly');
    expect((await as(site, owner)(updateGroup, { gid, ...form })).status).toBe(200);
    expect((await as(site, owner)(getGroupDetail, { gid })).data).toMatchObject(form);
    const [entry] = await audits(`group ${gid}`);
    expect(entry).toMatchObject({ uid: owner.uid, action: 'updateGroup', after: { visible: false, auth: 3 } });
    expect(JSON.stringify(entry)).not.toContain('NEWONE');
    expect((await as(site, stranger).refused(updateGroup, { gid, ...form })).data.code).toBe('group.unknown');
  });

  test('a public group keeps no code', async () => {
    const { gid } = await buildGroup(site, { owner, auth: GROUP_AUTH.private });
    await as(site, owner)(updateGroup, { gid, ...groupForm({ code: 'GHOST1' }) });
    expect((await as(site, owner)(getGroupDetail, { gid })).data.code).toBe('');
  });

  test('its roots give it a picture', async () => {
    const { gid } = await buildGroup(site, { owner, members: [member] });
    const content = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const send = (who: BuiltUser) => upload(site, who, uploadGroupAvatar, { gid }, { content, field: 'image' });
    expect((await send(member)).status).toBe(403);
    const { avatar } = (await send(owner)).data;
    expect((await as(site, owner)(getGroupDetail, { gid })).data.avatar).toBe(avatar);
    const picture = await site.app.inject(avatar!);
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 200, height: 200 });
  });
});

describe('disbanding', () => {
  test('is for the owner and super admins, and on record', async () => {
    const otherRoot = await buildUser(site);
    const { gid } = await buildGroup(site, { owner, members: [{ uid: otherRoot.uid, auth: 5 }] });
    expect((await as(site, otherRoot).refused(deleteGroup, { gid })).data.code).toBe('access.denied');
    expect((await as(site, owner)(deleteGroup, { gid })).status).toBe(200);
    expect((await as(site, owner).refused(getGroupDetail, { gid })).data.code).toBe('group.unknown');
    expect(await audits(`group ${gid}`)).toMatchObject([{ uid: owner.uid, action: 'deleteGroup', after: null }]);
    const { gid: second } = await buildGroup(site, { owner });
    expect((await as(site, root)(deleteGroup, { gid: second })).status).toBe(200);
  });

  test('waits until the contests of the group are gone', async () => {
    const { gid } = await buildGroup(site, { owner });
    const { cid } = await buildContest(site, { problems: [], author: owner });
    await site.services.db.updateTable('contests').set({ gid }).where('id', '=', cid).execute();
    expect((await as(site, owner).refused(deleteGroup, { gid })).data.code).toBe('group.hasContests');
    expect((await as(site, owner)(getGroupDetail, { gid })).data.memberCount).toBe(1);
    await site.services.db.deleteFrom('contests').where('id', '=', cid).execute();
    expect((await as(site, owner)(deleteGroup, { gid })).status).toBe(200);
  });

  test('a group whose owner is gone stays with its roots', async () => {
    const leaver = await buildUser(site);
    const heir = await buildUser(site);
    const { gid } = await buildGroup(site, { owner: leaver, members: [{ uid: heir.uid, auth: 5 }] });
    await site.services.db.deleteFrom('users').where('uid', '=', leaver.uid).execute();
    expect((await as(site, heir)(getGroupDetail, { gid })).data).toMatchObject({ owner: '', uid: null, level: 5 });
  });
});
