import {
  type Comment,
  type CommentReply,
  deleteComment,
  deleteReply,
  getComments,
  getReplies,
  likeComment,
} from '@assay/contract/comments/comments.ts';
import { type CommentOwner, likeSourceOf, wireOfCommentOwner } from '@assay/contract/comments/owner.ts';
import { Button } from '@mantine/core';
import { ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { refresh, useAction, useCall } from '../../lib/use-call.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { UserAvatar } from '../../ui/people/user-avatar.tsx';
import { CommentText } from './comment-text.tsx';
import styles from './comments.module.css';
import { DeleteButton } from './delete-button.tsx';
import { TEXT } from './text.ts';

const ReplyForm = lazyDialog(() => import('./comment-forms.tsx').then((module) => module.ReplyForm));

const reread = () => refresh(getComments, getReplies);

interface CommentItemProps {
  owner: CommentOwner;
  one: Comment;
  isLiked: boolean;
  /** The comment or reply that the address of the page names. */
  sought: number | null;
}

/** A comment with its newest replies. */
export function CommentItem({ owner, one, isLiked, sought }: CommentItemProps) {
  const t = useText(TEXT);
  const [replyingTo, setReplyingTo] = useState<CommentReply | 'comment' | null>(null);
  const like = useAction(likeComment, { onSuccess: reread });
  return (
    <li className={`${styles.item} ${styles.comment}`}>
      <UserAvatar username={one.fromName} src={one.fromAvatar} size={32} />
      <div>
        <CommentText owner={owner} one={one} isSought={one.id === sought}>
          <Button
            size="compact-sm"
            variant={isLiked ? 'light' : 'subtle'}
            color={isLiked ? undefined : 'gray'}
            leftSection={<ThumbsUp aria-hidden />}
            aria-pressed={isLiked}
            aria-label={`${t('like')}, ${t('likes', { count: one.likeNum })}`}
            loading={like.isPending}
            onClick={() => like.mutate({ cid: one.id, toLike: !isLiked, ...likeSourceOf(owner) })}
          >
            {one.likeNum}
          </Button>
          {one.mayReply && <ReplyButton onClick={() => setReplyingTo('comment')} />}
          {one.mayDelete && (
            <DeleteButton op={deleteComment} input={{ ...wireOfCommentOwner(owner), id: one.id }} onDone={reread} />
          )}
        </CommentText>
        <Replies owner={owner} one={one} sought={sought} onReply={setReplyingTo} />
        {replyingTo !== null && (
          <ReplyForm owner={owner} one={one} to={replyingTo} onClose={() => setReplyingTo(null)} />
        )}
      </div>
    </li>
  );
}

function ReplyButton({ onClick }: { onClick: () => void }) {
  const t = useText(TEXT);
  return (
    <Button size="compact-sm" variant="subtle" color="gray" onClick={onClick}>
      {t('reply')}
    </Button>
  );
}

interface RepliesProps {
  owner: CommentOwner;
  one: Comment;
  sought: number | null;
  onReply: (to: CommentReply) => void;
}

function Replies({ owner, one, sought, onReply }: RepliesProps) {
  const t = useText(TEXT);
  const [showsAll, setShowsAll] = useState(false);
  const asked = { ...wireOfCommentOwner(owner), commentId: one.id };
  const { data, isLoading } = useCall(getReplies, asked, { enabled: showsAll, call: { quiet: true } });
  const shown = (showsAll && data) || one.replyList;
  if (shown.length === 0) return null;
  return (
    <div className={styles.replies}>
      {shown.map((each) => (
        <div key={each.id}>
          <CommentText owner={owner} one={each} to={each.toName} quote={each.quote} isSought={each.id === sought}>
            {one.mayReply && <ReplyButton onClick={() => onReply(each)} />}
            {each.mayDelete && (
              <DeleteButton
                op={deleteReply}
                input={{ ...wireOfCommentOwner(owner), reply: { id: each.id } }}
                onDone={reread}
              />
            )}
          </CommentText>
        </div>
      ))}
      {one.totalReplyNum > one.replyList.length && (
        <div>
          <Button size="compact-sm" variant="subtle" loading={isLoading} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('fewReplies') : t('allReplies', { count: one.totalReplyNum })}
          </Button>
        </div>
      )}
    </div>
  );
}
