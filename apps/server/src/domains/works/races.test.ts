import { removeGroupMember } from '@assay/contract/groups/members.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { removeTimedWorkProblem } from '@assay/contract/works/admin-problems.ts';
import { getTimedWorkAnswers, saveTimedWorkAnswers } from '@assay/contract/works/answers.ts';
import { getTimedWorkInfo } from '@assay/contract/works/list.ts';
import { extendTimedWork } from '@assay/contract/works/people.ts';
import { endTimedWork, startTimedWork } from '@assay/contract/works/sitting.ts';
import { getTimedWorkSubmissionList } from '@assay/contract/works/submissions.ts';
import { questionSet } from '@assay/rules/questions/testing/questions.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildWork, startWork } from '@assay/testkit/build/work.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
let author: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  author = await buildUser(site, { role: 'admin' });
});
afterAll(() => site.close());

const ROUNDS = 8;
const submit = (who: BuiltUser, wid: number) =>
  as(site, who).refused(submitProblemJudge, {
    pid: 'A',
    cid: wid + 50_000,
    language: 'C++ 17',
    code: 'int main() {}',
  });

test('R-6 WORK-7 starting in several tabs at once gives one time', async () => {
  const who = await buildUser(site);
  const { wid } = await buildWork(site, { author });
  const starts = await Promise.all(Array.from({ length: 6 }, () => as(site, who)(startTimedWork, { tid: wid })));
  expect(new Set(starts.map(({ data }) => data.startTime)).size).toBe(1);
});

test('R-6 WORK-2 whatever was acknowledged before a hand-in counts, and nothing is stored after it', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const who = await buildUser(site);
    const { wid } = await buildWork(site, { author });
    await startWork(site, wid, who);
    const [first, second, handedIn, third] = await Promise.all([
      submit(who, wid),
      submit(who, wid),
      as(site, who)(endTimedWork, { tid: wid }),
      submit(who, wid),
    ]);
    const taken = [first, second, third].filter(({ status }) => status === 200).length;
    expect(handedIn.status).toBe(200);
    const { data } = await as(site, who)(getTimedWorkSubmissionList, { tid: wid });
    expect(data.total).toBe(taken);
    for (const refused of [first, second, third].filter(({ status }) => status !== 200)) {
      expect(refused.data.code).toBe('work.handedIn');
    }
    expect((await submit(who, wid)).data.code).toBe('work.handedIn');
  }
});

test('R-6 WORK-20 answers and hand-in at once: what was acknowledged is what is stored', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const who = await buildUser(site);
    const { wid } = await buildWork(site, { author, problems: [{ questions: questionSet() }] });
    await startWork(site, wid, who);
    const at = { tid: wid, displayId: 'A' };
    const ask = as(site, who);
    await ask(saveTimedWorkAnswers, { ...at, answers: { single: 'a' }, version: 0 });
    const [one, other] = await Promise.all([
      ask.refused(saveTimedWorkAnswers, { ...at, answers: { single: 'b' }, version: 1 }),
      ask.refused(saveTimedWorkAnswers, { ...at, answers: { single: 'c' }, version: 1 }),
      ask(endTimedWork, { tid: wid }),
    ]);
    const won = [...(one.status === 200 ? ['b'] : []), ...(other.status === 200 ? ['c'] : [])];
    expect(won.length).toBeLessThanOrEqual(1);
    const { data } = await ask(getTimedWorkAnswers, at);
    expect(data.answers).toEqual({ single: won[0] ?? 'a' });
  }
});

test('R-6 WORK-5 more time while somebody hands in: handed in stays handed in, and nobody else is touched', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const who = await buildUser(site);
    const { wid } = await buildWork(site, { author });
    await startWork(site, wid, who);
    const extension = { tid: wid, username: who.username, extraSeconds: 600, reason: 'ill' };
    await Promise.all([as(site, author)(extendTimedWork, extension), as(site, who)(endTimedWork, { tid: wid })]);
    const { data } = await as(site, who)(getTimedWorkInfo, { tid: wid });
    expect([data.status, data.maySubmit, data.extension?.extraSeconds]).toEqual([1, false, 600]);
  }
});

test('R-6 GRP-15 who is taken out of the group while submitting and saving: nothing is stored after it', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const who = await buildUser(site);
    const { gid } = await buildGroup(site, { owner: author, members: [who] });
    const { wid, problems } = await buildWork(site, { author, gid, problems: [{}, { questions: questionSet() }] });
    await startWork(site, wid, who);
    const save = (choice: string, version: number) =>
      as(site, who).refused(saveTimedWorkAnswers, { tid: wid, displayId: 'B', answers: { single: choice }, version });
    await save('a', 0);
    const [sent, saved] = await Promise.all([
      submit(who, wid),
      save('b', 1),
      as(site, author)(removeGroupMember, { gid, uid: who.uid }),
    ]);
    expect([200, 404]).toContain(sent.status);
    expect([200, 404]).toContain(saved.status);
    const { db } = site.services;
    const stored = await db.selectFrom('submissions').select('id').where('pid', '=', problems[0]!.pid).execute();
    expect(stored).toHaveLength(sent.status === 200 ? 1 : 0);
    const { answers } = await db
      .selectFrom('timed_work_answers')
      .select('answers')
      .where('wid', '=', wid)
      .executeTakeFirstOrThrow();
    expect(answers).toEqual({ single: saved.status === 200 ? 'b' : 'a' });
    expect((await submit(who, wid)).data.code).toBe('work.unknown');
    expect((await save('c', 2)).data.code).toBe('work.unknown');
  }
});

test('R-6 WORK-5 more time given in the second in which the time ends: taken or refused, and taken from then on', async () => {
  const who = await buildUser(site);
  const { wid, endTime } = await buildWork(site, { author });
  await startWork(site, wid, who);
  site.clock.advance((endTime.getTime() - site.clock.now().getTime()) / 1000 + 60);
  const extension = { tid: wid, username: who.username, extraSeconds: 600, reason: 'power cut' };
  const [sent] = await Promise.all([submit(who, wid), as(site, author)(extendTimedWork, extension)]);
  expect(sent.status === 200 ? 'taken' : sent.data.code).toMatch(/^(taken|work\.ended)$/);
  expect((await submit(who, wid)).status).toBe(200);
  const { data } = await as(site, who)(getTimedWorkSubmissionList, { tid: wid });
  expect(data.total).toBe(sent.status === 200 ? 2 : 1);
});

test('R-6 a problem that is taken out while somebody submits to it: stored or refused, never broken', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const who = await buildUser(site);
    const { wid, problems } = await buildWork(site, { author });
    await startWork(site, wid, who);
    const [sent] = await Promise.all([
      submit(who, wid),
      as(site, author)(removeTimedWorkProblem, { tid: wid, pid: problems[0]!.pid }),
    ]);
    expect([200, 404]).toContain(sent.status);
    const { data } = await as(site, who)(getTimedWorkSubmissionList, { tid: wid });
    expect(data.total).toBe(sent.status === 200 ? 1 : 0);
    expect((await submit(who, wid)).status).toBe(404);
  }
});
