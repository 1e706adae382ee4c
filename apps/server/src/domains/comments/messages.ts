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

/** Tells the author of what is commented on. */
export const newComment = (access: CommentAccess, { id, uid, content, gmt_create: at }: Written): MessageEvent[] =>
  about(access, id, {
    kind: 'discussion.comment',
    to: access.source ? [access.source.author] : [],
    actor: uid,
    cause: String(id),
    content,
    at,
  });

/** Tells whoever wrote what is answered. */
export const newReply = (
  access: CommentAccess,
  { id, uid, content, gmt_create: at }: Written,
  quoted: Pick<Written, 'uid' | 'content'>,
): MessageEvent[] =>
  about(access, id, {
    kind: 'discussion.reply',
    to: [quoted.uid],
    actor: uid,
    cause: String(id),
    content,
    quote: quoted.content,
    at,
  });

/** Tells whoever wrote what is liked, once of each person. */
export const newLike = (
  access: CommentAccess,
  { id, uid, content }: Pick<Written, 'id' | 'uid' | 'content'>,
  by: number,
  at: Date,
): MessageEvent[] =>
  about(access, id, { kind: 'comment.like', to: [uid], actor: by, cause: `${id} by ${by}`, content, at });
