import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, flag, id, moment, text } from '../shapes.ts';
import { namesOneOwner } from './owner.ts';
import { commentOwnerFields, likeSourceFields } from './owner-fields.ts';

/** Most characters of a comment or reply (DISC-3). */
export const COMMENT_MAX = 10_000;
/** Newest replies that come with a comment (DISC-3). */
export const REPLIES_SHOWN = 3;

const writer = {
  fromUid: z.number(),
  fromName: z.string(),
  fromAvatar: z.string().nullable(),
  fromRole: z.enum(['root', 'admin', 'user']).describe('the badge beside the name'),
  fromTitleName: z.string().nullable(),
  fromTitleColor: z.string().nullable(),
};

const reply = z.object({
  id: z.number(),
  commentId: z.number(),
  content: z.string(),
  ...writer,
  toUid: z.number().nullable(),
  toName: z.string().nullable(),
  mayDelete: z.boolean(),
  gmtCreate: moment,
});
export type CommentReply = z.infer<typeof reply>;

const comment = z.object({
  id: z.number(),
  content: z.string(),
  ...writer,
  likeNum: z.number(),
  totalReplyNum: z.number(),
  replyList: z.array(reply).describe(`the newest ${REPLIES_SHOWN}, newest first`),
  mayReply: z.boolean(),
  mayDelete: z.boolean(),
  gmtCreate: moment,
});
export type Comment = z.infer<typeof comment>;

/** Blank texts and long ones are refused by the rules, in the words of the specification. */
const content = text(COMMENT_MAX * 2);

const ONE_OWNER = { error: 'must name either a contest or a discussion', path: ['cid'] };

export const getComments = op('getComments', 'GET /api/comments', {
  access: 'anyone',
  does: 'Comments of a contest or discussion as far as the viewer sees them: liked ones first, then the newest',
  input: z
    .object({
      ...paging(10),
      ...commentOwnerFields,
      commentId: blankable(id).describe(
        'a comment or reply: what it was said in stands first, and it is among the replies',
      ),
    })
    .refine(namesOneOwner, ONE_OWNER),
  data: z.object({
    commentList: pageOf(comment),
    commentLikeMap: z.record(z.string(), z.boolean()).describe('by id: liked by the viewer'),
    totalWithReplies: z.number(),
  }),
});

export const addComment = op('addComment', 'POST /api/comment', {
  access: 'user',
  does: 'Comment on a contest or discussion',
  input: z.object({ ...commentOwnerFields, content }).refine(namesOneOwner, ONE_OWNER),
  data: z.object({ id: z.number() }),
});

// A comment knows what it belongs to: naming that again is left to the client, and wrong names find no comment.

export const deleteComment = op('deleteComment', 'DELETE /api/comment', {
  access: 'user',
  does: 'Delete a comment with its replies',
  via: 'body',
  input: z.object({ ...commentOwnerFields, id }),
  data: empty,
});

export const likeComment = op('likeComment', 'GET /api/comment-like', {
  access: 'user',
  does: 'Like a comment, or no longer',
  input: z.object({ cid: id.describe('the comment'), toLike: flag, ...likeSourceFields }),
  data: z.object({ likeNum: z.number() }),
});

export const getReplies = op('getReplies', 'GET /api/reply', {
  access: 'anyone',
  does: 'All replies to a comment, newest first',
  input: z.object({ commentId: id, ...commentOwnerFields }),
  data: z.array(reply),
});

export const addReply = op('addReply', 'POST /api/reply', {
  access: 'user',
  does: 'Reply to a comment, or to a reply to it',
  input: z.object({
    ...commentOwnerFields,
    reply: z.object({ commentId: id, content }),
    quoteId: id.nullish().describe('the comment or reply that is answered; the comment itself when left out'),
  }),
  data: z.object({ id: z.number() }),
});

export const deleteReply = op('deleteReply', 'DELETE /api/reply', {
  access: 'user',
  does: 'Delete a reply',
  via: 'body',
  input: z.object({ ...commentOwnerFields, reply: z.object({ id }) }),
  data: empty,
});
