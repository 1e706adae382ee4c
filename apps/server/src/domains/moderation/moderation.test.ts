import { addComment, addReply, getComments } from '@assay/contract/comments/comments.ts';
import { addDiscussion, getDiscussionDetail, updateDiscussion } from '@assay/contract/discussions/discussions.ts';
import { getSystemMessages } from '@assay/contract/messages/inbox.ts';
import {
  decideModerationCase,
  getDiscussionReports,
  getModerationCase,
  getModerationCases,
  type ModerationAction,
  markDiscussionReport,
  reportDiscussion,
  undoModeration,
} from '@assay/contract/moderation/moderation.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';
import { deliverMessages } from '../messages/inbox/deliver.ts';
import { sweepDeleted } from './sweep.ts';

let site: TestSite;
let admin: BuiltUser;
let other: BuiltUser;
let author: BuiltUser;
let reader: BuiltUser;
const ask = (who?: BuiltUser) => as(site, who);
const TEXTS = { title: 'Buy this', description: 'Cheap', content: 'Only today' };
let did: number;

const report = (who: BuiltUser, more: object = {}) =>
  ask(who).refused(reportDiscussion, { did, content: '#spam ads# again', ...more });
const waiting = async () => (await ask(admin)(getModerationCases, { limit: 300 })).data.records;
const caseOf = async (commentId: number | null = null) =>
  (await waiting()).find((one) => one.did === did && one.commentId === commentId)!;
const decide = async (actions: ModerationAction[], more: object = {}, commentId: number | null = null) => {
  const { id, version } = await caseOf(commentId);
  await ask(admin)(decideModerationCase, { id, version, actions, ...more });
  return id;
};
const seen = async (who?: BuiltUser) => (await ask(who).refused(getDiscussionDetail, { did })).status;
const undo = async (id: number, who = admin) => {
  const [last] = (await ask(who)(getModerationCase, { id })).data.decisions;
  return ask(who).refused(undoModeration, { id: last!.id });
};

beforeAll(async () => {
  site = await openTestSite();
  const open = { discussionSolvedNeeded: 0, commentSolvedNeeded: 0, discussionsPerDay: 1000 };
  await site.services.settings.write({ ...DEFAULT_SETTINGS, ...open }, site.services.db);
  admin = await buildUser(site, { role: 'admin' });
  other = await buildUser(site, { role: 'problemAdmin' });
  reader = await buildUser(site);
});
beforeEach(async () => {
  author = await buildUser(site);
  site.clock.advance(61);
  did = (await ask(author)(addDiscussion, TEXTS)).data.id;
});
afterAll(() => site.close());

test('DISC-2 reports need a tag or a reason, and count once for each person', async () => {
  expect((await report(reader, { content: '  ' })).data.code).toBe('moderation.reportEmpty');
  await Promise.all([report(reader), report(reader), report(other)]);
  expect(await caseOf()).toMatchObject({ reports: 2, content: TEXTS.content, isOpen: true });
  const { records } = (await ask(admin)(getDiscussionReports, {})).data;
  expect(records[0]).toMatchObject({ did, status: false, content: '#spam ads# again' });
  await ask(admin)(markDiscussionReport, { id: records[0]!.id, status: true });
  expect((await ask(admin)(getDiscussionReports, {})).data.records[0]!.status).toBe(true);
});

test('DISC-13 a case shows what it was, what it is, and who wrote and reported it', async () => {
  await report(reader);
  await ask(author)(updateDiscussion, { id: did, ...TEXTS, content: 'Nothing at all' });
  const { id } = await caseOf();
  expect((await ask(admin)(getModerationCase, { id })).data).toMatchObject({
    content: TEXTS.content,
    now: { content: 'Nothing at all', status: 0 },
    history: [{ content: TEXTS.content }],
    reportList: [{ reporter: reader.username }],
    record: { discussions: 1, removed: 0, cases: 0, muted: false },
    decisions: [],
  });
});

test('DISC-13 hiding is told, audited, and undone', async () => {
  await report(reader);
  const id = await decide(['hide', 'warn'], { note: 'No adverts' });
  expect([await seen(), await seen(author), await seen(admin)]).toEqual([404, 200, 200]);
  await deliverMessages(site.services);
  const told = (await ask(author)(getSystemMessages, {})).data.records;
  expect(told.map(({ action }) => action).sort()).toEqual(['moderation.hidden', 'moderation.warned']);
  expect(JSON.stringify(told)).toContain('No adverts');
  expect(JSON.stringify(told)).not.toContain(reader.username);
  expect((await ask(reader)(getSystemMessages, {})).data.records[0]!.action).toBe('moderation.handled');
  expect((await undo(id)).status).toBe(200);
  expect(await seen()).toBe(200);
  expect((await undo(id)).data.code).toBe('moderation.tooLate');
  const log = await site.services.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'in', ['decideModerationCase', 'undoModeration'])
    .where('uid', '=', admin.uid)
    .execute();
  expect(log.map(({ action }) => action)).toEqual(['decideModerationCase', 'undoModeration']);
});

test('DISC-13 a comment goes with its replies, and comes back with them', async () => {
  const { id: commentId } = (await ask(author)(addComment, { did, content: 'Rude' })).data;
  await ask(reader)(addReply, { did, reply: { commentId, content: 'Why?' } });
  await report(reader, { commentId });
  const counted = async () => (await ask()(getDiscussionDetail, { did })).data.commentNum;
  expect(await counted()).toBe(2);
  const id = await decide(['delete'], {}, commentId);
  expect(await counted()).toBe(0);
  expect((await ask()(getComments, { did })).data.commentList.records).toEqual([]);
  expect((await ask(reader).refused(addReply, { did, reply: { commentId, content: 'Late' } })).status).toBe(404);
  await undo(id);
  expect(await counted()).toBe(2);
  expect((await ask()(getComments, { did })).data.commentList.records[0]!.replyList).toHaveLength(1);
});

test('DISC-13 who is muted writes nothing until it ends', async () => {
  await report(reader);
  const id = await decide(['mute'], { days: 1 });
  const tried = async () => [
    (await ask(author).refused(addDiscussion, TEXTS)).data?.code,
    (await ask(author).refused(addComment, { did, content: 'Hi' })).data?.code,
    (await ask(author).refused(updateDiscussion, { id: did, ...TEXTS })).data?.code,
  ];
  expect(await tried()).toEqual(['account.muted', 'account.muted', 'account.muted']);
  await undo(id);
  expect((await ask(author)(addComment, { did, content: 'Hi' })).status).toBe(200);
});

test('DISC-13 of two who decide at once one hears that somebody else has', async () => {
  await report(reader);
  const { id, version } = await caseOf();
  const answers = await Promise.all([
    ask(admin).refused(decideModerationCase, { id, version, actions: ['hide'] }),
    ask(other).refused(decideModerationCase, { id, version, actions: ['dismiss'] }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await ask(admin)(getModerationCase, { id })).data.decisions).toHaveLength(1);
});

test('DISC-13 a report while it is decided is in what was seen, or opens it again', async () => {
  await report(reader);
  const { id, version } = await caseOf();
  await Promise.all([ask(admin).refused(decideModerationCase, { id, version, actions: ['dismiss'] }), report(other)]);
  const open = (await waiting()).filter((one) => one.did === did);
  expect(open).toHaveLength(1);
  expect(open[0]!.reports).toBe(open[0]!.id === id ? 2 : 1);
});

test.each([getModerationCases, getModerationCase, decideModerationCase, undoModeration, getDiscussionReports] as const)(
  'DISC-13 $name is for administrators',
  async (op) => {
    const { status } = await ask(reader).refused(op, { id: 1, version: 0, actions: ['hide'] });
    expect(status).toBe(403);
  },
);

test('DISC-8 what is deleted is gone for good after 30 days', async () => {
  await report(reader);
  await decide(['delete']);
  await sweepDeleted(site.services);
  expect(await seen(admin)).toBe(200);
  const month = { clock: { now: () => new Date(site.clock.now().getTime() + 31 * 24 * 3_600_000) } };
  await sweepDeleted({ db: site.services.db, ...month } as never);
  expect(await seen(admin)).toBe(404);
});
