import {
  addComment,
  addReply,
  COMMENT_MAX,
  deleteComment,
  deleteReply,
  getCommentHistory,
  getComments,
  getReplies,
  likeComment,
  REPLIES_SHOWN,
  REVISIONS_MAX,
  updateComment,
} from '@assay/contract/comments/comments.ts';
import type { Mention } from '@assay/contract/comments/mentions.ts';
import { type CommentOwner, commentOwnerOf, likeOwnerOf } from '@assay/contract/comments/owner.ts';
import { fail } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import { EXCERPT_MAX } from '@assay/contract/messages/kinds.ts';
import { mayDo } from '@assay/contract/roles.ts';
import { plainExcerpt } from '@assay/markdown/plain-line.ts';
import { plainTexts } from '@assay/markdown/plain-texts.ts';
import { refuseComment } from '@assay/rules/comments/refuse-comment.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { emitMessages } from '../../platform/messages/emit-messages.ts';
import { refuseMuted } from '../accounts/mutes/mutes.ts';
import { withRendered } from '../texts/rendered-texts.ts';
import { badgeOf } from './badge.ts';
import {
  countLikes,
  deleteCommentRow,
  deleteLike,
  findComment,
  findCommentOwner,
  insertComment,
  insertLike,
  insertReply,
  listComments,
  listLiked,
  listQuoted,
  listReplies,
} from './comments.queries.ts';
import { findMentioned, mentionsOf, whoMayRead } from './mentions.ts';
import { newComment, newLike, newMentions, newReply } from './messages.ts';
import type { CommentAccess, CommentOwners } from './owner.ts';
import { changeComment, holdShown, listRevisions } from './revisions.queries.ts';

const COMMENTS_PER_MINUTE = 10;
const REPLIES_LISTED_MAX = 1000;

type Row = Awaited<ReturnType<typeof listComments>>['rows'][number];
type ReplyRow = Awaited<ReturnType<typeof listReplies>>[number];

const shown = (access: CommentAccess, row: Row | ReplyRow) => ({
  id: row.id,
  content: row.content,
  fromUid: row.uid,
  fromName: row.username,
  fromAvatar: row.avatar,
  fromRole: badgeOf(row.role),
  fromTitleName: row.title_name,
  fromTitleColor: row.title_color,
  mentions: (row.mentions ?? []) as Mention[],
  editedAt: row.edited_at?.toISOString() ?? null,
  mayEdit: access.mayEdit(row),
  mayDelete: access.mayDelete(row),
  gmtCreate: row.gmt_create.toISOString(),
});

/** Replies as they are shown, with the beginnings of the replies that they answer. */
async function shownReplies(call: Call, owner: CommentOwner, access: CommentAccess, rows: readonly ReplyRow[]) {
  const ids = rows.flatMap(({ quote_id }) => quote_id ?? []);
  const quoted = await listQuoted(call.db, owner, access.visibility, [...new Set(ids)], 4 * EXCERPT_MAX + 1);
  const quotes = new Map(quoted.map((one) => [one.id, one]));
  const quoteOf = (id: number) => {
    const found = quotes.get(id);
    return { id, fromName: found?.username ?? null, content: found ? plainExcerpt(found.content, EXCERPT_MAX) : null };
  };
  const replies = rows.map((row) => ({
    ...shown(access, row),
    commentId: row.comment_id!,
    toUid: row.to_uid,
    toName: row.to_name,
    quote: row.quote_id === null ? null : quoteOf(row.quote_id),
  }));
  return withRendered(call, replies, ({ content }) => content);
}

/** Refuses texts and people that may not comment anywhere; the rest is the owner's. */
async function admitText(call: Call, access: CommentAccess, content: string, field: string) {
  const { uid, role } = viewerOf(call);
  if (!mayDo(role, 'comment')) fail('access.denied');
  const refusal = refuseComment(content, COMMENT_MAX);
  if (refusal) fail(refusal, { field, max: COMMENT_MAX });
  call.limiter.take('comment', String(uid), COMMENTS_PER_MINUTE, 60);
  const people = await findMentioned(call.db, plainTexts(content, '@'));
  const named = access.source ? await whoMayRead(people, access.source.mayRead) : [];
  return { values: { uid, content, mentions: mentionsOf(people), gmt_create: call.clock.now() }, named };
}

/** Every call about comments, likes and replies; what may be done where is asked of the owner. */
export function commentCalls(owners: CommentOwners): Implementation[] {
  type Way = 'read' | 'write';
  const enter = (call: Call, { kind, id }: CommentOwner, way: Way) => owners[kind][way](call, id);

  /**
   * A comment or reply that the viewer sees, with what it belongs to: as the client named that, or as the comment knows.
   * @throws Failure of the named owner; `comment.unknown`, also where a viewer may not enter an owner that was not named
   */
  async function open(call: Call, id: number, named: CommentOwner | null, way: Way) {
    const owner = named ?? (await findCommentOwner(call.db, id)) ?? fail('comment.unknown');
    if (!named) {
      await enter(call, owner, 'read').catch((error) => {
        throw error instanceof Failure ? new Failure('comment.unknown') : error;
      });
    }
    const access = await enter(call, owner, way);
    const row = await findComment(call.db, owner, access.visibility, id);
    return { owner, access, row: row ?? fail('comment.unknown') };
  }

  async function remove(call: Call, id: number, named: CommentOwner | null, isReply: boolean) {
    const { access, row } = await open(call, id, named, 'write');
    if ((row.comment_id !== null) !== isReply) fail('comment.unknown');
    if (!access.mayDelete(row)) fail('comment.mayNotDelete');
    await deleteCommentRow(call.db, id);
    return null;
  }

  return [
    implement(getComments, async (call, { cid, did, commentId, ...page }) => {
      const owner = commentOwnerOf({ cid, did })!;
      const access = await enter(call, owner, 'read');
      const { visibility } = access;
      const sought = commentId ?? null;
      const { rows, total, withReplies } = await listComments(call.db, owner, visibility, page, access.totals, sought);
      const ids = rows.map((row) => row.id);
      const [replyRows, liked] = await Promise.all([
        // most threads of a forum are comments alone
        withReplies === total ? [] : listReplies(call.db, owner, visibility, ids, REPLIES_SHOWN, sought),
        call.viewer ? listLiked(call.db, call.viewer.uid, ids) : new Set<number>(),
      ]);
      const replies = await shownReplies(call, owner, access, replyRows);
      const counts = new Map(replyRows.map(({ comment_id, replies: count }) => [comment_id, count]));
      const records = rows.map((row) => {
        return {
          ...shown(access, row),
          likeNum: row.like_num,
          totalReplyNum: counts.get(row.id) ?? 0,
          replyList: replies.filter(({ commentId }) => commentId === row.id),
          mayReply: access.mayReply(row),
        };
      });
      return {
        commentList: pageAnswer(await withRendered(call, records, ({ content }) => content), total, page),
        commentLikeMap: Object.fromEntries(ids.map((id) => [id, liked.has(id)])),
        totalWithReplies: withReplies,
      };
    }),

    implement(addComment, async (call, { cid, did, content }) => {
      const owner = commentOwnerOf({ cid, did })!;
      const access = await enter(call, owner, 'write');
      const { values, named } = await admitText(call, access, content, 'Comment Content');
      const id = await call.db.transaction().execute(async (tx) => {
        await refuseMuted(tx, values.uid, values.gmt_create);
        await access.admit?.(tx);
        const made = await insertComment(tx, owner, values);
        await emitMessages(tx, newComment(access, { id: made, ...values }, named));
        return made;
      });
      access.stored(id);
      return { id };
    }),

    implement(updateComment, async (call, { id, content, ...wire }) => {
      const { access, row } = await open(call, id, commentOwnerOf(wire), 'write');
      if (!access.mayEdit(row)) fail('comment.mayNotChange');
      const { values, named } = await admitText(call, access, content, 'Comment Content');
      const { uid, mentions, gmt_create: now } = values;
      await call.db.transaction().execute(async (tx) => {
        await refuseMuted(tx, uid, now);
        const held = (await holdShown(tx, id)) ?? fail('comment.unknown');
        if (held.content === content) return;
        if (held.revisions >= REVISIONS_MAX) fail('comment.changedTooOften', { max: REVISIONS_MAX });
        await changeComment(tx, id, { before: held.content, content, mentions, now });
        await emitMessages(tx, newMentions(access, { id, ...values }, named));
      });
      return null;
    }),

    implement(getCommentHistory, async (call, { id, ...wire }) => {
      const { access, row } = await open(call, id, commentOwnerOf(wire), 'read');
      if (!access.mayDelete(row)) fail('access.denied');
      const revisions = await listRevisions(call.db, id);
      return revisions.map(({ content, gmt_create }) => ({ content, gmtCreate: gmt_create.toISOString() }));
    }),

    implement(deleteComment, (call, { id, ...wire }) => remove(call, id, commentOwnerOf(wire), false)),

    implement(likeComment, async (call, { cid: id, toLike, ...wire }) => {
      const { access, row } = await open(call, id, likeOwnerOf(wire), 'write');
      const { uid } = viewerOf(call);
      await call.db.transaction().execute(async (tx) => {
        if (!toLike) await deleteLike(tx, uid, id);
        else if (await insertLike(tx, uid, id)) await emitMessages(tx, newLike(access, row, uid, call.clock.now()));
      });
      return { likeNum: await countLikes(call.db, id) };
    }),

    implement(getReplies, async (call, { commentId, ...wire }) => {
      const { owner, access } = await open(call, commentId, commentOwnerOf(wire), 'read');
      const rows = await listReplies(call.db, owner, access.visibility, [commentId], REPLIES_LISTED_MAX);
      return shownReplies(call, owner, access, rows);
    }),

    implement(addReply, async (call, { reply: { commentId, content }, quoteId, ...wire }) => {
      const { owner, access, row } = await open(call, commentId, commentOwnerOf(wire), 'write');
      const quoted = quoteId ? await findComment(call.db, owner, access.visibility, quoteId) : row;
      if (!quoted || row.comment_id !== null) return fail('comment.unknown');
      if (quoted.id !== commentId && quoted.comment_id !== commentId) return fail('comment.unknown');
      if (!access.mayReply(row)) fail('comment.mayNotReply');
      // whom a reply goes to is read from what it answers, never from the client
      const to = { commentId, toUid: quoted.uid, quoteId: quoted.comment_id === null ? null : quoted.id };
      const { values, named } = await admitText(call, access, content, 'Reply Content');
      const id = await call.db.transaction().execute(async (tx) => {
        await refuseMuted(tx, values.uid, values.gmt_create);
        await access.admit?.(tx);
        const made = (await insertReply(tx, to, values)) ?? fail('comment.unknown');
        await emitMessages(tx, newReply(access, { id: made, ...values }, quoted, named));
        return made;
      });
      access.stored(id);
      return { id };
    }),

    implement(deleteReply, (call, { reply, ...wire }) => remove(call, reply.id, commentOwnerOf(wire), true)),
  ];
}
