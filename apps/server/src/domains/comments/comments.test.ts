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
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ContestStage, openContestStage } from '../contests/testing/stage.ts';

let stage: ContestStage;
/** A comment of the author, to which anna may reply. */
let id: number;
beforeAll(async () => {
  stage = await openContestStage();
});
beforeEach(async () => {
  stage.site.clock.advance(61);
  id = (await stage.ask(stage.author)(addComment, { cid: stage.cid, content: 'Read all statements' })).data.id;
});
afterAll(() => stage.site.close());

const reply = { content: 'Thanks' };

describe('DISC-14 the address of a comment', () => {
  test('brings its thread first, with the reply that is sought, whatever is liked or newer', async () => {
    const { ask, anna, author, cid } = stage;
    const replies: number[] = [];
    for (let at = 0; at < 5; at++) {
      replies.push((await ask(anna)(addReply, { cid, reply: { content: `No. ${at}`, commentId: id } })).data.id);
    }
    const newer = (await ask(author)(addComment, { cid, content: 'Newer' })).data.id;
    await ask(anna)(likeComment, { cid: newer, toLike: true });
    const first = async (commentId?: number) =>
      (await ask(anna)(getComments, { cid, limit: 1, commentId })).data.commentList.records[0]!;
    expect((await first()).id).toBe(newer);
    expect((await first(id)).id).toBe(id);
    const sought = await first(replies[0]);
    expect([sought.id, sought.replyList.map((one) => one.id)]).toEqual([
      id,
      [replies[4], replies[3], replies[2], replies[0]],
    ]);
    // what is nowhere, or elsewhere, changes nothing
    expect((await first(999_999)).id).toBe(newer);
  });
});

describe('the owner of a comment', () => {
  test('is read from the comment where nobody names it', async () => {
    const { ask, anna, cid } = stage;
    const sent = { did: null, reply: { ...reply, commentId: id }, quoteId: id };
    const { data } = await ask(anna)(addReply, sent);
    expect((await ask(anna)(getReplies, { commentId: id })).data).toMatchObject([{ id: data.id, toName: 'author' }]);
    expect((await ask(anna)(likeComment, { cid: id, toLike: true })).data).toEqual({ likeNum: 1 });
    await ask(anna)(deleteReply, { did: null, reply: { id: data.id } });
    expect((await ask(anna)(getReplies, { commentId: id, cid })).data).toEqual([]);
    expect((await ask(stage.author)(deleteComment, { id, did: null, cid: null })).status).toBe(200);
  });

  test('T-BOLA a comment is not found by way of another owner', async () => {
    const { ask, root, author, site, cid } = stage;
    const other = (await buildContest(site, { author, problems: [] })).cid;
    const away = [
      await ask(root).refused(deleteComment, { id, cid: other }),
      await ask(root).refused(getReplies, { commentId: id, cid: other }),
      await ask(root).refused(addReply, { cid: other, reply: { ...reply, commentId: id } }),
      await ask(root).refused(likeComment, { cid: id, toLike: true, sourceId: other, sourceType: 'Contest' }),
    ];
    for (const { data } of away) expect(data.code).toBe('comment.unknown');
    expect((await ask(root)(getReplies, { commentId: id, cid })).data).toEqual([]);
  });

  test('T-BOLA who may not enter it finds no comment there', async () => {
    const { ask, anna, author, site } = stage;
    const secret = await buildContest(site, { author, auth: 1, pwd: 'open', problems: [] });
    const hidden = (await ask(author)(addComment, { cid: secret.cid, content: 'Within' })).data.id;
    const blind = [
      await ask(anna).refused(getReplies, { commentId: hidden }),
      await ask(anna).refused(addReply, { reply: { ...reply, commentId: hidden } }),
      await ask(anna).refused(likeComment, { cid: hidden, toLike: true }),
      await ask(anna).refused(deleteComment, { id: hidden }),
      await ask(anna).refused(deleteReply, { reply: { id: hidden } }),
      await ask(anna).refused(getReplies, { commentId: 40_000 }),
    ];
    for (const { data } of blind) expect(data.code).toBe('comment.unknown');
    const named = await ask(anna).refused(getReplies, { commentId: hidden, cid: secret.cid });
    expect(named.data.code).toBe('contest.passwordNeeded');
  });

  test('is one contest or one discussion, and discussions there are none', async () => {
    const { ask, anna, cid } = stage;
    for (const input of [{}, { cid: null, did: null }, { cid, did: 1 }]) {
      expect((await ask(anna).refused(getComments, input)).data.code).toBe('request.invalid');
      expect((await ask(anna).refused(addComment, { ...input, content: 'Hi' })).data.code).toBe('request.invalid');
    }
    const unknown = [
      await ask(anna).refused(getComments, { did: 1 }),
      await ask(anna).refused(addComment, { did: cid, content: 'Hi' }),
      await ask(anna).refused(getReplies, { did: 1, commentId: id }),
      await ask(anna).refused(likeComment, { cid: id, toLike: true, sourceId: 1, sourceType: 'Discussion' }),
    ];
    for (const { data } of unknown) expect(data.code).toBe('discussion.unknown');
  });

  test('takes its comments with it', async () => {
    const { ask, author, site } = stage;
    const { cid } = await buildContest(site, { author, problems: [] });
    const own = (await ask(author)(addComment, { cid, content: 'Soon gone' })).data.id;
    await site.services.db.deleteFrom('contests').where('id', '=', cid).execute();
    expect(await site.services.db.selectFrom('comments').where('id', '=', own).selectAll().execute()).toEqual([]);
  });
});

describe('requests at once', () => {
  test('likes of one person count once, however many', async () => {
    const { ask, anna, bela, cid } = stage;
    const like = (by: typeof anna, toLike: boolean) => ask(by)(likeComment, { cid: id, toLike });
    await Promise.all(Array.from({ length: 12 }, (_, at) => like(at % 2 ? anna : bela, true)));
    const likes = async () => (await ask(anna)(getComments, { cid })).data.commentList.records[0];
    expect(await likes()).toMatchObject({ id, likeNum: 2 });
    await Promise.all(Array.from({ length: 6 }, () => like(anna, false)));
    expect(await likes()).toMatchObject({ id, likeNum: 1 });
  });

  test('T-RACE-12 a comment that goes while people reply and like takes their replies and likes with it', async () => {
    const { ask, anna, bela, author, site } = stage;
    const answers = await Promise.all([
      ask(anna).refused(addReply, { reply: { ...reply, commentId: id } }),
      ask(bela).refused(addReply, { reply: { ...reply, commentId: id } }),
      ask(author).refused(deleteComment, { id }),
      ask(anna).refused(addReply, { reply: { ...reply, commentId: id } }),
      ask(bela).refused(likeComment, { cid: id, toLike: true }),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    const { db } = site.services;
    expect(await db.selectFrom('comments').where('comment_id', '=', id).selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('comment_likes').where('comment_id', '=', id).selectAll().execute()).toEqual([]);
  });
});

test('a node of the version before reads and writes the same comments by their old name', async () => {
  const { ask, root, anna, cid, site } = stage;
  const { db } = site.services;
  const { rows } = await sql<{ id: number }>`
    insert into contest_comments (cid, uid, content) values (${cid}, ${anna.uid}, 'From there') returning id`.execute(
    db,
  );
  await sql`insert into contest_comment_likes (comment_id, uid) values (${rows[0]!.id}, ${anna.uid})
    on conflict do nothing`.execute(db);
  const { records } = (await ask(root)(getComments, { cid, limit: 100 })).data.commentList;
  expect(records.find((one) => one.id === rows[0]!.id)).toMatchObject({ content: 'From there', likeNum: 1 });
  const read = await sql<{ cid: number }>`select cid from contest_comments where id = ${id}`.execute(db);
  expect(read.rows).toEqual([{ cid }]);
});
