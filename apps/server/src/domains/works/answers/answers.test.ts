import { getTimedWorkAnswers, saveTimedWorkAnswers } from '@assay/contract/works/answers.ts';
import { getTimedWorkDrafts, takeTimedWorkDraft } from '@assay/contract/works/drafts.ts';
import { extendTimedWork, getTimedWorkPeople } from '@assay/contract/works/people.ts';
import { getTimedWorkProblemList } from '@assay/contract/works/problems.ts';
import { getTimedWorkRank } from '@assay/contract/works/rank.ts';
import { endTimedWork } from '@assay/contract/works/sitting.ts';
import { questionSet } from '@assay/rules/questions/testing/questions.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildWork, startWork } from '@assay/testkit/build/work.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceQuestions } from '../../questions/questions.queries.ts';

let site: TestSite;
let author: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  author = await buildUser(site, { role: 'admin' });
});
afterAll(() => site.close());

const QUIZ = { tid: 0, displayId: 'A' };
const RIGHT = { single: 'b' };

/** A quiz that somebody is doing. */
async function quiz(options: Parameters<typeof buildWork>[1] = {}) {
  const who = await buildUser(site);
  const { wid, problems } = await buildWork(site, { author, problems: [{ questions: questionSet() }], ...options });
  await startWork(site, wid, who);
  return { who, ask: as(site, who), at: { ...QUIZ, tid: wid }, wid, pid: problems[0]!.pid };
}

test('WORK-20 answers are kept by version: a save over a newer one is refused, and loses nothing that was stored', async () => {
  const { ask, at } = await quiz();
  const first = await ask(saveTimedWorkAnswers, { ...at, answers: { single: 'a' }, version: 0 });
  expect(first.data.version).toBe(1);
  const stale = await ask.refused(saveTimedWorkAnswers, { ...at, answers: {}, version: 0 });
  expect(stale).toMatchObject({ status: 409 });
  const ahead = await ask.refused(saveTimedWorkAnswers, { ...at, answers: {}, version: 7 });
  expect(ahead.status).toBe(409);
  await ask(saveTimedWorkAnswers, { ...at, answers: { single: 'b', blanks: ['x', ''] }, version: 1 });
  expect((await ask(getTimedWorkAnswers, at)).data).toMatchObject({
    answers: { single: 'b', blanks: ['x', ''] },
    version: 2,
    results: null,
    score: null,
  });
});

test('WORK-20 answers are refused after the end and after handing in, and taken again when more time is given', async () => {
  const { who, ask, at, wid } = await quiz({ duration: 60 });
  await ask(saveTimedWorkAnswers, { ...at, answers: RIGHT, version: 0 });
  site.clock.advance(63);
  expect((await ask.refused(saveTimedWorkAnswers, { ...at, answers: {}, version: 1 })).status).toBe(403);
  const graded = await ask(getTimedWorkRank, { tid: wid });
  expect(graded.data.records[0]?.score).toBe(20);
  const extension = { tid: wid, username: who.username, extraSeconds: 600, reason: 'ill' };
  await as(site, author)(extendTimedWork, extension);
  await ask(saveTimedWorkAnswers, { ...at, answers: { ...RIGHT, truth: false }, version: 1 });
  await ask(endTimedWork, { tid: wid });
  expect((await ask.refused(saveTimedWorkAnswers, { ...at, answers: {}, version: 2 })).status).toBe(403);
  const { data } = await as(site, author)(getTimedWorkPeople, { tid: wid });
  expect(data.records[0]!.score).toBeGreaterThan(20);
});

test('WORK-21 answers are graded when somebody has finished, and again when what is right is corrected', async () => {
  const { ask, at, wid, pid } = await quiz();
  await ask(saveTimedWorkAnswers, { ...at, answers: RIGHT, version: 0 });
  expect((await ask(getTimedWorkProblemList, { tid: wid })).data).toMatchObject([
    { type: 1, isSubmitted: true, myStatus: -5, score: null },
  ]);
  await ask(endTimedWork, { tid: wid });
  const before = (await ask(getTimedWorkProblemList, { tid: wid })).data[0]!;
  expect(before).toMatchObject({ myStatus: 8, score: 20 });
  const shown = (await ask(getTimedWorkAnswers, at)).data;
  expect(shown.score).toBe(20);
  expect(shown.results?.find(({ id }) => id === 'single')).toMatchObject({ outcome: 'right', solution: null });
  const set = questionSet();
  const questions = set.questions.map((one) => (one.kind === 'single' ? { ...one, right: 'a' } : one));
  const now = site.clock.now();
  await replaceQuestions(site.services.db, pid, { ...set, questions }, { key: 'k', now });
  expect((await ask(getTimedWorkProblemList, { tid: wid })).data[0]).toMatchObject({ myStatus: -1, score: 0 });
  expect((await ask(getTimedWorkRank, { tid: wid })).data.records[0]?.score).toBe(0);
});

test('WORK-21 what is right is told once the work is over for everybody', async () => {
  const { ask, at, wid } = await quiz({ duration: 60 });
  await ask(saveTimedWorkAnswers, { ...at, answers: RIGHT, version: 0 });
  await ask(endTimedWork, { tid: wid });
  expect((await ask(getTimedWorkAnswers, at)).data.results?.every(({ solution }) => solution === null)).toBe(true);
  site.clock.advance(7200);
  expect((await ask(getTimedWorkAnswers, at)).data.results?.every(({ solution }) => solution !== null)).toBe(true);
});

test('QUES-12 a withdrawn question gives its points to all who sat, also to who answered nothing, or counts nothing', async () => {
  const { who, ask, at, wid, pid } = await quiz();
  const silent = await buildUser(site);
  await startWork(site, wid, silent);
  await ask(saveTimedWorkAnswers, { ...at, answers: { truth: false }, version: 0 });
  for (const one of [who, silent]) await as(site, one)(endTimedWork, { tid: wid });
  const scores = async () =>
    Object.fromEntries(
      (await as(site, author)(getTimedWorkRank, { tid: wid })).data.records.map(({ uid, score }) => [uid, score]),
    );
  const set = questionSet();
  const withdraw = (withdrawn?: 'fullPoints' | 'leftOut') =>
    replaceQuestions(
      site.services.db,
      pid,
      {
        ...set,
        questions: set.questions.map((one) => (one.id === 'single' && withdrawn ? { ...one, withdrawn } : one)),
      },
      { key: 'k', now: site.clock.now() },
    );
  expect(await scores()).toEqual({ [who.uid]: 20, [silent.uid]: 0 });
  await withdraw('fullPoints');
  expect(await scores()).toEqual({ [who.uid]: 40, [silent.uid]: 20 });
  expect((await ask(getTimedWorkAnswers, at)).data.questions).toMatchObject([
    { withdrawn: 'fullPoints' },
    {},
    {},
    {},
    {},
  ]);
  // one of the four that are left: a quarter of what the problem is worth
  await withdraw('leftOut');
  expect(await scores()).toEqual({ [who.uid]: 25, [silent.uid]: 0 });
  await withdraw();
  expect(await scores()).toEqual({ [who.uid]: 20, [silent.uid]: 0 });
});

const draftsOf = async (who: BuiltUser, wid: number) =>
  (await as(site, who)(getTimedWorkDrafts, { tid: wid })).data.drafts.map(({ why, answers }) => [why, answers]);

test('WORK-27 of two pages that answer one question at once both texts are kept; a page that sends again keeps none', async () => {
  const { who, ask, at, wid } = await quiz();
  const save = (choice: string, version: number) =>
    ask.refused(saveTimedWorkAnswers, { ...at, answers: { single: choice }, version });
  await save('a', 0);
  expect((await save('a', 0)).status).toBe(409);
  expect(await draftsOf(who, wid)).toEqual([]);
  expect((await save('c', 0)).status).toBe(409);
  expect(await draftsOf(who, wid)).toEqual([
    ['stale', { single: 'c' }],
    ['replaced', { single: 'a' }],
  ]);
  for (let n = 0; n < 30; n++) await save(`${n}`, 0);
  expect(await draftsOf(who, wid)).toHaveLength(20);
});

test('WORK-27 what arrives after the end counts when those who run the work say so, and what counted is kept', async () => {
  const { who, ask, at, wid } = await quiz({ duration: 60 });
  await ask(saveTimedWorkAnswers, { ...at, answers: { single: 'a' }, version: 0 });
  site.clock.advance(70);
  expect((await ask.refused(saveTimedWorkAnswers, { ...at, answers: RIGHT, version: 1 })).data.code).toBe('work.ended');
  expect((await ask(getTimedWorkRank, { tid: wid })).data.records[0]?.score).toBe(0);
  const desk = as(site, author);
  const { drafts, problems } = (await desk(getTimedWorkDrafts, { tid: wid, uid: who.uid })).data;
  const [draft] = drafts;
  // with the questions, and what counts now, to be held beside it
  expect(problems).toMatchObject([{ displayId: 'A', answers: { single: 'a' } }]);
  expect(problems[0]!.questions.map(({ id }) => id)).toContain('single');
  expect(draft).toMatchObject({ why: 'late', displayId: 'A', answers: RIGHT });
  const taken = { tid: wid, id: draft!.id, reason: 'the net was down in the whole room' };
  const [other, rival] = [await buildUser(site), await buildUser(site, { role: 'admin' })];
  for (const one of [who, other, rival]) {
    expect((await as(site, one).refused(takeTimedWorkDraft, taken)).status).toBeGreaterThanOrEqual(403);
    if (one === who) continue;
    expect((await as(site, one).refused(getTimedWorkDrafts, { tid: wid, uid: who.uid })).status).toBeGreaterThanOrEqual(
      403,
    );
  }
  expect((await desk.refused(takeTimedWorkDraft, { ...taken, reason: ' ' })).status).toBe(400);
  await desk(takeTimedWorkDraft, taken);
  expect((await ask(getTimedWorkRank, { tid: wid })).data.records[0]?.score).toBe(20);
  expect(await draftsOf(who, wid)).toEqual([['replaced', { single: 'a' }]]);
  expect((await desk.refused(takeTimedWorkDraft, taken)).data.code).toBe('work.draftUnknown');
  const log = await site.services.db
    .selectFrom('audit_log')
    .select(['uid', 'after'])
    .where('action', '=', 'takeTimedWorkDraft')
    .where('subject', '=', `timed work ${wid}`)
    .execute();
  expect(log).toMatchObject([{ uid: author.uid, after: { uid: who.uid, reason: taken.reason } }]);
});

test('others see no answers, and nobody who has not started', async () => {
  const { at } = await quiz();
  const other = as(site, await buildUser(site));
  expect((await other.refused(getTimedWorkAnswers, at)).status).toBe(403);
  expect((await other.refused(saveTimedWorkAnswers, { ...at, answers: {}, version: 0 })).status).toBe(403);
});
