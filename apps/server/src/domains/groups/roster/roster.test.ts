import { login } from '@assay/contract/accounts/sign-in.ts';
import { GROUP_AUTH, GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { getGroupMembers } from '@assay/contract/groups/members.ts';
import { importGroupRoster, previewGroupRoster } from '@assay/contract/groups/roster.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
let teacher: BuiltUser;
let owner: BuiltUser;
let stranger: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  teacher = await buildUser(site, { role: 'admin' });
  owner = await buildUser(site);
  stranger = await buildUser(site);
});
afterAll(() => site.close());

const members = async (gid: number) =>
  (await as(site, owner)(getGroupMembers, { gid, limit: 100 })).data.records.map(({ username }) => username);
const classOf = async (...people: { uid: number; auth?: 1 | 2 | 3 | 4 | 5 }[]) =>
  (await buildGroup(site, { owner, auth: GROUP_AUTH.protected, members: people })).gid;

test('GRP-20 accounts are made with passwords told once, known ones are matched, every bad line says why', async () => {
  const applicant = await buildUser(site);
  const inside = await buildUser(site);
  const gid = await classOf(
    { uid: teacher.uid, auth: GROUP_LEVEL.admin },
    { uid: applicant.uid, auth: GROUP_LEVEL.applying },
    inside,
  );
  const rows = [
    ['学号', '姓名', '邮箱'],
    ['r2024001', '张三', ''],
    ['r2024002', '李四', 'no address'],
    ['r2024001', '张三', ''],
    [applicant.username, 'Somebody', ''],
    [inside.username, '', 'no address'],
    [stranger.username, '', ''],
  ];
  const before = await as(site, owner)(getGroupMembers, { gid });
  const preview = (await as(site, teacher)(previewGroupRoster, { gid, rows })).data;
  expect(preview.map(({ line, state, faults }) => [line, state, ...faults])).toEqual([
    [2, 'new'],
    [3, 'error', 'email'],
    [4, 'error', 'repeated'],
    [5, 'joins'],
    [6, 'member'],
    [7, 'error', 'mustApply'],
  ]);
  expect((await as(site, owner)(getGroupMembers, { gid })).data).toEqual(before.data);

  const { data } = await as(site, teacher)(importGroupRoster, { gid, rows });
  expect([data.joined, data.accounts.map(({ username, realname }) => [username, realname])]).toEqual([
    2,
    [['r2024001', '张三']],
  ]);
  expect(data.failed.map(({ line }) => line)).toEqual([3, 4, 7]);
  expect(await members(gid)).toEqual(expect.arrayContaining(['r2024001', applicant.username]));
  const { password } = data.accounts[0]!;
  expect((await as(site).refused(login, { username: 'r2024001', password })).status).toBe(200);
  // what a line says of a known account changes nothing of it
  const named = await site.services.db
    .selectFrom('users')
    .select('realname')
    .where('uid', '=', applicant.uid)
    .executeTakeFirstOrThrow();
  expect(named.realname).not.toBe('Somebody');

  const again = (await as(site, teacher)(importGroupRoster, { gid, rows: rows.slice(0, 2) })).data;
  expect([again.joined, again.accounts, again.failed]).toEqual([0, [], []]);
});

test('GRP-22 a roster says in which class everybody is, also who is a member already', async () => {
  const inside = await buildUser(site);
  const gid = await classOf({ uid: teacher.uid, auth: GROUP_LEVEL.admin }, inside);
  const rows = [
    ['学号', '班级'],
    ['r_class1', '一班'],
    [inside.username, '二班'],
  ];
  const states = async () =>
    (await as(site, teacher)(previewGroupRoster, { gid, rows })).data.map(({ state, label }) => [state, label]);
  expect(await states()).toEqual([
    ['new', '一班'],
    ['labelled', '二班'],
  ]);
  expect((await as(site, teacher)(importGroupRoster, { gid, rows })).data).toMatchObject({ joined: 1, failed: [] });
  expect((await states()).map(([state]) => state)).toEqual(['member', 'member']);
  const { data } = await as(site, owner)(getGroupMembers, { gid, limit: 100 });
  expect(data.records.map(({ label }) => label).sort()).toEqual(['', '', '一班', '二班']);
});

test('GRP-20 whoever made an account takes it into the next class; others do not', async () => {
  const first = await classOf({ uid: teacher.uid, auth: GROUP_LEVEL.admin });
  const next = await classOf({ uid: teacher.uid, auth: GROUP_LEVEL.admin });
  const rows = [['r_next', 'Ada']];
  await as(site, teacher)(importGroupRoster, { gid: first, rows });
  const other = await buildUser(site, { role: 'admin' });
  const theirs = await classOf({ uid: other.uid, auth: GROUP_LEVEL.admin });
  const [refused] = (await as(site, other)(previewGroupRoster, { gid: theirs, rows })).data;
  expect(refused).toMatchObject({ state: 'error', faults: ['mustApply'] });
  expect((await as(site, teacher)(importGroupRoster, { gid: next, rows })).data.joined).toBe(1);
});

test('GRP-20 who runs a group without a role makes no accounts; who does not run it is refused', async () => {
  const member = await buildUser(site);
  const gid = await classOf(member);
  const rows = [['r_nobody', 'Nobody']];
  const [line] = (await as(site, owner)(previewGroupRoster, { gid, rows })).data;
  expect(line).toMatchObject({ state: 'error', faults: ['mayNotMake'] });
  expect((await as(site, owner)(importGroupRoster, { gid, rows })).data).toMatchObject({ joined: 0, accounts: [] });
  for (const who of [member, stranger, teacher]) {
    for (const op of [previewGroupRoster, importGroupRoster]) {
      expect((await as(site, who).refused(op, { gid, rows })).status).toBe(403);
    }
  }
});

test('R-6 GRP-20 the same roster sent twice at once makes each account once', async () => {
  const gid = await classOf({ uid: teacher.uid, auth: GROUP_LEVEL.admin });
  const rows = [['r_twice1'], ['r_twice2'], ['r_twice3']];
  const both = await Promise.all([1, 2].map(() => as(site, teacher)(importGroupRoster, { gid, rows })));
  const made = both.flatMap(({ data }) => data.accounts.map(({ username }) => username));
  expect(made.sort()).toEqual(['r_twice1', 'r_twice2', 'r_twice3']);
  expect((await members(gid)).filter((name) => name.startsWith('r_twice'))).toHaveLength(3);
});
