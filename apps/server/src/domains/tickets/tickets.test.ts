import { dropProblemPerson, nameProblemPerson } from '@assay/contract/authoring/people.ts';
import {
  answerTicket,
  assignTicket,
  closeTicket,
  getTicket,
  getTickets,
  openTicket,
  TICKETS_PER_DAY,
} from '@assay/contract/tickets/tickets.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storeMute } from '../accounts/mutes/mutes.queries.ts';

let site: TestSite;
let setter: BuiltUser;
let otherSetter: BuiltUser;
let curator: BuiltUser;
let reporter: BuiltUser;
let stranger: BuiltUser;
let pid: number;
const ask = (who?: BuiltUser) => as(site, who);
const TEXTS = { title: 'Wrong sample', content: 'The second sample adds up to 7.' };

const opened = async (who = reporter, of = pid) => (await ask(who)(openTicket, { pid: of, ...TEXTS })).data.id;
const codeOf = async (asked: Promise<{ data: { code?: string } }>) => (await asked).data.code;
const listed = async (who: BuiltUser, list: 'mine' | 'queue', open = true) =>
  (await ask(who)(getTickets, { list, open, limit: 100 })).data.records.map(({ id }) => id);

beforeAll(async () => {
  site = await openTestSite();
  setter = await buildUser(site, { role: 'admin' });
  otherSetter = await buildUser(site, { role: 'admin' });
  curator = await buildUser(site, { role: 'problemAdmin' });
  stranger = await buildUser(site);
  ({ pid } = await buildProblem(site, { author: setter }));
});
beforeEach(async () => {
  reporter = await buildUser(site);
});
afterAll(() => site.close());

test('TICK-1 TICK-3 a ticket is for its reporter and those who may change the problem, in every call', async () => {
  const id = await opened();
  for (const who of [reporter, setter, curator]) {
    const { data } = await ask(who)(getTicket, { id });
    expect(data).toMatchObject({ title: TEXTS.title, mayHandle: who !== reporter, mayWrite: true });
    expect(data.messages.map(({ content }) => content)).toEqual([TEXTS.content]);
  }
  for (const who of [stranger, otherSetter]) {
    expect(await codeOf(ask(who).refused(getTicket, { id }))).toBe('ticket.unknown');
    expect(await codeOf(ask(who).refused(answerTicket, { id, content: 'Me too' }))).toBe('ticket.unknown');
    expect(await codeOf(ask(who).refused(assignTicket, { id, mine: true }))).toBe('ticket.unknown');
    expect(await codeOf(ask(who).refused(closeTicket, { id }))).toBe('ticket.unknown');
    expect([...(await listed(who, 'mine')), ...(await listed(who, 'queue'))]).not.toContain(id);
  }
  expect(await codeOf(ask(reporter).refused(closeTicket, { id }))).toBe('access.denied');
  expect(await codeOf(ask(reporter).refused(assignTicket, { id, mine: true }))).toBe('access.denied');
  expect(await listed(reporter, 'mine')).toContain(id);
  expect(await listed(reporter, 'queue')).toEqual([]);
  for (const who of [setter, curator]) expect(await listed(who, 'queue')).toContain(id);
});

test('TICK-1 nobody reports about a problem that is hidden from him, and who is muted reports nothing', async () => {
  const hidden = await buildProblem(site, { author: setter, auth: 2 });
  expect(await codeOf(ask(reporter).refused(openTicket, { pid: hidden.pid, ...TEXTS }))).toBe('problem.unknown');
  await storeMute(site.services.db, reporter.uid, { until: null }, site.clock.now());
  expect(await codeOf(ask(reporter).refused(openTicket, { pid, ...TEXTS }))).toBe('account.muted');
});

test('TICK-2 so many within a day, also when they are opened at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: TICKETS_PER_DAY + 4 }, () => ask(reporter).refused(openTicket, { pid, ...TEXTS })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(TICKETS_PER_DAY);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  const yesterday = new Date(site.clock.now().getTime() - 24 * 3600 * 1000);
  await site.services.db
    .updateTable('tickets')
    .set({ gmt_create: yesterday })
    .where('uid', '=', reporter.uid)
    .execute();
  expect(await opened()).toBeGreaterThan(0);
});

test('TICK-4 while a contest with the problem runs nothing is opened or written', async () => {
  const { problems } = await buildContest(site, {
    author: setter,
    startsIn: 60,
    problems: [{ auth: 1, author: setter }],
  });
  const used = problems[0]!.pid;
  const id = await opened(reporter, used);
  site.clock.advance(61);
  expect(await codeOf(ask(reporter).refused(openTicket, { pid: used, ...TEXTS }))).toBe('ticket.problemInUse');
  expect(await codeOf(ask(reporter).refused(answerTicket, { id, content: 'And?' }))).toBe('ticket.problemInUse');
  expect((await ask(setter)(getTicket, { id })).data.mayWrite).toBe(false);
  await ask(setter)(closeTicket, { id });
});

test('TICK-5 TICK-6 taken over by one, answered, closed with a version, opened again; the other side hears', async () => {
  const id = await opened();
  await ask(setter)(assignTicket, { id, mine: true });
  expect(await codeOf(ask(curator).refused(assignTicket, { id, mine: true }))).toBe('ticket.taken');
  expect(await codeOf(ask(curator).refused(assignTicket, { id, mine: false }))).toBe('ticket.taken');
  await ask(setter)(answerTicket, { id, content: 'It will be fixed.' });
  await ask(reporter)(answerTicket, { id, content: 'Thank you.' });
  expect(await codeOf(ask(setter).refused(closeTicket, { id, fixedIn: 99 }))).toBe('problem.versionUnknown');
  const { latest } = (await ask(setter)(getTicket, { id })).data;
  await ask(setter)(closeTicket, { id, fixedIn: latest });
  expect((await ask(reporter)(getTicket, { id })).data).toMatchObject({ isOpen: false, fixedIn: latest, latest: null });
  expect(await codeOf(ask(reporter).refused(answerTicket, { id, content: 'More' }))).toBe('ticket.closed');
  expect(await listed(setter, 'queue', false)).toContain(id);
  const told = await site.services.db
    .selectFrom('message_events')
    .selectAll()
    .where('url', '=', `/ticket?id=${id}`)
    .orderBy('id')
    .execute();
  expect(told.map(({ kind, recipients }) => [kind, recipients])).toEqual([
    ['ticket.opened', [setter.uid]],
    ['ticket.answered', [reporter.uid]],
    ['ticket.answered', [setter.uid]],
    ['ticket.closed', [reporter.uid]],
  ]);
  const acts = await site.services.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', `ticket ${id}`)
    .orderBy('id')
    .execute();
  expect(acts.map(({ action }) => action)).toEqual(['assignTicket', 'closeTicket']);
  await ask(setter)(closeTicket, { id, open: true });
  expect((await ask(setter)(getTicket, { id })).data).toMatchObject({ isOpen: true, fixedIn: null });
});

test('TICK-7 those whose the problem is give it to author or curators, who hear of it; all others to nobody', async () => {
  const helper = await buildUser(site);
  const tester = await buildUser(site);
  for (const [{ username }, part] of [
    [helper, 'curator'],
    [tester, 'tester'],
  ] as const)
    await ask(setter)(nameProblemPerson, { pid, username, part });
  const id = await opened();
  const peopleFor = async (who: BuiltUser) => (await ask(who)(getTicket, { id })).data.people;
  expect(await peopleFor(setter)).toEqual([setter.username, helper.username]);
  expect([await peopleFor(helper), await peopleFor(reporter)]).toEqual([[], []]);
  const give = (who: BuiltUser, to: BuiltUser) => ask(who).refused(assignTicket, { id, to: to.username });
  for (const who of [tester, stranger]) expect(await codeOf(give(who, helper))).toBe('ticket.unknown');
  for (const who of [reporter, helper]) expect(await codeOf(give(who, setter))).toBe('access.denied');
  for (const to of [tester, stranger, reporter]) expect(await codeOf(give(setter, to))).toBe('ticket.noHelper');

  await give(setter, helper);
  expect((await ask(helper)(getTicket, { id })).data).toMatchObject({ assignee: helper.username, isMine: true });
  const hearing = async () => {
    const told = site.services.db.selectFrom('message_events').select(['kind', 'recipients']);
    return (await told.where('url', '=', `/ticket?id=${id}`).orderBy('id', 'desc').limit(1).execute())[0];
  };
  expect(await hearing()).toEqual({ kind: 'ticket.assigned', recipients: [helper.uid] });
  await ask(reporter)(answerTicket, { id, content: 'And?' });
  expect(await hearing()).toEqual({ kind: 'ticket.answered', recipients: [helper.uid] });

  // who may not change the problem any more looks after nothing
  await ask(setter)(dropProblemPerson, { pid, uid: helper.uid });
  await ask(reporter)(answerTicket, { id, content: 'Still there' });
  expect(await hearing()).toEqual({ kind: 'ticket.answered', recipients: [setter.uid] });
  await ask(curator)(assignTicket, { id, mine: true });
  expect((await ask(curator)(getTicket, { id })).data.isMine).toBe(true);
});
