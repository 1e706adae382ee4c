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
