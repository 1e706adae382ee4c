import {
  addComment,
  addReply,
  type Comment,
  type CommentReply,
  getCommentHistory,
  getComments,
  getReplies,
  updateComment,
} from '@assay/contract/comments/comments.ts';
import { type CommentOwner, wireOfCommentOwner } from '@assay/contract/comments/owner.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh } from '../../lib/use-call.ts';
import { CommentBox, EditBox } from './comment-box.tsx';
import { TEXT } from './text.ts';

interface NewCommentProps {
  owner: CommentOwner;
  label: string;
}

/** Comments on what a page is about. */
export function NewComment({ owner, label }: NewCommentProps) {
  const t = useText(TEXT);
  return (
    <CommentBox
      draft={`comment:${owner.kind}:${owner.id}`}
      label={label}
      op={addComment}
      inputOf={(content) => ({ ...wireOfCommentOwner(owner), content })}
      onPosted={() => {
        toast.success(t('posted'));
        return refresh(getComments);
      }}
    />
  );
}

interface ReplyFormProps {
  owner: CommentOwner;
  one: Comment;
  to: CommentReply | 'comment';
  onClose: () => void;
}

/** Answers a comment, or one of its replies. */
export function ReplyForm({ owner, one, to, onClose }: ReplyFormProps) {
  const t = useText(TEXT);
  const quoted = to === 'comment' ? null : to;
  return (
    <CommentBox
      draft={`reply:${one.id}:${quoted?.id ?? ''}`}
      label={quoted ? t('replyTo', { name: quoted.fromName }) : t('writeReply')}
      op={addReply}
      inputOf={(content) => ({
        ...wireOfCommentOwner(owner),
        reply: { commentId: one.id, content },
        ...(quoted && { quoteId: quoted.id }),
      })}
      onCancel={onClose}
      onPosted={() => {
        onClose();
        toast.success(t('posted'));
        return refresh(getComments, getReplies);
      }}
    />
  );
}

interface EditFormProps {
  owner: CommentOwner;
  one: Pick<Comment, 'id' | 'content'>;
  onClose: () => void;
}

/** Changes an own comment or reply. */
export function EditForm({ owner, one: { id, content }, onClose }: EditFormProps) {
  const t = useText(TEXT);
  return (
    <EditBox
      content={content}
      label={t('change')}
      action={t('save')}
      op={updateComment}
      inputOf={(changed) => ({ ...wireOfCommentOwner(owner), id, content: changed })}
      onCancel={onClose}
      onPosted={() => {
        onClose();
        toast.success(t('changed'));
        return refresh(getComments, getReplies, getCommentHistory);
      }}
    />
  );
}
