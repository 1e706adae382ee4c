import { getAdminProblemList } from '@assay/contract/authoring/editor.ts';
import { addContest, changeContestVisible, getAdminContest, updateContest } from '@assay/contract/contests/admin.ts';
import {
  getAdminContestProblem,
  getAdminContestProblems,
  getProblemOfContest,
} from '@assay/contract/contests/admin-problems.ts';
import { addGroupContest } from '@assay/contract/groups/contests.ts';
import { uploadGroupAvatar } from '@assay/contract/groups/groups.ts';
import { getJudgeServiceInfo } from '@assay/contract/judging/nodes.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { getProblemList } from '@assay/contract/problems/list.ts';
import { getSiteSettings, getWebConfig, setWebConfig } from '@assay/contract/site/config.ts';
import {
  addRecentContest,
  changeRecentContestVisible,
  deleteRecentContest,
  getRecentContests,
} from '@assay/contract/site/countdowns.ts';
import { submitProblemTestJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildCatalogue } from '@assay/testkit/build/catalogue.ts';
import { buildContest, contestSave } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: TestSite;
let root: BuiltUser;
let user: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  await buildCatalogue(site);
  root = await buildUser(site, { role: 'root' });
  user = await buildUser(site);
});
afterAll(() => site.close());

/** A contest as clients of HOJ save it: their fields, null where nothing was chosen. */
function hojContest() {
  const { startTime, endTime } = contestSave(site);
  return {
    uid: null,
    author: null,
    title: 'From elsewhere',
    type: 0,
    description: '',
    source: 0,
    auth: 0,
    startTime,
    endTime,
    duration: 18_000,
    sealRank: false,
    sealRankTime: null,
    autoRealRank: true,
    visible: true,
    openAccountLimit: false,
    accountLimitRule: null,
    rankShowName: 'username',
    starAccount: [],
    oiRankScoreType: 'Recent',
    awardType: 0,
    awardConfigList: null,
    gid: null,
  } as const;
}

describe('a contest is saved without the fields that are ours alone', () => {
  test('a new one has the usual values', async () => {
    const { id } = (await as(site, root)(addContest, hojContest() as never)).data;
    expect((await as(site, root)(getAdminContest, { cid: id })).data).toMatchObject({
      pwd: '',
      removed: [],
      openPrint: false,
      openCode: false,
      openRank: false,
      allowEndSubmit: false,
      acmSettings: null,
      teamSize: 1,
      logoUrl: null,
      awardConfigList: [],
    });
  });

  test('one of a group, too', async () => {
    const { gid } = await buildGroup(site, { owner: user });
    expect((await as(site, user)(addGroupContest, { ...hojContest(), gid } as never)).status).toBe(200);
  });

  test('what a later save leaves out stays as it was stored', async () => {
    const removed = [{ fromMs: 60_000, toMs: 120_000, reason: 'power' }];
    const kept = { removed, teamSize: 3, openPrint: true, auth: 1, pwd: 'secret', sealRank: true } as const;
    const form = contestSave(site, { ...kept, sealsBefore: 3600 });
    const { id } = (await as(site, root)(addContest, form)).data;
    const { title: _, ...said } = { ...hojContest(), auth: 1 as const };
    const { sealRank: _seal, sealRankTime: _time, ...rest } = said;
    const times = { startTime: form.startTime, endTime: form.endTime };
    await as(site, root)(updateContest, { ...rest, ...times, title: 'Another', id } as never);
    expect((await as(site, root)(getAdminContest, { cid: id })).data).toMatchObject({
      ...kept,
      title: 'Another',
      version: 1,
      sealRankTime: form.sealRankTime,
    });
  });

  test('with a version that is not the stored one it is refused', async () => {
    const { id } = (await as(site, root)(addContest, contestSave(site))).data;
    const save = { ...contestSave(site), id, version: 7 };
    expect((await as(site, root).refused(updateContest, save)).data.code).toBe('contest.changed');
  });

  test('what is missing of the rest is named', async () => {
    const { startTime: _, ...save } = contestSave(site);
    const answer = await as(site, root).refused(addContest, save as never);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer)).toContain('startTime');
  });
});

test('what a call takes in its body may stand in the address, where no body is sent', async () => {
  const { cid } = await buildContest(site, { problems: [] });
  const send = (query: string) =>
    site.app.inject({
      method: 'PUT',
      url: `${changeContestVisible.path}?${query}`,
      headers: { authorization: root.token },
    });
  expect((await send(`cid=${cid}&uid=${root.uid}&visible=false`)).statusCode).toBe(200);
  expect((await as(site, root)(getAdminContest, { cid })).data.visible).toBe(false);
  expect((await send('visible=false')).statusCode).toBe(400);
});

describe('a test run names its problem by number', () => {
  const run = { language: 'Python3', code: 'print(1)', userInput: '1' };

  test('the database id, in the list of problems and in a contest', async () => {
    const { pid } = await buildProblem(site);
    expect((await as(site, user)(submitProblemTestJudge, { ...run, pid })).data.testJudgeKey).toMatch(/./);
    const { cid, problems } = await buildContest(site);
    const inContest = { ...run, pid: problems[1]!.pid, cid };
    expect((await as(site, user)(submitProblemTestJudge, inContest)).data.testJudgeKey).toMatch(/./);
  });

  test('… where it can be solved, and nowhere else', async () => {
    const { cid, problems } = await buildContest(site, { startsIn: 3600 });
    const hidden = await buildProblem(site, { auth: 2 });
    const refused = async (input: object) =>
      (await as(site, user).refused(submitProblemTestJudge, { ...run, ...input } as never)).status;
    expect(await refused({ pid: hidden.pid })).toBe(404);
    expect(await refused({ pid: problems[0]!.pid })).toBe(404);
    expect(await refused({ pid: problems[0]!.pid, cid })).toBeGreaterThanOrEqual(400);
    expect(await refused({ pid: 10 ** 9 })).toBe(404);
  });
});

test('rows of the list of problems have the own status', async () => {
  const { pid, problemId } = await buildProblem(site);
  const of = async (who?: BuiltUser) =>
    (await as(site, who)(getProblemList, { keyword: problemId, tagId: [] })).data.records.find((row) => row.pid === pid)
      ?.myStatus;
  expect(await of()).toBeNull();
  expect(await of(user)).toBe(-10);
});

test('samples stand in a problem as one text, too', async () => {
  const examples = [
    { input: '1 < 2', output: '' },
    { input: 'a\nb', output: 'c' },
  ];
  const { problemId } = await buildProblem(site, { examples });
  expect((await as(site)(getProblemDetail, { problemId })).data.problem.examplesText).toBe(
    '<input>1 < 2</input><output></output><input>a\nb</input><output>c</output>',
  );
});

test('auth 0 asks for problems of all kinds', async () => {
  await buildProblem(site, { auth: 2 });
  const ids = async (auth?: number) =>
    (await as(site, root)(getAdminProblemList, { auth, limit: 100 })).data.records.map((row) => row.id);
  expect(await ids(0)).toEqual(await ids());
  expect(await ids(2)).not.toEqual(await ids());
});

describe('the picture of a group', () => {
  async function send(who: BuiltUser, fields: Record<string, string>, isFileFirst: boolean) {
    const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const form = new FormData();
    const addFile = () => form.append('image', new Blob([new Uint8Array(image)]), 'a.png');
    if (isFileFirst) addFile();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    if (!isFileFirst) addFile();
    const request = new Request('http://x', { method: 'POST', body: form });
    return site.app.inject({
      method: 'POST',
      url: uploadGroupAvatar.path,
      headers: { authorization: who.token, 'content-type': request.headers.get('content-type')! },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  }

  test.each([true, false])('names the group as a field of the form, file first: %s', async (isFileFirst) => {
    const { gid } = await buildGroup(site, { owner: user });
    const answer = await send(user, { gid: String(gid) }, isFileFirst);
    expect(answer.json().data).toMatchObject({ id: gid, avatar: expect.stringContaining('.webp') });
  });

  test('is refused to others, and without a group', async () => {
    const { gid } = await buildGroup(site, { owner: user });
    const other = await buildUser(site);
    expect((await send(other, { gid: String(gid) }, true)).statusCode).toBe(403);
    expect((await send(user, {}, true)).statusCode).toBe(400);
    expect((await send(user, { gid: 'x' }, false)).statusCode).toBe(400);
  });
});

describe('calls answer at the addresses of HOJ', () => {
  test('countdowns as recent contests, and their visibility alone', async () => {
    const fields = { title: 'Finals', date: '2030-01-01T00:00:00Z', visible: true, content: '', url: '' };
    const { id } = (await as(site, root)(addRecentContest, fields)).data;
    await as(site, root)(changeRecentContestVisible, { id, visible: false });
    expect((await as(site, root)(getRecentContests, {})).data.records).toMatchObject([{ id, visible: false }]);
    await as(site, root)(deleteRecentContest, { id });
    expect((await as(site, root).refused(changeRecentContestVisible, { id, visible: true })).status).toBe(404);
  });

  test('names and links of the site; what is left out stays', async () => {
    const before = (await as(site, root)(getSiteSettings, {})).data;
    await as(site, root)(setWebConfig, { shortName: 'Short' });
    expect((await as(site, root)(getSiteSettings, {})).data).toEqual({ ...before, shortName: 'Short' });
    expect((await as(site, root)(getWebConfig, {})).data).toMatchObject({ name: before.name, shortName: 'Short' });
    expect((await as(site, user).refused(setWebConfig, { name: 'x' })).status).toBe(403);
  });

  test('judge nodes as services', async () => {
    expect((await as(site, root)(getJudgeServiceInfo, {})).data).toHaveProperty('nodes');
  });

  test('a problem of a contest, as it stands there and as its editor needs it', async () => {
    const { cid, problems } = await buildContest(site);
    const [first] = problems;
    const all = (await as(site, root)(getAdminContestProblems, { cid })).data;
    expect((await as(site, root)(getAdminContestProblem, { cid, pid: first!.pid })).data).toEqual(all[0]);
    expect((await as(site, root).refused(getAdminContestProblem, { cid, pid: 10 ** 9 })).status).toBe(404);
    expect((await as(site, user).refused(getAdminContestProblem, { cid, pid: first!.pid })).status).toBe(403);
    const { data } = await as(site, root)(getProblemOfContest, { pid: first!.pid });
    expect(data.problem.problemId).toBe(first!.problemId);
  });
});
