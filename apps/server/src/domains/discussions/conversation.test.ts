import {
  addComment,
  addReply,
  deleteReply,
  getCommentHistory,
  getComments,
  REVISIONS_MAX,
  updateComment,
} from '@assay/contract/comments/comments.ts';
import { addDiscussion, getDiscussionDetail, updateDiscussion } from '@assay/contract/discussions/discussions.ts';
import { addGroupDiscussion } from '@assay/contract/discussions/group.ts';
import { getCommentMessages, getReplyMessages } from '@assay/contract/messages/inbox.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';
import { deliverMessages } from '../messages/inbox/deliver.ts';

let site: TestSite;
let root: BuiltUser;
let admin: BuiltUser;
let anna: BuiltUser;
let bela: BuiltUser;
const ask = (who?: BuiltUser) => as(site, who);
const TEXTS = { title: 'Why is the sky blue?', description: 'A question', content: 'It is.' };
const begin = async (who: BuiltUser, more: object = {}) =>
  (await ask(who)(addDiscussion, { ...TEXTS, ...more })).data.id;

beforeAll(async () => {
  site = await openTestSite();
  root = await buildUser(site, { role: 'root' });
  admin = await buildUser(site, { role: 'admin' });
  anna = await buildUser(site, { username: 'anna' });
  bela = await buildUser(site, { username: 'bela' });
  const open = { discussionSolvedNeeded: 0, commentSolvedNeeded: 0, discussionsPerDay: 1000 };
  await site.services.settings.write({ ...DEFAULT_SETTINGS, ...open }, site.services.db);
  site.services.settings.forget();
});
beforeEach(() => site.clock.advance(61));
afterAll(() => site.close());

describe('people who are named', () => {
  const told = async (who: BuiltUser, did: number) => {
    await deliverMessages(site.services);
    const tabs = [getReplyMessages, getCommentMessages] as const;
    const lists = await Promise.all(tabs.map(async (tab) => (await ask(who)(tab, {})).data.records));
    return lists.flat().flatMap(({ action, sourceId }) => (sourceId === did ? action : []));
  };

  test('DISC-15 hear of it once, and their names lead to them', async () => {
    const did = await begin(anna, { content: 'Do you know, @BELA? Not `@admin`, nor @nobody' });
    const { data } = await ask()(getDiscussionDetail, { did });
    expect(data.mentions).toEqual([{ uid: bela.uid, name: 'BELA' }]);
    const { id } = (await ask(bela)(addComment, { did, content: 'No, ask @anna @bela' })).data;
    await ask(anna)(addReply, { did, reply: { commentId: id, content: 'Thank you, @bela.' } });
    const [first] = (await ask()(getComments, { did })).data.commentList.records;
    expect(first!.mentions.map(({ name }) => name)).toEqual(['anna', 'bela']);
    // of one comment people get one message, and none of what they wrote
    const [mention, twice] = [['discussion.mention'], ['discussion.mention', 'discussion.mention']];
    expect([await told(anna, did), await told(bela, did)]).toEqual([mention, twice]);
    await ask(bela)(updateComment, { id, content: 'No, ask @anna and @anna' });
    await ask(anna)(updateDiscussion, { id: did, ...TEXTS, content: 'Do you know, @bela?' });
    expect([await told(anna, did), await told(bela, did)]).toEqual([mention, twice]);
  });

  test('DISC-15 T-BOLA-1 hear nothing of a place that they may not read', async () => {
    const group = await buildGroup(site, { owner: anna });
    const asked = { ...TEXTS, gid: group.gid, content: '@bela @root' };
    const did = (await ask(anna)(addGroupDiscussion, asked)).data.id;
    await ask(anna)(addComment, { did, content: 'Really, @bela' });
    expect(await told(bela, did)).toEqual([]);
  });

  test('DISC-15 are ten at most', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, (_, at) => buildUser(site, { username: `many${at}` })));
    const did = await begin(anna, { content: many.map(({ username }) => `@${username}`).join(' ') });
    expect((await ask()(getDiscussionDetail, { did })).data.mentions).toHaveLength(10);
  });
});

describe('a comment', () => {
  test('DISC-16 a reply quotes the reply that it answers, as long as that is there', async () => {
    const did = await begin(anna);
    const { id: commentId } = (await ask(anna)(addComment, { did, content: 'One' })).data;
    const { id } = (await ask(bela)(addReply, { did, reply: { commentId, content: 'x'.repeat(300) } })).data;
    await ask(anna)(addReply, { did, reply: { commentId, content: 'To that' }, quoteId: id });
    const quotes = async () =>
      (await ask()(getComments, { did })).data.commentList.records[0]!.replyList.map(({ quote }) => quote);
    expect(await quotes()).toEqual([{ id, fromName: 'bela', content: `${'x'.repeat(200)}…` }, null]);
    await ask(bela)(deleteReply, { did, reply: { id } });
    expect(await quotes()).toEqual([{ id, fromName: null, content: null }]);
  });

  test('DISC-17 is changed by its author alone; what it said is read by those who run the place', async () => {
    const did = await begin(anna);
    const { id } = (await ask(bela)(addComment, { did, content: 'First' })).data;
    for (const who of [anna, root]) {
      expect((await ask(who).refused(updateComment, { id, content: 'Mine' })).data.code).toBe('comment.mayNotChange');
    }
    expect((await ask(bela).refused(updateComment, { id, content: ' ' })).data.code).toBe('comment.empty');
    await ask(bela)(updateComment, { id, content: 'Second' });
    // what changes nothing is no version
    await ask(bela)(updateComment, { id, content: 'Second' });
    const [row] = (await ask(anna)(getComments, { did })).data.commentList.records;
    expect(row).toMatchObject({ content: 'Second', editedAt: expect.any(String), mayEdit: false });
    for (const who of [bela, admin]) {
      expect((await ask(who)(getCommentHistory, { id })).data.map(({ content }) => content)).toEqual(['First']);
    }
    expect((await ask(anna).refused(getCommentHistory, { id })).data.code).toBe('access.denied');
    expect((await ask(bela).refused(getCommentHistory, { id: 999_999 })).data.code).toBe('comment.unknown');
  });

  test('DISC-17 is changed so often and no more', async () => {
    const did = await begin(anna);
    const { id } = (await ask(bela)(addComment, { did, content: 'First' })).data;
    const versions = Array.from({ length: REVISIONS_MAX }, () => ({
      comment_id: id,
      content: 'Again',
      gmt_create: site.clock.now(),
    }));
    await site.services.db.insertInto('comment_revisions').values(versions).execute();
    const { data } = await ask(bela).refused(updateComment, { id, content: 'Once more' });
    expect(data.code).toBe('comment.changedTooOften');
  });
});
