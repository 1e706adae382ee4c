import { addComment, addReply, getComments, likeComment } from '@assay/contract/comments/comments.ts';
import { deleteDiscussions, manageDiscussion } from '@assay/contract/discussions/admin.ts';
import { getDiscussionCategory, saveDiscussionCategory } from '@assay/contract/discussions/categories.ts';
import {
  addDiscussion,
  deleteDiscussion,
  getDiscussionDetail,
  getDiscussionList,
  likeDiscussion,
  updateDiscussion,
} from '@assay/contract/discussions/discussions.ts';
import { addGroupDiscussion, getGroupDiscussionList } from '@assay/contract/discussions/group.ts';
import { getCommentMessages, getLikeMessages, getReplyMessages } from '@assay/contract/messages/inbox.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';
import { deliverMessages } from '../messages/inbox/deliver.ts';
import { storeViews } from './views/views.ts';

let site: TestSite;
let root: BuiltUser;
let admin: BuiltUser;
let anna: BuiltUser;
let bela: BuiltUser;
const OPEN = { ...DEFAULT_SETTINGS, discussionSolvedNeeded: 0, commentSolvedNeeded: 0, discussionsPerDay: 1000 };
const settings = async (changed: Partial<typeof DEFAULT_SETTINGS> = {}) => {
  await site.services.settings.write({ ...OPEN, ...changed }, site.services.db);
  site.services.settings.forget();
};
const ask = (who?: BuiltUser) => as(site, who);
const TEXTS = { title: 'Why is the sky blue?', description: 'A question', content: 'It **is** $x^2$.' };
const begin = async (who: BuiltUser, more: object = {}) =>
  (await ask(who)(addDiscussion, { ...TEXTS, ...more })).data.id;

beforeAll(async () => {
  site = await openTestSite();
  root = await buildUser(site, { role: 'root' });
  admin = await buildUser(site, { role: 'admin' });
  anna = await buildUser(site, { username: 'anna' });
  bela = await buildUser(site, { username: 'bela' });
});
beforeEach(async () => {
  site.clock.advance(61);
  await settings();
});
afterAll(() => site.close());

describe('a discussion', () => {
  test('DISC-1 is begun, listed, read, changed by its author and deleted', async () => {
    const id = await begin(anna, { categoryId: 1 });
    const [row] = (await ask()(getDiscussionList, {})).data.records;
    expect(row).toMatchObject({ id, title: TEXTS.title, author: 'anna', categoryId: 1, pid: null, hasLike: false });
    expect(row).not.toHaveProperty('content');
    const { data } = await ask()(getDiscussionDetail, { did: id });
    expect(data).toMatchObject({ content: TEXTS.content, mayEdit: false, mayDelete: false, revisions: 0 });
    expect(data.rendered!.html).toContain('<strong>is</strong>');
    const changed = { id, ...TEXTS, title: 'Changed' };
    expect((await ask(bela).refused(updateDiscussion, changed)).data.code).toBe('discussion.mayNotChange');
    expect((await ask(root).refused(updateDiscussion, changed)).data.code).toBe('discussion.mayNotChange');
    await ask(anna)(updateDiscussion, changed);
    expect((await ask(anna)(getDiscussionDetail, { did: id })).data).toMatchObject({ title: 'Changed', mayEdit: true });
    expect((await ask(bela).refused(deleteDiscussion, { did: id })).data.code).toBe('discussion.mayNotChange');
    await ask(anna)(deleteDiscussion, { did: id });
    expect((await ask(anna).refused(getDiscussionDetail, { did: id })).data.code).toBe('discussion.unknown');
  });

  test('T-BOPLA-1 takes nothing but its texts from the client', async () => {
    const forged = {
      uid: bela.uid,
      author: 'bela',
      gid: 1,
      likeNum: 9,
      viewNum: 9,
      status: 1,
      topPriority: true,
      id: 1,
    };
    const id = await begin(anna, forged);
    await ask(anna).refused(updateDiscussion, { ...TEXTS, ...forged, id });
    expect((await ask(anna)(getDiscussionDetail, { did: id })).data).toMatchObject({
      uid: anna.uid,
      author: 'anna',
      gid: null,
      likeNum: 0,
      status: 0,
      topPriority: false,
    });
  });

  test('DISC-1 on a problem begins with its id, and is found by it', async () => {
    const { problemId } = await buildProblem(site);
    const id = await begin(anna, { pid: problemId });
    const { records } = (await ask()(getDiscussionList, { pid: problemId })).data;
    expect(records).toMatchObject([{ id, pid: problemId, title: `[${problemId}] ${TEXTS.title}` }]);
    expect((await ask(anna).refused(addDiscussion, { ...TEXTS, pid: 'NONE' })).data.code).toBe('problem.unknown');
  });

  test.each([
    [{ title: ' ' }, 'Title is required'],
    [{ description: '' }, 'Description is required'],
    [{ content: '' }, 'Content is required'],
    [{ title: 'x'.repeat(256) }, 'Title Can not exceed 255'],
    [{ content: 'x'.repeat(65_536) }, 'Content Can not exceed 65535'],
    [{ categoryId: 4711 }, 'This category does not exist'],
  ])('DISC-1 refuses %o', async (more, msg) => {
    expect((await ask(anna).refused(addDiscussion, { ...TEXTS, ...more })).msg).toBe(msg);
  });

  test('DISC-17 of two windows that change it the later one is told, and every change is counted', async () => {
    const id = await begin(anna);
    const change = (title: string, revisions?: number) =>
      ask(anna).refused(updateDiscussion, { id, ...TEXTS, title, revisions });
    const answers = await Promise.all([change('One', 0), change('Two', 0)]);
    expect(answers.map(({ status, data }) => data?.code ?? status).sort()).toEqual([200, 'discussion.changed']);
    expect((await change('Three', 1)).status).toBe(200);
    await Promise.all([change('Four'), change('Five')]);
    expect((await ask(anna)(getDiscussionDetail, { did: id })).data.revisions).toBe(4);
  });

  test('DISC-1 pinned ones stand first', async () => {
    const first = await begin(anna, { title: 'Pinned' });
    await begin(anna);
    await ask(admin)(manageDiscussion, { id: first, topPriority: true });
    expect((await ask()(getDiscussionList, {})).data.records[0]).toMatchObject({ id: first, topPriority: true });
    expect((await ask(anna).refused(manageDiscussion, { id: first, topPriority: false })).status).toBe(403);
  });

  test('DISC-8 a disabled one is for its author and administrators, a deleted one for these alone', async () => {
    const id = await begin(anna);
    const statuses = async () =>
      Promise.all(
        [undefined, bela, anna, admin].map(
          async (who) => (await ask(who).refused(getDiscussionDetail, { did: id })).status,
        ),
      );
    await ask(admin)(manageDiscussion, { id, status: 1 });
    expect(await statuses()).toEqual([404, 404, 200, 200]);
    expect((await ask(anna).refused(updateDiscussion, { id, ...TEXTS })).data.code).toBe('discussion.mayNotChange');
    expect((await ask(admin)(deleteDiscussions, [id])).data).toEqual({ deleted: 1 });
    expect(await statuses()).toEqual([404, 404, 404, 200]);
    await ask(admin)(manageDiscussion, { id, status: 0 });
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    const all = (await ask(admin)(getDiscussionList, { admin: true, limit: 300 })).data.records;
    expect(all.map((row) => row.id)).toContain(id);
    expect((await ask(anna).refused(getDiscussionList, { admin: true })).status).toBe(403);
  });

  test('DISC-7 needs problems solved, and only so many a day', async () => {
    await settings({ discussionSolvedNeeded: 10, discussionsPerDay: 2 });
    expect((await ask(anna).refused(addDiscussion, TEXTS)).data.code).toBe('discussion.solvedTooFew');
    expect((await ask(admin)(addDiscussion, TEXTS)).status).toBe(200);
    await settings({ discussionsPerDay: 2 });
    const eager = await buildUser(site);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(eager).refused(addDiscussion, TEXTS)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429]);
    await settings({ discussionsPerUser: 2 });
    expect((await ask(eager).refused(addDiscussion, TEXTS)).data.code).toBe('discussion.tooMany');
  });

  test('DISC-7 whoever is barred from it begins none, and whoever is muted writes nothing', async () => {
    const barred = await buildUser(site, { role: 'noDiscussion' });
    const muted = await buildUser(site, { role: 'muted' });
    const did = await begin(anna);
    for (const who of [barred, muted]) expect((await ask(who).refused(addDiscussion, TEXTS)).status).toBe(403);
    expect((await ask(barred)(addComment, { did, content: 'Hi' })).status).toBe(200);
    expect((await ask(muted).refused(addComment, { did, content: 'Hi' })).status).toBe(403);
  });

  test('DISC-10 closed areas answer nobody, while they are open too', async () => {
    const did = await begin(anna);
    await settings({ openPublicDiscussion: false });
    const asked = await Promise.all([
      ask().refused(getDiscussionList, {}),
      ask(root).refused(getDiscussionList, {}),
      ask(anna).refused(getDiscussionDetail, { did }),
      ask(anna).refused(addDiscussion, TEXTS),
      ask(anna).refused(updateDiscussion, { id: did, ...TEXTS }),
      ask(anna).refused(deleteDiscussion, { did }),
      ask(anna).refused(likeDiscussion, { did, toLike: true }),
      ask(anna).refused(getComments, { did }),
      ask(anna).refused(addComment, { did, content: 'Hi' }),
    ]);
    for (const { status, data } of asked) expect([status, data.code]).toEqual([403, 'discussion.closed']);
    expect((await ask(admin)(getDiscussionList, { admin: true })).status).toBe(200);
    const { gid } = await buildGroup(site, { owner: anna });
    expect((await ask(anna)(addGroupDiscussion, { ...TEXTS, gid })).status).toBe(200);
    await settings({ openGroupDiscussion: false });
    expect((await ask(anna).refused(getGroupDiscussionList, { gid })).data.code).toBe('discussion.groupClosed');
    expect((await ask(anna).refused(addGroupDiscussion, { ...TEXTS, gid })).data.code).toBe('discussion.groupClosed');
  });
});

describe('likes and views', () => {
  test('R-LIKE fifty likes of one person at once count once, and fifty unlikes leave what was', async () => {
    const did = await begin(anna);
    await ask(admin)(likeDiscussion, { did, toLike: true });
    const many = (toLike: boolean) =>
      Promise.all(Array.from({ length: 50 }, () => ask(bela).refused(likeDiscussion, { did, toLike })));
    await many(true);
    expect((await ask(bela)(getDiscussionDetail, { did })).data).toMatchObject({ likeNum: 2, hasLike: true });
    site.clock.advance(61);
    await many(false);
    expect((await ask(bela)(getDiscussionDetail, { did })).data).toMatchObject({ likeNum: 1, hasLike: false });
  });

  test('DISC-11 views count once for each person and hour', async () => {
    const did = await begin(anna);
    const read = async (who?: BuiltUser) => ask(who)(getDiscussionDetail, { did });
    for (const who of [anna, anna, bela, undefined, undefined]) await read(who);
    await storeViews(site.services);
    expect((await read(anna)).data.viewNum).toBe(3);
    site.clock.advance(3600);
    await read(anna);
    await storeViews(site.services);
    expect((await read(anna)).data.viewNum).toBe(4);
  });
});

describe('comments of a discussion', () => {
  test('are counted with their replies, whatever is deleted', async () => {
    const did = await begin(anna);
    const { id } = (await ask(bela)(addComment, { did, content: 'First' })).data;
    for (const content of ['One', 'Two', 'Three', 'Four']) {
      await ask(anna)(addReply, { did, reply: { commentId: id, content } });
    }
    await ask(anna)(likeComment, { cid: id, toLike: true, sourceId: did, sourceType: 'Discussion' });
    const { data } = await ask()(getComments, { did });
    expect(data).toMatchObject({ totalWithReplies: 5, commentList: { total: 1 } });
    expect(data.commentList.records[0]!.replyList.map(({ content }) => content)).toEqual(['Four', 'Three', 'Two']);
    expect(data.commentList.records[0]).toMatchObject({ totalReplyNum: 4, likeNum: 1 });
    expect((await ask()(getDiscussionDetail, { did })).data.commentNum).toBe(5);
    await site.services.db.deleteFrom('comments').where('id', '=', id).execute();
    expect((await ask()(getDiscussionDetail, { did })).data.commentNum).toBe(0);
  });

  test('MSG-2 tell the author, whoever is answered and whoever is liked, and nobody of himself', async () => {
    const did = await begin(anna, { title: 'Told' });
    const { id } = (await ask(bela)(addComment, { did, content: 'Hello' })).data;
    await ask(anna)(addComment, { did, content: 'My own' });
    await ask(anna)(addReply, { did, reply: { commentId: id, content: 'Thanks' } });
    await ask(anna)(likeComment, { cid: id, toLike: true });
    await ask(bela)(likeDiscussion, { did, toLike: true });
    await deliverMessages(site.services);
    const of = async (who: BuiltUser) => ({
      comment: (await ask(who)(getCommentMessages, {})).data.records.filter((one) => one.sourceTitle === 'Told'),
      reply: (await ask(who)(getReplyMessages, {})).data.records.filter((one) => one.sourceTitle === 'Told'),
      like: (await ask(who)(getLikeMessages, {})).data.records.filter((one) => one.sourceTitle === 'Told'),
    });
    expect(await of(anna)).toMatchObject({
      comment: [{ senderUsername: 'bela', url: `/discussion-detail/${did}?comment=${id}` }],
      reply: [],
      like: [{ senderUsername: 'bela', url: `/discussion-detail/${did}` }],
    });
    expect(await of(bela)).toMatchObject({
      comment: [],
      reply: [{ senderUsername: 'anna', quoteContent: 'Hello' }],
      like: [{ senderUsername: 'anna' }],
    });
  });

  test('T-RACE-12 a comment on its way while the discussion is deleted is in it, or got 404', async () => {
    const did = await begin(anna);
    const answers = await Promise.all([
      ask(bela).refused(addComment, { did, content: 'One' }),
      ask(anna).refused(deleteDiscussion, { did }),
      ask(admin).refused(addComment, { did, content: 'Two' }),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    const stored = answers.filter(({ status }, at) => at !== 1 && status === 200).length;
    const row = await site.services.db
      .selectFrom('discussions')
      .select(['comment_num', 'status'])
      .where('id', '=', did)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ comment_num: stored, status: 2 });
    expect((await ask(bela).refused(addComment, { did, content: 'Late' })).data.code).toBe('discussion.unknown');
  });

  test('DISC-7 need problems solved, unless the settings say otherwise', async () => {
    const did = await begin(anna);
    await settings({ commentSolvedNeeded: 10 });
    expect((await ask(bela).refused(addComment, { did, content: 'Hi' })).data.code).toBe('discussion.solvedTooFew');
    expect((await ask(admin)(addComment, { did, content: 'Hi' })).status).toBe(200);
  });
});

describe('categories', () => {
  test('come with the site and are saved as a whole by super administrators', async () => {
    const before = (await ask()(getDiscussionCategory, {})).data;
    expect(before.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    const did = await begin(anna, { categoryId: 5 });
    const wanted = [...before.slice(0, 4).reverse(), { name: 'News' }];
    expect((await ask(admin).refused(saveDiscussionCategory, wanted)).status).toBe(403);
    await ask(root)(saveDiscussionCategory, wanted);
    const after = (await ask()(getDiscussionCategory, {})).data;
    expect(after.map(({ name }) => name)).toEqual([
      ...before
        .slice(0, 4)
        .reverse()
        .map(({ name }) => name),
      'News',
    ]);
    expect((await ask()(getDiscussionDetail, { did })).data).toMatchObject({ categoryId: null, categoryName: null });
    expect((await ask(root).refused(saveDiscussionCategory, [{ id: 4711, name: 'x' }])).status).toBe(404);
  });
});
