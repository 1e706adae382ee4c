import { addAssignment, getAssignments, releaseAssignment } from '@assay/contract/assignments/list.ts';
import { getAssignmentProgress } from '@assay/contract/assignments/progress.ts';
import { askRegrade, decideRegrade, getRegrades } from '@assay/contract/assignments/regrades.ts';
import { setGroupAssistant } from '@assay/contract/groups/assistants.ts';
import { getMineMessages } from '@assay/contract/messages/inbox.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverMessages } from '../../messages/inbox/deliver.ts';

let site: TestSite;
let teacher: BuiltUser;
let helper: BuiltUser;
let ada: BuiltUser;
let bob: BuiltUser;
let stranger: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  teacher = await buildUser(site);
  [ada, bob, helper, stranger] = [
    await buildUser(site),
    await buildUser(site),
    await buildUser(site),
    await buildUser(site),
  ];
});
afterAll(() => site.close());

const DAY = 86_400_000;
const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY).toISOString();
const REASON = 'The third case of the statement is wrong.';

async function assigned(fields: { results?: 'byHand'; regradeDays?: number; dueAt?: string } = {}) {
  const { gid } = await buildGroup(site, { owner: teacher, members: [ada, bob, helper] });
  const { tid, problems } = await buildTraining(site, { gid, author: teacher });
  const set = { title: 'Week 1', opensAt: inDays(-9), dueAt: inDays(-1), ...fields };
  const { data } = await as(site, teacher)(addAssignment, { ...set, gid, kind: 'training', targetId: tid });
  const ask = async (who: BuiltUser, pid = problems[0]!.pid, reason = REASON) => {
    const { status, data: said } = await as(site, who).refused(askRegrade, { id: data.id, pid, reason });
    return said?.code ?? status;
  };
  const listFor = async (who: BuiltUser) => (await as(site, who)(getRegrades, { id: data.id })).data;
  const decide = async (who: BuiltUser, id: number, isGranted: boolean, percent: number | null = null) => {
    const sent = { id, isGranted, answer: 'Looked at it.', percent };
    const { status, data: said } = await as(site, who).refused(decideRegrade, sent);
    return said?.code ?? status;
  };
  return { id: data.id, gid, pids: problems.map(({ pid }) => pid), ask, listFor, decide };
}

async function toldTo(who: BuiltUser) {
  await deliverMessages(site.services);
  const { data } = await as(site, who)(getMineMessages, {});
  return data.records.filter(({ state }) => !state).map(({ action }) => action);
}

test('ASG-23 a student asks once for a problem, with a reason, and is told what came of it; points are given by hand', async () => {
  const { id, pids, ask, listFor, decide } = await assigned();
  expect(await ask(ada, pids[0]!, 'too short')).toBe('request.invalid');
  expect(await ask(ada)).toBe(200);
  expect(await ask(ada)).toBe('assignment.regradeAsked');
  // two at once: one of them
  expect((await Promise.all([ask(ada, pids[1]!), ask(ada, pids[1]!)])).sort()).toEqual([
    200,
    'assignment.regradeAsked',
  ]);
  expect(await ask(ada, 999_999)).toBe('assignment.cellUnknown');
  expect(await toldTo(teacher)).toEqual(['regrade.asked', 'regrade.asked']);
  const [first, second] = (await listFor(teacher)).requests;
  expect(first).toMatchObject({ uid: ada.uid, pid: pids[0], reason: REASON, isGranted: null });
  expect(await decide(teacher, first!.id, true, 80)).toBe(200);
  expect(await decide(teacher, first!.id, false)).toBe('assignment.regradeDecided');
  expect(await decide(teacher, second!.id, false, 50)).toBe(200);
  const { cells } = (await as(site, teacher)(getAssignmentProgress, { id })).data;
  expect(cells.map((cell) => cell[2])).toEqual([80]);
  expect((await toldTo(ada)).sort()).toEqual(['assignment.points', 'regrade.granted', 'regrade.refused']);
  expect((await listFor(ada)).requests).toMatchObject([
    { isGranted: true, answer: 'Looked at it.', by: teacher.username },
    { isGranted: false },
  ]);
});

test('ASG-23 while results are shown, for as long as the assignment says', async () => {
  const hidden = await assigned({ results: 'byHand', regradeDays: 2 });
  const untilFor = async ({ gid }: { gid: number }) =>
    (await as(site, ada)(getAssignments, { gid })).data.records[0]!.regradeUntil;
  expect([await hidden.ask(ada), await untilFor(hidden)]).toEqual(['assignment.regradeClosed', null]);
  await as(site, teacher)(releaseAssignment, { id: hidden.id });
  expect(await untilFor(hidden)).toBe(inDays(2));
  // as if they had been shown before
  const shownAt = (ms: number) =>
    site.services.db
      .updateTable('assignments')
      .set({ released_at: new Date(site.clock.now().getTime() - ms) })
      .where('id', '=', hidden.id)
      .execute();
  await shownAt(2 * DAY - 1);
  expect(await hidden.ask(ada)).toBe(200);
  await shownAt(2 * DAY);
  expect([await hidden.ask(bob), await untilFor(hidden)]).toEqual(['assignment.regradeClosed', null]);
  expect(await (await assigned({ regradeDays: 0 })).ask(ada)).toBe('assignment.regradeClosed');
});

test('ASG-23 the own requests alone, but for who sees the progress; nobody decides about the own', async () => {
  const { gid, ask, listFor, decide } = await assigned();
  for (const who of [ada, helper]) expect(await ask(who)).toBe(200);
  expect(await ask(teacher)).toBe('assignment.memberUnknown');
  expect(await ask(stranger)).toBe('assignment.unknown');
  const [ofAda, ofHelper] = (await listFor(teacher)).requests;
  expect((await listFor(bob)).requests).toEqual([]);
  expect((await listFor(helper)).requests.map(({ uid }) => uid)).toEqual([helper.uid]);
  for (const who of [ada, bob, helper, stranger]) {
    expect(await decide(who, ofAda!.id, true, 100)).toBe('assignment.regradeUnknown');
  }
  await as(site, teacher)(setGroupAssistant, { gid, uid: helper.uid, rights: ['grade'] });
  expect((await listFor(helper)).requests).toHaveLength(2);
  expect(await decide(helper, ofHelper!.id, true, 100)).toBe('assignment.regradeUnknown');
  expect(await decide(helper, ofAda!.id, false)).toBe(200);
});
