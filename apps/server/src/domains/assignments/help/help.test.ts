import {
  answerHelp,
  askHelp,
  claimHelp,
  getGroupHelp,
  getHelpAt,
  leaveHelp,
  takeBackHelp,
} from '@assay/contract/assignments/help.ts';
import { addAssignment } from '@assay/contract/assignments/list.ts';
import { labelGroupMember, setGroupAssistant } from '@assay/contract/groups/assistants.ts';
import { removeGroupMember } from '@assay/contract/groups/members.ts';
import { getMineMessages } from '@assay/contract/messages/inbox.ts';
import type { PushEvent } from '@assay/contract/push.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltTraining, buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildWork } from '@assay/testkit/build/work.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';
import { deliverMessages } from '../../messages/inbox/deliver.ts';
import { newsTopics } from '../../news/news.ts';

let site: TestSite;
let teacher: BuiltUser;
let helper: BuiltUser;
let ada: BuiltUser;
let bob: BuiltUser;
let stranger: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  site.services.settings.forget();
  teacher = await buildUser(site);
  [helper, ada, bob, stranger] = [
    await buildUser(site, { username: 'helper' }),
    await buildUser(site, { username: 'ada' }),
    await buildUser(site, { username: 'bob' }),
    await buildUser(site),
  ];
});
afterAll(() => site.close());

const DAY = 86_400_000;
const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY).toISOString();
const CODE = Array.from({ length: 20 }, (_, at) => `int line${at + 1};`).join('\n');

let gid: number;
let id: number;
let training: BuiltTraining;
beforeEach(async () => {
  ({ gid } = await buildGroup(site, { owner: teacher, members: [helper, ada, bob] }));
  training = await buildTraining(site, { gid, author: teacher });
  const fields = { title: 'Week 1', opensAt: inDays(-1), dueAt: inDays(1), gid };
  const set = { ...fields, kind: 'training' as const, targetId: training.tid };
  ({ id } = (await as(site, teacher)(addAssignment, set)).data);
  await help(helper);
});

const help = (who: BuiltUser, labels: string[] | null = null) =>
  as(site, teacher)(setGroupAssistant, { gid, uid: who.uid, rights: ['feedback'], labels });
const send = async (who: BuiltUser, code = CODE) => {
  const sent = { pid: training.problems[0]!.problemId, tid: training.tid, language: 'C++ 17', code };
  return (await as(site, who)(submitProblemJudge, sent)).data.submitId;
};
const ask = (who: BuiltUser, change: object = {}, place = 0) =>
  as(site, who).refused(askHelp, { id, pid: training.problems[place]!.pid, question: 'Why is it wrong?', ...change });
const asked = async (who: BuiltUser, change: object = {}, place = 0) =>
  ((await ask(who, change, place)).data as never as { id: number }).id;
const read = async (who: BuiltUser) => (await as(site, who)(getGroupHelp, { gid })).data;
const waitingIds = async (who: BuiltUser) => (await read(who)).waiting.map((one) => one.id);
const codeOf = async (answer: Promise<{ status: number; data: { code?: string } }>) => {
  const { status, data } = await answer;
  return status === 200 ? 'ok' : data.code;
};
const claim = (who: BuiltUser, question: number) => codeOf(as(site, who).refused(claimHelp, { id: question }));
const reply = (who: BuiltUser, question: number, answer = 'Look at line 5') =>
  codeOf(as(site, who).refused(answerHelp, { id: question, answer }));

test('ASG-25 a question comes with problem, verdict, try and code, who waits longest first; its answer reaches the student', async () => {
  await send(ada, 'int other;');
  const submitId = await send(ada);
  const first = await asked(ada, { submitId, line: 12 });
  site.clock.advance(5);
  const second = await asked(bob, { question: 'What is n?' }, 1);
  const { mayAnswer, waiting } = await read(helper);
  expect([mayAnswer, waiting.map((one) => one.id)]).toEqual([true, [first, second]]);
  expect(waiting[0]).toMatchObject({
    ...{ username: 'ada', assignment: 'Week 1', question: 'Why is it wrong?', submitId, line: 12 },
    ...{ displayId: training.problems[0]!.problemId, attempt: 2, attempts: 2, language: 'C++ 17' },
    ...{ status: expect.any(Number), excerptFrom: 8, claim: null, realname: '' },
  });
  expect(waiting[0]!.excerpt.split('\n')).toEqual(CODE.split('\n').slice(7, 16));
  expect(waiting[1]).toMatchObject({ submitId: null, status: null, attempt: null, excerpt: '' });
  expect(await reply(helper, first)).toBe('ok');
  expect(await waitingIds(helper)).toEqual([second]);
  const [own] = (await read(ada)).own;
  expect(own).toMatchObject({ id: first, answer: 'Look at line 5', by: 'helper', isTaken: false });
  const at = { kind: 'training' as const, targetId: training.tid, pid: training.problems[0]!.pid };
  const there = (await as(site, ada)(getHelpAt, at)).data;
  expect([there.places.map((one) => one.id), there.own.map((one) => one.id)]).toEqual([[id], [first]]);
  await deliverMessages(site.services);
  const { records } = (await as(site, ada)(getMineMessages, { currentPage: 1, limit: 50 })).data;
  expect(JSON.stringify(records)).toContain('answered your question about problem');
});

test('ASG-25 of two who take it up at once one has it; the other answers after half an hour, or once it is left', async () => {
  const question = await asked(ada);
  const both = await Promise.all([claim(helper, question), claim(teacher, question)]);
  expect(both.sort()).toEqual(['help.taken', 'ok']);
  const [{ claim: held }] = (await read(helper)).waiting as [Awaited<ReturnType<typeof read>>['waiting'][number]];
  const [has, waits] = held!.isMine ? [helper, teacher] : [teacher, helper];
  expect(held!.by).toBe(has.username);
  expect((await read(ada)).own[0]!.isTaken).toBe(true);
  expect([await reply(waits, question), await claim(has, question)]).toEqual(['help.taken', 'ok']);
  site.clock.advance(29 * 60);
  expect(await claim(waits, question)).toBe('help.taken');
  site.clock.advance(2 * 60);
  expect((await read(waits)).waiting[0]!.claim).toBeNull();
  expect((await read(ada)).own[0]!.isTaken).toBe(false);
  expect(await claim(waits, question)).toBe('ok');
  expect(await codeOf(as(site, has).refused(leaveHelp, { id: question }))).toBe('help.taken');
  expect(await codeOf(as(site, waits).refused(leaveHelp, { id: question }))).toBe('ok');
  // two answers at once: the student reads one
  const answers = await Promise.all([reply(has, question, 'One'), reply(waits, question, 'Two')]);
  expect(answers.sort()).toEqual(['help.answered', 'ok']);
  expect(await claim(waits, question)).toBe('help.answered');
});

test('ASG-25 one question at a time about a problem, taken back or answered before the next, however many are sent at once', async () => {
  const sent = await Promise.all([1, 2, 3].map(() => codeOf(ask(ada))));
  expect(sent.sort()).toEqual(['help.asked', 'help.asked', 'ok']);
  expect(await codeOf(ask(ada, {}, 1))).toBe('ok');
  const [, mine] = (await read(ada)).own;
  expect(await codeOf(as(site, bob).refused(takeBackHelp, { id: mine!.id }))).toBe('help.unknown');
  expect(await codeOf(as(site, ada).refused(takeBackHelp, { id: mine!.id }))).toBe('ok');
  const again = await asked(ada);
  await reply(teacher, again);
  expect(await codeOf(as(site, ada).refused(takeBackHelp, { id: again }))).toBe('help.unknown');
  expect(await codeOf(ask(ada))).toBe('ok');
});

test('ASG-25 members ask about what is open to them and about own submissions; a timed work is asked there', async () => {
  const [submitId, foreign] = [await send(ada), await send(bob)];
  const why = (change: object) => codeOf(ask(ada, change));
  expect(await why({ submitId: foreign })).toBe('submission.unknown');
  expect(await why({ submitId, line: 21 })).toBe('feedback.lineUnknown');
  expect(await why({ pid: 999_999 })).toBe('assignment.cellUnknown');
  expect(await codeOf(ask(teacher))).toBe('assignment.memberUnknown');
  expect(await codeOf(ask(stranger))).toBe('assignment.unknown');
  const { wid } = await buildWork(site, { gid, author: teacher });
  const times = { title: 'Exam', opensAt: inDays(-1), dueAt: inDays(1), gid };
  const exam = { ...times, kind: 'timedWork' as const, targetId: wid };
  const work = (await as(site, teacher)(addAssignment, exam)).data.id;
  expect(await why({ id: work })).toBe('help.closed');
  const later = { ...times, opensAt: inDays(0.5), kind: 'training' as const, targetId: training.tid };
  expect(await why({ id: (await as(site, teacher)(addAssignment, later)).data.id })).toBe('help.closed');
});

test('ASG-25 nobody else learns of a question: classmates, assistants of other classes, and of the own ones who asked', async () => {
  await as(site, teacher)(labelGroupMember, { gid, uid: ada.uid, label: 'A' });
  await as(site, teacher)(labelGroupMember, { gid, uid: bob.uid, label: 'B' });
  await help(helper, ['B']);
  const heard: [BuiltUser, PushEvent[]][] = [helper, bob, ada, teacher].map((who) => [who, []]);
  for (const [who, events] of heard) {
    for (const topic of newsTopics({ kind: 'group', id: gid }, who.uid, { isStaff: who === teacher })) {
      site.services.push.subscribe(topic, (event) => events.push(event));
    }
  }
  const question = await asked(ada);
  expect(heard.map(([, events]) => events.length)).toEqual([0, 0, 1, 1]);
  expect([await claim(helper, question), await reply(helper, question)]).toEqual(['help.unknown', 'help.unknown']);
  expect([await waitingIds(helper), (await read(bob)).own, await waitingIds(bob)]).toEqual([[], [], []]);
  expect((await read(bob)).mayAnswer).toBe(false);
  // an assistant asks, and does not answer that
  const own = await asked(helper);
  expect([await claim(helper, own), await waitingIds(helper), await waitingIds(teacher)]).toEqual([
    'help.unknown',
    [],
    [question, own],
  ]);
  // who left waits no more
  await as(site, teacher)(removeGroupMember, { gid, uid: ada.uid });
  expect([await waitingIds(teacher), await reply(teacher, question)]).toEqual([[own], 'help.unknown']);
  expect((await as(site, stranger).refused(getGroupHelp, { gid })).status).not.toBe(200);
});
