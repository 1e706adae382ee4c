import { addContestAnnouncement } from '@assay/contract/announcements/contest.ts';
import { addComment, addReply, getComments } from '@assay/contract/comments/comments.ts';
import {
  changeContestVisible,
  cloneContest,
  deleteContest,
  getAdminContest,
  getAdminContestList,
  updateContest,
} from '@assay/contract/contests/admin.ts';
import {
  addContestProblemFromGroup,
  addProblemFromPublic,
  getAdminContestProblems,
  getProblemsForContest,
} from '@assay/contract/contests/admin-problems.ts';
import { getContestOutsideScoreboard, getContestRank } from '@assay/contract/contests/boards.ts';
import { getContestInfo, getContestList, registerContest } from '@assay/contract/contests/list.ts';
import { generateContestAccounts } from '@assay/contract/contests/staff/accounts.ts';
import { getContestDoctor } from '@assay/contract/contests/staff/doctor.ts';
import { importContestFiles } from '@assay/contract/contests/staff/import.ts';
import { addContestParticipants } from '@assay/contract/contests/staff/participants.ts';
import { getContestTeams } from '@assay/contract/contests/staff/teams.ts';
import { getGroupContest } from '@assay/contract/groups/contest-faces.ts';
import { addGroupContest, getGroupAdminContestList, getGroupContestList } from '@assay/contract/groups/contests.ts';
import { GROUP_AUTH } from '@assay/contract/groups/group.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest, contestSave } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: TestSite;
let owner: BuiltUser;
let admin: BuiltUser;
let member: BuiltUser;
let stranger: BuiltUser;
let root: BuiltUser;
let gid: number;
beforeAll(async () => {
  site = await openTestSite();
  owner = await buildUser(site);
  admin = await buildUser(site);
  member = await buildUser(site);
  stranger = await buildUser(site, { role: 'admin' });
  root = await buildUser(site, { role: 'root' });
  ({ gid } = await buildGroup(site, { owner, members: [{ uid: admin.uid, auth: 4 }, member] }));
});
afterAll(() => site.close());

const create = async (who: BuiltUser, options: Parameters<typeof contestSave>[1] = {}) =>
  (await as(site, who)(addGroupContest, { ...contestSave(site, options), gid })).data.id;
const code = async (asked: Promise<{ data: { code: string } }>) => (await asked).data.code;
const level = (uid: number, auth: number) =>
  site.services.db.updateTable('group_members').set({ auth }).where('gid', '=', gid).where('uid', '=', uid).execute();

describe('made by admins of the group', () => {
  test('it stands in the list of the group and in no other', async () => {
    const cid = await create(admin, { title: 'Of the group' });
    const { data } = await as(site, member)(getGroupContestList, { gid });
    expect(data.records[0]).toMatchObject({ id: cid, title: 'Of the group', gid, author: admin.username });
    for (const who of [{}, member, root]) {
      expect((await as(site, who)(getContestList, { keyword: 'Of the group' })).data.total).toBe(0);
    }
    expect((await as(site, root)(getAdminContestList, { keyword: 'Of the group' })).data.total).toBe(0);
    expect((await as(site, member)(getContestInfo, { cid })).data).toMatchObject({ gid, isContestAdmin: false });
  });

  test('members and strangers make none', async () => {
    const form = { ...contestSave(site), gid };
    expect(await code(as(site, member).refused(addGroupContest, form))).toBe('access.denied');
    expect(await code(as(site, stranger).refused(addGroupContest, form))).toBe('group.membersOnly');
    expect(await code(as(site, stranger).refused(getGroupContestList, { gid }))).toBe('group.membersOnly');
    expect(await code(as(site, member).refused(getGroupAdminContestList, { gid }))).toBe('access.denied');
  });

  test('its maker changes it, so do roots of the group, another admin does not', async () => {
    const cid = await create(admin, { visible: false });
    const other = await buildUser(site);
    await site.services.db.insertInto('group_members').values({ gid, uid: other.uid, auth: 4, reason: '' }).execute();
    const { data: form } = await as(site, admin)(getAdminContest, { cid });
    await as(site, owner)(updateContest, { ...form, title: 'By the owner' });
    expect((await as(site, root)(getGroupContest, { cid })).data.title).toBe('By the owner');
    for (const who of [other, member, stranger]) {
      expect(await code(as(site, who).refused(updateContest, { ...form, version: form.version + 1 }))).toBe(
        'contest.unknown',
      );
    }
    const mayEdit = async (who: BuiltUser) =>
      (await as(site, who)(getGroupAdminContestList, { gid })).data.records.find(({ id }) => id === cid)?.mayEdit;
    expect([await mayEdit(admin), await mayEdit(owner), await mayEdit(other)]).toEqual([true, true, false]);
    await as(site, admin)(changeContestVisible, { cid, visible: true });
    expect(await code(as(site, other).refused(updateContest, { ...form, version: 9 }))).toBe('access.denied');
  });

  test('a clone stays in the group, deleting is for who may change it', async () => {
    const cid = await create(admin);
    const { id: clone } = (await as(site, owner)(cloneContest, { cid })).data;
    const seen = (await as(site, owner)(getGroupAdminContestList, { gid })).data.records;
    expect(seen.find(({ id }) => id === clone)).toMatchObject({ visible: false, author: owner.username });
    expect(await code(as(site, member).refused(deleteContest, { cid }))).toBe('access.denied');
    await as(site, admin)(deleteContest, { cid });
    expect(await code(as(site, admin).refused(deleteContest, { cid: clone }))).toBe('contest.unknown');
    await as(site, owner)(deleteContest, { cid: clone });
    expect((await as(site, member).refused(getContestInfo, { cid })).status).toBe(404);
  });

  test('who is no admin any more runs it no more', async () => {
    const cid = await create(admin);
    await level(admin.uid, 3);
    expect(await code(as(site, admin).refused(getAdminContest, { cid }))).toBe('access.denied');
    await level(admin.uid, 4);
    expect((await as(site, admin)(getAdminContest, { cid })).status).toBe(200);
  });

  test('the author of a site contest who lost the role of the back office changes it no more', async () => {
    const { cid } = await buildContest(site, { author: member });
    expect(await code(as(site, member).refused(getAdminContest, { cid }))).toBe('access.denied');
    expect(await code(as(site, stranger).refused(deleteContest, { cid }))).toBe('access.denied');
  });
});

describe('its problems', () => {
  test('come from the public ones, which stay public', async () => {
    const cid = await create(admin, { startsIn: 3600 });
    const open = await buildProblem(site);
    const secret = await buildProblem(site, { auth: 2 });
    const offered = async (who: BuiltUser, keyword: string) =>
      (await as(site, who)(getProblemsForContest, { cid, keyword })).data.total;
    expect([await offered(admin, open.problemId), await offered(admin, secret.problemId)]).toEqual([1, 0]);
    await as(site, admin)(addProblemFromPublic, { cid, pid: open.pid });
    for (const who of [admin, root]) {
      expect(await code(as(site, who).refused(addProblemFromPublic, { cid, pid: secret.pid }))).toBe('problem.unknown');
    }
    expect((await as(site, owner)(getAdminContestProblems, { cid })).data).toMatchObject([{ pid: open.pid, auth: 1 }]);
    expect((await as(site, admin)(getContestDoctor, { cid })).data.problems).toBe(1);
  });
});

describe('CON-32 problems of the group', () => {
  test('are offered beside public ones: open ones to its admins, all to its roots, none of another group', async () => {
    const cid = await create(admin, { startsIn: 3600 });
    const other = await buildGroup(site, { owner });
    const open = await buildProblem(site, { gid });
    const secret = await buildProblem(site, { gid, auth: 2, author: member });
    const foreign = await buildProblem(site, { gid: other.gid });
    const offered = async (who: BuiltUser, { problemId }: { problemId: string }) =>
      (await as(site, who)(getProblemsForContest, { cid, keyword: problemId })).data.records.map((row) => row.gid);
    expect(await offered(admin, open)).toEqual([gid]);
    expect([await offered(admin, secret), await offered(owner, secret)]).toEqual([[], [gid]]);
    expect([await offered(admin, foreign), await offered(owner, foreign)]).toEqual([[], []]);

    const add = (who: BuiltUser, { problemId }: { problemId: string }, to = cid) =>
      code(as(site, who).refused(addContestProblemFromGroup, { cid: to, problemId }));
    expect(await add(admin, secret)).toBe('problem.unknown');
    expect(await add(owner, foreign)).toBe('problem.unknown');
    expect(await add(admin, await buildProblem(site))).toBe('problem.unknown');
    expect(await add(member, open)).toBe('access.denied');
    expect(await add(stranger, open)).toBe('contest.unknown');
    const ofSite = (await buildContest(site, { author: root })).cid;
    expect(await add(root, open, ofSite)).toBe('problem.unknown');

    await as(site, admin)(addContestProblemFromGroup, { cid, problemId: open.problemId, displayId: 'Q' });
    expect((await as(site, admin)(getAdminContestProblems, { cid })).data).toMatchObject([
      { pid: open.pid, displayId: 'Q' },
    ]);
    expect(await offered(admin, open)).toEqual([]);
    expect(await add(admin, open)).toBe('contest.problemTwice');
  });
});

describe('contestants', () => {
  test('are members; register, submit, stand on the board; roots and the author never do', async () => {
    const judge = await openFakeJudge(site);
    const { cid } = await buildContest(site, { author: admin, gid, auth: 2, pwd: 'sesame', openRank: true });
    expect(await code(as(site, stranger).refused(registerContest, { cid, password: 'sesame' }))).toBe(
      'contest.unknown',
    );
    await as(site, member)(registerContest, { cid, password: 'sesame' });
    const body = { pid: 'A', cid, language: 'C++ 17', code: 'int main() {}' };
    for (const who of [member, owner, admin]) {
      await as(site, who)(submitProblemJudge, body);
      const [job] = await judge.claim();
      await judge.report(job!, judged([0]));
    }
    expect((await as(site, stranger).refused(submitProblemJudge, body)).status).toBe(404);
    const names = async () =>
      (await as(site, member)(getContestRank, { cid })).data.records.map(({ username }) => username);
    await expect.poll(names).toContain(member.username);
    expect(new Set(await names())).toEqual(new Set([member.username]));
    expect((await as(site)(getContestOutsideScoreboard, { cid })).status).toBe(200);
    await as(site, admin)(addContestAnnouncement, { cid, title: 'Hello', content: 'All', visible: true });
  });

  test('who leaves the group is outside at once, whatever was remembered', async () => {
    const leaving = await buildUser(site);
    await site.services.db.insertInto('group_members').values({ gid, uid: leaving.uid, auth: 3, reason: '' }).execute();
    const { cid } = await buildContest(site, { author: admin, gid });
    expect((await as(site, leaving)(getContestRank, { cid })).status).toBe(200);
    await site.services.db.deleteFrom('group_members').where('uid', '=', leaving.uid).execute();
    expect(await code(as(site, leaving).refused(getContestInfo, { cid }))).toBe('contest.unknown');
    const rank = async () => (await as(site, leaving).refused(getContestRank, { cid })).status;
    await expect.poll(rank, { timeout: 10_000 }).toBe(404);
  });

  test('only members are added, no accounts are made', async () => {
    const cid = await create(admin);
    const add = (who: BuiltUser) => as(site, admin).refused(addContestParticipants, { cid, usernames: [who.username] });
    expect(await code(add(stranger))).toBe('contest.notInGroup');
    expect(await code(add(owner))).toBe('contest.staffDoNotTakePart');
    expect((await add(member)).status).toBe(200);
    const range = { cid, prefix: 'x', suffix: '', start: 1, end: 2, passwordLength: 8 };
    expect(await code(as(site, root).refused(generateContestAccounts, range))).toBe('contest.siteOnly');
  });
});

describe('files of a contest package', () => {
  const load = (cid: number, files: Record<string, string>, who = admin) =>
    as(site, who).refused(importContestFiles, {
      cid,
      files: Object.entries(files).map(([name, text]) => ({ name, base64: Buffer.from(text).toString('base64') })),
      makeAccounts: true,
      prefix: 'team',
      passwordLength: 8,
      commit: true,
    });
  const codes = async (...asked: Parameters<typeof load>) => {
    const { data } = await load(...asked);
    return (data as unknown as DataOf<typeof importContestFiles>).notes.map(({ code }) => code);
  };
  const teams = '[{"id":"1","name":"Ash"},{"id":"2","name":"Birch"}]';
  const accountsOf = (...names: string[]) =>
    JSON.stringify(names.map((username) => ({ username, type: 'team', team_id: '1' })));

  test('members become members of its teams, and nobody gets an account', async () => {
    const cid = await create(admin, { teamSize: 3 });
    expect(await codes(cid, { 'teams.json': teams, 'accounts.json': accountsOf(member.username) })).toEqual([
      'teamsBare',
      'accountKept',
    ]);
    const { records } = (await as(site, admin)(getContestTeams, { cid })).data;
    expect(records.map(({ name, members }) => [name, members.map(({ uid }) => uid)])).toEqual([
      ['Ash', [member.uid]],
      ['Birch', []],
    ]);
    expect(await codes(cid, { 'teams.json': teams, 'accounts.json': accountsOf('nobody-yet') }, root)).toEqual([
      'teamsBare',
      'accountsOfGroup',
    ]);
  });

  test('strangers to the group and its roots take no part', async () => {
    const cid = await create(admin);
    const accounts = accountsOf(stranger.username, owner.username);
    const found = await codes(cid, { 'teams.json': teams, 'accounts.json': accounts });
    expect(found).toEqual(expect.arrayContaining(['accountOutside', 'accountStaff']));
  });

  test('public problems join and stay public; others are not found', async () => {
    const cid = await create(admin);
    const [open, closed] = [await buildProblem(site), await buildProblem(site, { auth: 2 })];
    const list = `- {label: A, id: ${open.problemId}}\n- {label: B, id: ${closed.problemId}}`;
    expect(await codes(cid, { 'problems.yaml': list }, root)).toEqual(['problemMissing']);
    const rows = (await as(site, admin)(getAdminContestProblems, { cid })).data;
    expect(rows.map(({ pid, auth }) => [pid, auth])).toEqual([[open.pid, 1]]);
  });

  test('T-BOLA only who runs it imports', async () => {
    const cid = await create(admin);
    for (const who of [member, stranger]) expect((await load(cid, { 'teams.json': teams }, who)).status).not.toBe(200);
    const { cid: ofSite } = await buildContest(site, { author: member });
    expect(await code(load(ofSite, { 'teams.json': teams }, member))).toBe('access.denied');
  });
});

test('what a root of the group writes in the questions is seen while the contest runs', async () => {
  const { cid } = await buildContest(site, { author: admin, gid });
  const { id } = (await as(site, member)(addComment, { cid, content: 'Is A hard?' })).data;
  await as(site, owner)(addReply, { cid, reply: { commentId: id, content: 'Read it again' } });
  const said = (await as(site, owner)(addComment, { cid, content: 'Welcome' })).data.id;
  const { records } = (await as(site, member)(getComments, { cid })).data.commentList;
  expect(records.map((one) => [one.id, one.mayReply, one.replyList.map(({ content }) => content)])).toEqual([
    [said, false, []],
    [id, false, ['Read it again']],
  ]);
});

test('the open board of a private group is for its members', async () => {
  const secret = await buildGroup(site, { owner, members: [member], auth: GROUP_AUTH.private });
  const { cid } = await buildContest(site, { author: owner, gid: secret.gid, openRank: true });
  expect((await as(site).refused(getContestOutsideScoreboard, { cid })).status).toBe(404);
  expect((await as(site, stranger).refused(getContestOutsideScoreboard, { cid })).status).toBe(404);
  expect((await as(site, member)(getContestOutsideScoreboard, { cid })).status).toBe(200);
});
