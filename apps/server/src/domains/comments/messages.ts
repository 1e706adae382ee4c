import type { MessageEvent } from '../../platform/messages/emit-messages.ts';
import type { CommentAccess } from './owner.ts';

interface Written {
  id: number;
  uid: number;
  content: string;
  gmt_create: Date;
}

/** Messages about comments, where their owner has something to lead to. */
const about = ({ source }: CommentAccess, commentId: number, event: Omit<MessageEvent, 'source'>): MessageEvent[] => {
  if (!source) return [];
  const { type, id, title, addressOf } = source;
  return [{ ...event, source: { type, id, title, url: addressOf(commentId) } }];
};

/** Tells the author of what is commented on; who is named in it hears of that alone. */
export const newComment = (
  access: CommentAccess,
  { id, uid, content, gmt_create: at }: Written,
  named: readonly number[],
): MessageEvent[] => [
  ...newMentions(access, { id, uid, content, gmt_create: at }, named),
  ...about(access, id, {
    kind: 'discussion.comment',
    to: access.source ? [access.source.author].filter((author) => !named.includes(author)) : [],
    actor: uid,
    cause: String(id),
    content,
    at,
  }),
];

/** Tells whoever wrote what is answered; who is named in it hears of that alone. */
export const newReply = (
  access: CommentAccess,
  { id, uid, content, gmt_create: at }: Written,
  quoted: Pick<Written, 'uid' | 'content'>,
  named: readonly number[],
): MessageEvent[] => [
  ...newMentions(access, { id, uid, content, gmt_create: at }, named),
  ...about(access, id, {
    kind: 'discussion.reply',
    to: [quoted.uid].filter((author) => !named.includes(author)),
    actor: uid,
    cause: String(id),
    content,
    quote: quoted.content,
    at,
  }),
];

/** Tells those who are named in a comment, once for each comment however often it is changed (DISC-15). */
export const newMentions = (
  access: CommentAccess,
  { id, uid, content, gmt_create: at }: Written,
  named: readonly number[],
): MessageEvent[] =>
  about(access, id, { kind: 'discussion.mention', to: named, actor: uid, cause: `comment ${id}`, content, at });

/** Tells whoever wrote what is liked, once of each person. */
export const newLike = (
  access: CommentAccess,
  { id, uid, content }: Pick<Written, 'id' | 'uid' | 'content'>,
  by: number,
  at: Date,
): MessageEvent[] =>
  about(access, id, { kind: 'comment.like', to: [uid], actor: by, cause: `${id} by ${by}`, content, at });
