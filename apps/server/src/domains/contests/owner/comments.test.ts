import {
  addComment,
  addReply,
  deleteComment,
  deleteReply,
  getComments,
  getReplies,
  likeComment,
} from '@assay/contract/comments/comments.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';
import { type ContestStage, openContestStage } from '../testing/stage.ts';

let stage: ContestStage;
beforeAll(async () => {
  stage = await openContestStage();
});
afterAll(() => stage.site.close());

describe('questions and answers', () => {
  test('while it runs one sees own comments and those of the jury; replies go to those of root and creator', async () => {
    const { cid, ask, author, root, anna, bela } = stage;
    const { id: ofAnna } = (await ask(anna)(addComment, { cid, content: 'Is A hard?' })).data;
    const { id: ofAuthor } = (await ask(author)(addComment, { cid, content: 'Read all statements' })).data;
    const { id: ofRoot } = (await ask(root)(addComment, { cid, content: 'Welcome' })).data;
    const seenBy = async (user: typeof anna) =>
      (await ask(user)(getComments, { cid })).data.commentList.records.map(({ id, mayReply, mayDelete, fromRole }) => ({
        id,
        mayReply,
        mayDelete,
        fromRole,
      }));
    expect(await seenBy(bela)).toEqual([
      { id: ofRoot, mayReply: true, mayDelete: false, fromRole: 'root' },
      { id: ofAuthor, mayReply: true, mayDelete: false, fromRole: 'admin' },
    ]);
    expect((await seenBy(anna)).map(({ id, mayReply, mayDelete }) => [id, mayReply, mayDelete])).toEqual([
      [ofRoot, true, false],
      [ofAuthor, true, false],
      [ofAnna, false, true],
    ]);
    expect((await seenBy(author)).map(({ id }) => id)).toEqual([ofRoot, ofAuthor, ofAnna]);

    const reply = (user: typeof anna, commentId: number) =>
      ask(user).refused(addReply, { cid, reply: { commentId, content: 'Thanks' } });
    expect((await reply(bela, ofAnna)).data.code).toBe('comment.unknown');
    expect((await reply(anna, ofAnna)).data.code).toBe('comment.mayNotReply');
    expect((await reply(bela, ofAuthor)).status).toBe(200);
    expect((await reply(author, ofAnna)).status).toBe(200);

    const repliesFor = async (user: typeof anna, commentId: number) =>
      (await ask(user)(getReplies, { cid, commentId })).data.map(({ fromName, toName }) => [fromName, toName]);
    expect(await repliesFor(anna, ofAuthor)).toEqual([]);
    expect(await repliesFor(bela, ofAuthor)).toEqual([['bela', 'author']]);
    expect(await repliesFor(anna, ofAnna)).toEqual([['author', 'anna']]);
    const { commentList, totalWithReplies } = (await ask(author)(getComments, { cid })).data;
    expect([commentList.total, totalWithReplies]).toEqual([3, 5]);
    expect(commentList.records[1]!.replyList).toMatchObject([{ fromName: 'bela', content: 'Thanks' }]);
  });

  test('likes count once each and put a comment on top; what is not seen cannot be liked', async () => {
    const { cid, ask, author, anna, bela } = stage;
    const { id } = (await ask(author)(addComment, { cid, content: 'Old but good' })).data;
    await ask(author)(addComment, { cid, content: 'Newer' });
    const like = async (user: typeof anna, toLike: boolean) =>
      (await ask(user)(likeComment, { cid: id, toLike, sourceId: cid, sourceType: 'Contest' })).data.likeNum;
    expect(await like(anna, true)).toBe(1);
    expect(await like(anna, true)).toBe(1);
    expect(await like(bela, true)).toBe(2);
    const { commentList, commentLikeMap } = (await ask(anna)(getComments, { cid })).data;
    expect(commentList.records[0]).toMatchObject({ id, likeNum: 2 });
    expect(commentLikeMap[id]).toBe(true);
    expect(await like(anna, false)).toBe(1);
    expect(await like(anna, false)).toBe(1);
    const own = (await ask(bela)(addComment, { cid, content: 'Mine' })).data.id;
    expect(
      (await ask(anna).refused(likeComment, { cid: own, toLike: true, sourceId: cid, sourceType: 'Contest' })).status,
    ).toBe(404);
  });

  test('own comments may be deleted, admins delete any, with the replies', async () => {
    const { cid, ask, author, anna, bela } = stage;
    const { id } = (await ask(anna)(addComment, { cid, content: 'Delete me' })).data;
    const reply = (await ask(author)(addReply, { cid, reply: { commentId: id, content: 'No' } })).data.id;
    expect((await ask(bela).refused(deleteComment, { cid, id })).data.code).toBe('comment.unknown');
    expect((await ask(anna).refused(deleteReply, { cid, reply: { id: reply } })).data.code).toBe(
      'comment.mayNotDelete',
    );
    expect((await ask(anna).refused(deleteComment, { cid, id: reply })).data.code).toBe('comment.unknown');
    expect((await ask(author)(deleteReply, { cid, reply: { id: reply } })).status).toBe(200);
    expect((await ask(anna)(deleteComment, { cid, id })).status).toBe(200);
    expect((await ask(author).refused(getReplies, { cid, commentId: id })).status).toBe(404);
  });

  test('blank and long texts, muted users and a closed area are refused', async () => {
    const { cid, ask, anna, site } = stage;
    expect((await ask(anna).refused(addComment, { cid, content: ' \n' })).msg).toBe('Content cannot be empty');
    expect((await ask(anna).refused(addComment, { cid, content: 'x'.repeat(10_001) })).msg).toBe(
      'Comment Content Can not exceed 10000',
    );
    const muted = await buildUser(site, { role: 'muted' });
    expect((await ask(muted).refused(addComment, { cid, content: 'Hi' })).status).toBe(403);
    const { settings, db } = site.services;
    await settings.write({ ...DEFAULT_SETTINGS, openContestComment: false }, db);
    settings.forget();
    expect((await ask(anna).refused(getComments, { cid })).data.code).toBe('contest.commentsClosed');
    await settings.write(DEFAULT_SETTINGS, db);
    settings.forget();
  });

  test('after the end everybody sees all comments', async () => {
    const { ask, author, anna, bela, site } = stage;
    const over = await buildContest(site, { author, startsIn: -7200, lasts: 7100, problems: [] });
    await ask(anna)(addComment, { cid: over.cid, content: 'Nice' });
    const { records } = (await ask(bela)(getComments, { cid: over.cid })).data.commentList;
    expect(records.map(({ content }) => content)).toEqual(['Nice']);
  });
});
