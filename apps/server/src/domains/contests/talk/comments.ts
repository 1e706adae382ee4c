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
} from '@assay/contract/contests/talk/comments.ts';
import { fail } from '@assay/contract/errors.ts';
import { isAdminRole, mayDo, roleName } from '@assay/contract/roles.ts';
import {
  mayDeleteComment,
  mayReply,
  maySeeComment,
  type QuestionFacts,
  refuseComment,
} from '@assay/rules/contests/questions.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { type ContestView, enterContest, enterToWrite } from '../entry.ts';
import { findGroupRoots } from '../group-part.ts';
import { tellContest } from '../news.ts';
import {
  type CommentSight,
  deleteCommentRow,
  findComment,
  insertComment,
  listComments,
  listLiked,
  listReplies,
  setLike,
} from './comments.queries.ts';

const COMMENTS_PER_MINUTE = 10;
const REPLIES_LISTED_MAX = 1000;

type Row = Awaited<ReturnType<typeof listComments>>['rows'][number];
type ReplyRow = Awaited<ReturnType<typeof listReplies>>[number];

/** The questions of a contest, for whoever may enter it while the site has the area open. */
async function enterComments(call: Call, cid: number, enter = enterContest) {
  const { openContestComment } = await call.settings.read();
  if (!openContestComment) fail('contest.commentsClosed');
  const view = await enter(call, cid, call.viewer);
  const { uid } = viewerOf(call);
  const other = { status: view.status, isAuthor: false, viewerIsAdmin: view.isAdmin, writtenBy: 'contestant' } as const;
  const { author_uid: creator, gid } = view.row;
  const roots = await findGroupRoots(call.db, gid);
  const sight: CommentSight = {
    uid,
    staff: creator === null ? [...roots] : [creator, ...roots],
    all: maySeeComment(other),
    until: view.virtual?.likeAt ?? null,
  };
  return { view, uid, sight };
}

type Entered = Awaited<ReturnType<typeof enterComments>>;

function writerOf({ view, sight }: Entered, { uid, role }: { uid: number; role: number }): QuestionFacts['writtenBy'] {
  if (roleName(role) === 'root') return 'root';
  if (uid === view.row.author_uid) return 'creator';
  return sight.staff.includes(uid) ? 'admin' : 'contestant';
}

const factsOf = (entered: Entered, comment: { uid: number; role: number }): QuestionFacts => ({
  status: entered.view.status,
  viewerIsAdmin: entered.view.isAdmin,
  isAuthor: comment.uid === entered.uid,
  writtenBy: writerOf(entered, comment),
});

function badge(role: number): 'root' | 'admin' | 'user' {
  const name = roleName(role);
  if (name === 'root') return 'root';
  return isAdminRole(name) ? 'admin' : 'user';
}

const shown = (entered: Entered, row: Row | ReplyRow) => ({
  id: row.id,
  content: row.content,
  fromUid: row.uid,
  fromName: row.username,
  fromAvatar: row.avatar,
  fromRole: badge(row.role),
  fromTitleName: row.title_name,
  fromTitleColor: row.title_color,
  mayDelete: mayDeleteComment(factsOf(entered, row)),
  gmtCreate: row.gmt_create.toISOString(),
});

const shownReply = (entered: Entered, row: ReplyRow) => ({
  ...shown(entered, row),
  commentId: row.comment_id!,
  toUid: row.to_uid,
  toName: row.to_name,
});

/** Counts and stores a text, and tells those who may see it. */
async function write(
  call: Call,
  view: ContestView,
  content: string,
  { to, field }: { to: { commentId: number; uid: number } | null; field: string },
) {
  const { uid, role } = viewerOf(call);
  if (!mayDo(role, 'comment')) fail('access.denied');
  const refusal = refuseComment(content, COMMENT_MAX);
  if (refusal) fail(refusal, { field, max: COMMENT_MAX });
  call.limiter.take('contest-comment', String(uid), COMMENTS_PER_MINUTE, 60);
  const cid = view.row.id;
  const id = await insertComment(call.db, {
    cid,
    uid,
    content,
    comment_id: to?.commentId ?? null,
    to_uid: to?.uid ?? null,
    gmt_create: call.clock.now(),
  });
  tellContest(call, cid, view.isAdmin ? 'all' : 'staff', { news: 'comment', id, title: '' });
  return { id };
}

async function remove(call: Call, { cid, id }: { cid: number; id: number }, isReply: boolean) {
  const entered = await enterComments(call, cid, enterToWrite);
  const row = await findComment(call.db, cid, entered.sight, id);
  if (!row || (row.comment_id !== null) !== isReply) return fail('comment.unknown');
  if (!mayDeleteComment(factsOf(entered, row))) fail('comment.mayNotDelete');
  await deleteCommentRow(call.db, id);
  return null;
}

export const commentCalls: Implementation[] = [
  implement(getComments, async (call, { cid, ...page }) => {
    const entered = await enterComments(call, cid);
    const { uid, sight } = entered;
    const { rows, total, withReplies } = await listComments(call.db, cid, sight, page);
    const ids = rows.map((row) => row.id);
    const [replies, liked] = await Promise.all([
      listReplies(call.db, cid, sight, ids, REPLIES_SHOWN),
      listLiked(call.db, uid, ids),
    ]);
    const records = rows.map((row) => {
      const own = replies.filter(({ comment_id }) => comment_id === row.id);
      return {
        ...shown(entered, row),
        likeNum: row.likes ?? 0,
        totalReplyNum: own[0]?.replies ?? 0,
        replyList: own.map((reply) => shownReply(entered, reply)),
        mayReply: mayReply(factsOf(entered, row)),
      };
    });
    return {
      commentList: { records, total, size: page.limit, current: page.currentPage },
      commentLikeMap: Object.fromEntries(ids.map((id) => [id, liked.has(id)])),
      totalWithReplies: withReplies,
    };
  }),

  implement(addComment, async (call, { cid, content }) => {
    const { view } = await enterComments(call, cid, enterToWrite);
    return write(call, view, content, { to: null, field: 'Comment Content' });
  }),

  implement(deleteComment, (call, input) => remove(call, input, false)),

  implement(likeComment, async (call, { cid, sourceId, toLike }) => {
    const { uid, sight } = await enterComments(call, cid, enterToWrite);
    if (!(await findComment(call.db, cid, sight, sourceId))) fail('comment.unknown');
    return { likeNum: await setLike(call.db, uid, sourceId, toLike) };
  }),

  implement(getReplies, async (call, { commentId, cid }) => {
    const entered = await enterComments(call, cid);
    const { sight } = entered;
    if (!(await findComment(call.db, cid, sight, commentId))) fail('comment.unknown');
    const rows = await listReplies(call.db, cid, sight, [commentId], REPLIES_LISTED_MAX);
    return rows.map((row) => shownReply(entered, row));
  }),

  implement(addReply, async (call, { cid, reply: { commentId, content }, quoteId }) => {
    const entered = await enterComments(call, cid, enterToWrite);
    const { view, sight } = entered;
    const comment = await findComment(call.db, cid, sight, commentId);
    const quoted = quoteId === undefined ? comment : await findComment(call.db, cid, sight, quoteId);
    if (!comment || !quoted || comment.comment_id !== null) return fail('comment.unknown');
    if (quoted.id !== commentId && quoted.comment_id !== commentId) return fail('comment.unknown');
    // whom a reply goes to is read from what it answers, never from the client
    if (!mayReply(factsOf(entered, comment))) fail('comment.mayNotReply');
    return write(call, view, content, { to: { commentId, uid: quoted.uid }, field: 'Reply Content' });
  }),

  implement(deleteReply, (call, input) => remove(call, input, true)),
];
