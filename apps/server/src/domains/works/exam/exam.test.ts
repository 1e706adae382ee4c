import { CALLS } from '@assay/contract/calls.ts';
import { removeGroupMember } from '@assay/contract/groups/members.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { openStream } from '@assay/contract/push.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { updateTimedWork } from '@assay/contract/works/admin.ts';
import { getTimedWorkExamNotes, moveTimedWorkExam, noteTimedWorkExam } from '@assay/contract/works/exam.ts';
import { getTimedWorkInfo } from '@assay/contract/works/list.ts';
import { getTimedWorkPeople } from '@assay/contract/works/people.ts';
import { getTimedWorkProblemList } from '@assay/contract/works/problems.ts';
import { endTimedWork, startTimedWork } from '@assay/contract/works/sitting.ts';
import { EXAM_CALLS } from '@assay/rules/works/exam.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildWork, startWork, type WorkOptions } from '@assay/testkit/build/work.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAnything, fieldsOf } from '../../../leaks/testing/asking.ts';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';
import { encloseInExam } from './enclosure.ts';
import { sweepExamNotes } from './exam.ts';

let site: TestSite;
let author: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  site.services.settings.forget();
  author = await buildUser(site, { role: 'admin' });
});
afterAll(() => site.close());

const exam = (options: WorkOptions = {}) => buildWork(site, { author, exam: true, ...options });

/** Somebody who sits an exam in the session of the token. */
async function sit(options: WorkOptions = {}) {
  const who = await buildUser(site);
  const built = await exam(options);
  await as(site, who)(startTimedWork, { tid: built.wid, agrees: true });
  return { who, ...built };
}

/** Another session of somebody. */
async function logIn({ uid }: BuiltUser) {
  const { sessions, db } = site.services;
  return { token: await sessions.open(db, { uid, ip: '127.0.0.1', userAgent: 'another' }) };
}

const codeOf = async (asked: Promise<{ status: number; data: { code?: string } | null }>) => {
  const { status, data } = await asked;
  return status === 200 ? 'ok' : data?.code;
};
const enter = (who: { token: string }, tid: number) => codeOf(as(site, who).refused(getTimedWorkProblemList, { tid }));

describe('WORK-25 whoever sits an exam', () => {
  /** Stands in all that is elsewhere. */
  const SECRET = 'zqxelsewhere';
  const text = { title: SECRET, description: SECRET, input: SECRET, output: SECRET, hint: SECRET };
  const elsewhere = { texts: { zh: text, en: text }, title: SECRET, source: SECRET };

  test('is refused every call of the site but those that are about it', { timeout: 180_000 }, async () => {
    const who = await buildUser(site);
    const { pid, problemId } = await buildProblem(site, elsewhere);
    const code = `int main() { /* ${SECRET} */ }`;
    const { data } = await as(site, who)(submitProblemJudge, { pid: problemId, language: 'C++ 17', code });
    const other = await buildWork(site, { author, problems: [elsewhere], title: SECRET });
    await startWork(site, other.wid, who);
    const { wid } = await exam();
    await as(site, who)(startTimedWork, { tid: wid });
    const at = {
      ...{ tid: other.wid, cid: other.wid + 50_000, id: other.wid, pid, pidList: [pid], problemId, displayId: 'A' },
      ...{ submitId: data.submitId, submitIds: [data.submitId], name: '1.in', username: who.username, uid: who.uid },
      ...{ language: 'C++ 17', code, notes: [{ kind: 'paste', secondsAgo: 0, amount: 1 }], answers: {}, version: 0 },
      ...{ q: SECRET, keyword: SECRET, gid: 1, qid: 1, key: 'x', type: 'public', userInput: '', testJudgeKey: 'none' },
    };
    const asked: string[] = [];
    for (const op of CALLS.filter(({ name, access }) => access !== 'judge' && EXAM_CALLS[name] !== 'free')) {
      if (op.name === openStream.name) continue;
      for (const input of [at, { ...at, cid: undefined, tid: undefined }, {}]) {
        const { status, body } = await askAnything(site, op, who.token, { id: 1, ...input });
        const told =
          status >= 400 && /work\.examOnly|sitting the exam|access\.|request\.invalid|request\.notFound/.test(body);
        expect([op.name, status, told ? '' : body.slice(0, 200)]).toEqual([op.name, status, '']);
        if (body.includes('work.examOnly')) asked.push(op.name);
        expect([op.name, body.includes(SECRET)]).toEqual([op.name, false]);
      }
    }
    expect(new Set(asked).size).toBeGreaterThan(400);
    // and by its own calls
    const own = as(site, who);
    const sent = { pid: 'A', cid: wid + 50_000, language: 'C++ 17', code: 'int main() {}' };
    expect((await own(getTimedWorkProblemList, { tid: wid })).status).toBe(200);
    expect((await own(submitProblemJudge, sent)).status).toBe(200);
  });

  test('is told of by names of calls that there are, each with the fields that it is told by', () => {
    const FIELDS = { front: ['tid', 'id'], work: ['tid'], venue: ['cid'], problem: ['pid'], submission: ['submitId'] };
    for (const [name, how] of Object.entries(EXAM_CALLS)) {
      const op = CALLS.find((one) => one.name === name);
      expect([name, op !== undefined]).toEqual([name, true]);
      const needed = FIELDS[how as keyof typeof FIELDS] ?? [];
      expect([name, needed.length === 0 || needed.some((field) => fieldsOf(op!).includes(field))]).toEqual([
        name,
        true,
      ]);
    }
  });

  test('has the whole site before the start, after the hand-in and after the end, and out of the group', async () => {
    const { problemId } = await buildProblem(site, {});
    const look = (who: BuiltUser) => codeOf(as(site, who).refused(getProblemDetail, { problemId }));
    const { who, wid } = await sit();
    expect(await look(who)).toBe('work.examOnly');
    await as(site, who)(endTimedWork, { tid: wid });
    expect(await look(who)).toBe('ok');

    const member = await buildUser(site);
    const { gid } = await buildGroup(site, { owner: author, members: [member] });
    const { wid: ofGroup } = await exam({ gid });
    expect(await look(member)).toBe('ok');
    await as(site, member)(startTimedWork, { tid: ofGroup });
    expect(await look(member)).toBe('work.examOnly');
    await as(site, author)(removeGroupMember, { gid, uid: member.uid });
    await expect.poll(() => look(member)).toBe('ok');

    const { who: late } = await sit({ duration: 60 });
    expect(await look(late)).toBe('work.examOnly');
    site.clock.advance(61);
    expect(await look(late)).toBe('ok');
  });

  test('follows only what is about it on the stream', async () => {
    const { who, wid } = await sit();
    const { data } = await as(site, who)(submitProblemJudge, {
      ...{ pid: 'A', cid: wid + 50_000, language: 'C++ 17', code: 'int main() {}' },
    });
    const { id } = await site.services.db
      .selectFrom('sessions')
      .select('id')
      .where('uid', '=', who.uid)
      .executeTakeFirstOrThrow();
    const viewer = { ...who, role: 'user' as const, sessionId: id, sessionEndsAt: new Date() };
    const open = await encloseInExam(site.services, openStream, viewer, '127.0.0.1');
    const topics = `user:${who.uid},timedWork:${wid},submission:${data.submitId},submission:1,contest:1,testrun:x`;
    expect(await open({ topics })).toEqual({ topics: `timedWork:${wid},submission:${data.submitId},testrun:x` });
    const elsewhere = await encloseInExam(site.services, openStream, { ...viewer, sessionId: 0 }, '127.0.0.1');
    expect(await elsewhere({ topics })).toEqual({ topics: 'testrun:x' });
  });
});

test('WORK-23 one session at a time: another is let in by taking over, which is written down and told to the one before', async () => {
  const { who, wid } = await sit();
  const second = await logIn(who);
  expect([await enter(who, wid), await enter(second, wid)]).toEqual(['ok', 'work.examElsewhere']);
  const { data } = await as(site, second)(getTimedWorkInfo, { tid: wid });
  expect(data.exam).toMatchObject({ isHere: false });
  await as(site, second)(moveTimedWorkExam, { tid: wid });
  await as(site, second)(moveTimedWorkExam, { tid: wid });
  expect([await enter(who, wid), await enter(second, wid)]).toEqual(['work.examElsewhere', 'ok']);
  const { data: notes } = await as(site, author)(getTimedWorkExamNotes, { tid: wid, uid: who.uid });
  expect(notes.records.map(({ kind }) => kind)).toEqual(['session']);
});

test('R-6 WORK-23 of several sessions that take over at once one sits it afterwards', async () => {
  const { who, wid } = await sit();
  const sessions = [who, await logIn(who), await logIn(who), await logIn(who)];
  await Promise.all(sessions.map((one) => as(site, one)(moveTimedWorkExam, { tid: wid })));
  const inside = await Promise.all(sessions.map((one) => enter(one, wid)));
  expect(inside.filter((code) => code === 'ok')).toHaveLength(1);
});

test('WORK-24 it is started and gone on with from its networks alone; a change of them holds at once', async () => {
  const who = await buildUser(site);
  const { wid } = await exam({ examNetworks: '10.1.0.0/16' });
  const from = (ip: string) => ({ token: who.token, ip });
  const start = (ip: string) => codeOf(as(site, from(ip)).refused(startTimedWork, { tid: wid }));
  expect(await start('10.2.0.1')).toBe('work.examNetwork');
  const { data } = await as(site, from('10.2.0.1'))(getTimedWorkInfo, { tid: wid });
  expect(data.exam).toMatchObject({ hasNetworks: true, isInNetworks: false, address: '10.2.0.1' });
  expect(await start('10.1.0.1')).toBe('ok');
  expect([await enter(from('10.1.0.1'), wid), await enter(from('10.2.0.1'), wid)]).toEqual(['ok', 'work.examNetwork']);
  expect(await codeOf(as(site, from('10.2.0.1')).refused(moveTimedWorkExam, { tid: wid }))).toBe('work.examNetwork');
  await as(site, author)(updateTimedWork, { id: wid, title: 'Exam', examNetworks: '10.2.0.0/16' });
  await expect.poll(() => enter(from('10.2.0.1'), wid)).toBe('ok');
  const wrong = { id: wid, title: 'Exam', examNetworks: '0.0.0.0/0' };
  expect(await codeOf(as(site, author).refused(updateTimedWork, wrong))).toBe('work.examNetworksWrong');
});

describe('WORK-22 WORK-26 what the page notices', () => {
  const note = (kind: string, secondsAgo = 1, amount = 5) => ({ kind, secondsAgo, amount });
  const send = (who: { token: string }, tid: number, notes: object[]) =>
    codeOf(as(site, who).refused(noteTimedWorkExam, { tid, notes }));
  const stored = (wid: number) =>
    site.services.db.selectFrom('timed_work_exam_notes').select(['kind', 'amount']).where('wid', '=', wid).execute();

  test('is written down only where that was agreed to before the start, which no later change makes otherwise', async () => {
    const who = await buildUser(site);
    const { wid } = await exam({ examNotes: true });
    expect(await codeOf(as(site, who).refused(startTimedWork, { tid: wid }))).toBe('work.examNotAgreed');
    await as(site, who)(startTimedWork, { tid: wid, agrees: true });
    const { who: untold, wid: plain } = await sit();
    expect(await send(untold, plain, [note('hidden')])).toBe('ok');
    expect(await stored(plain)).toEqual([]);
    const change = (examNotes: boolean) =>
      codeOf(as(site, author).refused(updateTimedWork, { id: plain, title: 'Exam', examNotes }));
    expect(await change(true)).toBe('work.examStarted');
    const { wid: noExam } = await buildWork(site, { author });
    await startWork(site, noExam, who);
    const turnOn = { id: noExam, title: 'Work', exam: true };
    expect(await codeOf(as(site, author).refused(updateTimedWork, turnOn))).toBe('work.examStarted');
  });

  test('makes a timeline for those who run it and for the person, for nobody else, and goes 30 days after the end', async () => {
    const { who, wid } = await sit({ examNotes: true });
    expect(await send(who, wid, [note('hidden', 90_000, 3)])).toBe('request.invalid');
    expect(await send(who, wid, [note('hidden', 7000, 3), note('paste', 0, 120)])).toBe('ok');
    const { data } = await as(site, author)(getTimedWorkExamNotes, { tid: wid, uid: who.uid });
    const { startTime } = (await as(site, who)(getTimedWorkInfo, { tid: wid })).data.record!;
    // nothing began before the exam did
    expect(data.records.map(({ kind, amount, at }) => [kind, amount, at])).toEqual([
      ['hidden', 3, startTime],
      ['paste', 120, site.clock.now().toISOString()],
    ]);
    expect((await as(site, who)(getTimedWorkExamNotes, { tid: wid })).data).toEqual(data);
    const rival = await buildUser(site);
    await as(site, rival)(startTimedWork, { tid: wid, agrees: true });
    const asked = as(site, rival).refused(getTimedWorkExamNotes, { tid: wid, uid: who.uid });
    expect(await codeOf(asked)).toBe('access.denied');
    const people = await as(site, author)(getTimedWorkPeople, { tid: wid });
    expect(people.data.records.map(({ notes }) => notes).sort()).toEqual([0, 2]);
    await as(site, who)(endTimedWork, { tid: wid });
    expect(await send(who, wid, [note('blur')])).toBe('work.examOver');
    site.clock.advance(29 * 86_400);
    await sweepExamNotes(site.services);
    expect(await stored(wid)).toHaveLength(2);
    site.clock.advance(2 * 86_400);
    await sweepExamNotes(site.services);
    expect(await stored(wid)).toEqual([]);
  });

  test('has an end: notes beyond a thousand are not kept, however many calls send them at once', async () => {
    const { who, wid } = await sit({ examNotes: true });
    const full = Array.from({ length: 50 }, () => note('blur'));
    for (let round = 0; round < 19; round++) await send(who, wid, full);
    await Promise.all(Array.from({ length: 4 }, () => send(who, wid, full)));
    expect(await stored(wid)).toHaveLength(1000);
    expect(await send(who, wid, [...full, note('blur')])).toBe('request.invalid');
  });
});
