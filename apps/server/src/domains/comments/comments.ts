import {
  addComment,
  addReply,
  COMMENT_MAX,
  deleteComment,
  deleteReply,
  getComments,
  getReplies,
  likeComment,
  REPLIES_SHOWN,
} from '@assay/contract/comments/comments.ts';
import { type CommentOwner, commentOwnerOf, likeOwnerOf } from '@assay/contract/comments/owner.ts';
import { Failure, fail } from '@assay/contract/errors.ts';
import { mayDo } from '@assay/contract/roles.ts';
import { refuseComment } from '@assay/rules/comments/refuse-comment.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { emitMessages } from '../../platform/messages/emit-messages.ts';
import { refuseMuted } from '../accounts/mutes/mutes.ts';
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
  listReplies,
} from './comments.queries.ts';
import { newComment, newLike, newReply } from './messages.ts';
import type { CommentAccess, CommentOwners } from './owner.ts';

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
  mayDelete: access.mayDelete(row),
  gmtCreate: row.gmt_create.toISOString(),
});

const shownReply = (access: CommentAccess, row: ReplyRow) => ({
  ...shown(access, row),
  commentId: row.comment_id!,
  toUid: row.to_uid,
  toName: row.to_name,
});

/** Refuses texts and people that may not comment anywhere; the rest is the owner's. */
function admitText(call: Call, content: string, field: string) {
  const { uid, role } = viewerOf(call);
  if (!mayDo(role, 'comment')) fail('access.denied');
  const refusal = refuseComment(content, COMMENT_MAX);
  if (refusal) fail(refusal, { field, max: COMMENT_MAX });
  call.limiter.take('comment', String(uid), COMMENTS_PER_MINUTE, 60);
  return { uid, content, gmt_create: call.clock.now() };
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
      const [replies, liked] = await Promise.all([
        listReplies(call.db, owner, visibility, ids, REPLIES_SHOWN, sought),
        call.viewer ? listLiked(call.db, call.viewer.uid, ids) : new Set<number>(),
      ]);
      const records = rows.map((row) => {
        const own = replies.filter(({ comment_id }) => comment_id === row.id);
        return {
          ...shown(access, row),
          likeNum: row.like_num,
          totalReplyNum: own[0]?.replies ?? 0,
          replyList: own.map((reply) => shownReply(access, reply)),
          mayReply: access.mayReply(row),
        };
      });
      return {
        commentList: pageAnswer(records, total, page),
        commentLikeMap: Object.fromEntries(ids.map((id) => [id, liked.has(id)])),
        totalWithReplies: withReplies,
      };
    }),

    implement(addComment, async (call, { cid, did, content }) => {
      const owner = commentOwnerOf({ cid, did })!;
      const access = await enter(call, owner, 'write');
      const values = admitText(call, content, 'Comment Content');
      const id = await call.db.transaction().execute(async (tx) => {
        await refuseMuted(tx, values.uid, values.gmt_create);
        await access.admit?.(tx);
        const made = await insertComment(tx, owner, values);
        await emitMessages(tx, newComment(access, { id: made, ...values }));
        return made;
      });
      access.stored(id);
      return { id };
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
      return rows.map((row) => shownReply(access, row));
    }),

    implement(addReply, async (call, { reply: { commentId, content }, quoteId, ...wire }) => {
      const { owner, access, row } = await open(call, commentId, commentOwnerOf(wire), 'write');
      const quoted = quoteId ? await findComment(call.db, owner, access.visibility, quoteId) : row;
      if (!quoted || row.comment_id !== null) return fail('comment.unknown');
      if (quoted.id !== commentId && quoted.comment_id !== commentId) return fail('comment.unknown');
      if (!access.mayReply(row)) fail('comment.mayNotReply');
      // whom a reply goes to is read from what it answers, never from the client
      const to = { commentId, toUid: quoted.uid };
      const values = admitText(call, content, 'Reply Content');
      const id = await call.db.transaction().execute(async (tx) => {
        await refuseMuted(tx, values.uid, values.gmt_create);
        await access.admit?.(tx);
        const made = (await insertReply(tx, to, values)) ?? fail('comment.unknown');
        await emitMessages(tx, newReply(access, { id: made, ...values }, quoted));
        return made;
      });
      access.stored(id);
      return { id };
    }),

    implement(deleteReply, (call, { reply, ...wire }) => remove(call, reply.id, commentOwnerOf(wire), true)),
  ];
}
