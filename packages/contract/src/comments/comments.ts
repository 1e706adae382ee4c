import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { renderedText } from '../rendered.ts';
import { blankable, empty, flag, id, moment, text } from '../shapes.ts';
import { mentions } from './mentions.ts';
import { namesOneOwner } from './owner.ts';
import { commentOwnerFields, likeSourceFields } from './owner-fields.ts';

/** Most characters of a comment or reply (DISC-3). */
export const COMMENT_MAX = 10_000;
/** Newest replies that come with a comment (DISC-3). */
export const REPLIES_SHOWN = 3;

/** Versions of a comment that are kept; whoever changed it so often changes it no more (DISC-17). */
export const REVISIONS_MAX = 100;

const writer = {
  fromUid: z.number(),
  fromName: z.string(),
  fromAvatar: z.string().nullable(),
  fromRole: z.enum(['root', 'admin', 'user']).describe('the badge beside the name'),
  fromTitleName: z.string().nullable(),
  fromTitleColor: z.string().nullable(),
};

const written = {
  content: z.string(),
  rendered: renderedText,
  mentions,
  editedAt: moment.nullable().describe('when it was changed last'),
  mayEdit: z.boolean(),
  mayDelete: z.boolean().describe('and may read what it said before'),
  gmtCreate: moment,
};

const quote = z.object({
  id: z.number(),
  fromName: z.string().nullable(),
  content: z.string().nullable().describe('its beginning; null when it is there no more'),
});
export type CommentQuote = z.infer<typeof quote>;

const reply = z.object({
  id: z.number(),
  commentId: z.number(),
  ...writer,
  ...written,
  toUid: z.number().nullable(),
  toName: z.string().nullable(),
  quote: quote.nullable().describe('the reply that it answers'),
});
export type CommentReply = z.infer<typeof reply>;

const comment = z.object({
  id: z.number(),
  ...writer,
  ...written,
  likeNum: z.number(),
  totalReplyNum: z.number(),
  replyList: z.array(reply).describe(`the newest ${REPLIES_SHOWN}, newest first`),
  mayReply: z.boolean(),
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

export const updateComment = op('updateComment', 'PUT /api/comment', {
  access: 'user',
  does: 'Change a comment or reply of one’s own; what it said before is kept',
  input: z.object({ ...commentOwnerFields, id, content }),
  data: empty,
});

export const getCommentHistory = op('getCommentHistory', 'GET /api/comment-history', {
  access: 'user',
  does: 'What a comment or reply said before it was changed, the oldest first; for its author and those who may delete it',
  input: z.object({ ...commentOwnerFields, id }),
  data: z.array(z.object({ content: z.string(), gmtCreate: moment.describe('until when it said so') })),
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
