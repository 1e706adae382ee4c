import {
  addReply,
  type CommentReply,
  type ContestComment,
  deleteComment,
  deleteReply,
  getComments,
  getReplies,
  likeComment,
} from '@assay/contract/contests/talk/comments.ts';
import { Badge, Button, Group } from '@mantine/core';
import { ThumbsUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { UserAvatar } from '../../../ui/people/user-avatar.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Markdown, MarkdownSkeleton } from '../../markdown/markdown-text.tsx';
import { CommentBox } from './comment-box.tsx';
import styles from './talk.module.css';
import { TEXT } from './text.ts';

interface CommentItemProps {
  cid: number;
  one: ContestComment;
  isLiked: boolean;
}

/** A comment with its newest replies. */
export function CommentItem({ cid, one, isLiked }: CommentItemProps) {
  const t = useText(TEXT);
  const [replyingTo, setReplyingTo] = useState<CommentReply | 'comment' | null>(null);
  const [all, setAll] = useState(false);
  const replies = useCall(getReplies, { cid, commentId: one.id }, { enabled: all, call: { quiet: true } });
  const changed = () => refresh(getComments, getReplies);
  const like = useAction(likeComment, { onSuccess: () => changed() });
  const reply = useAction(addReply, {
    onSuccess: () => {
      setReplyingTo(null);
      toast.success(t('posted'));
      return changed();
    },
  });
  const shown = (all && replies.data) || one.replyList;
  return (
    <li className={`${styles.item} ${styles.comment}`}>
      <UserAvatar username={one.fromName} src={one.fromAvatar} size={32} />
      <div>
        <Said one={one} />
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant={isLiked ? 'light' : 'subtle'}
            color={isLiked ? undefined : 'gray'}
            leftSection={<ThumbsUp size={14} aria-hidden />}
            aria-pressed={isLiked}
            aria-label={`${t('like')}, ${t('likes', { count: one.likeNum })}`}
            loading={like.isPending}
            onClick={() => like.mutate({ cid, sourceId: one.id, toLike: !isLiked })}
          >
            {one.likeNum}
          </Button>
          {one.mayReply && (
            <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setReplyingTo('comment')}>
              {t('reply')}
            </Button>
          )}
          {one.mayDelete && <Remove cid={cid} id={one.id} isReply={false} onDone={changed} />}
        </Group>
        {shown.length > 0 && (
          <div className={styles.replies}>
            {shown.map((each) => (
              <div key={each.id}>
                <Said one={each} to={each.toName} />
                <Group gap="xs">
                  {one.mayReply && (
                    <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setReplyingTo(each)}>
                      {t('reply')}
                    </Button>
                  )}
                  {each.mayDelete && <Remove cid={cid} id={each.id} isReply onDone={changed} />}
                </Group>
              </div>
            ))}
            {one.totalReplyNum > one.replyList.length && (
              <div>
                <Button size="compact-sm" variant="subtle" loading={replies.isLoading} onClick={() => setAll(!all)}>
                  {all ? t('fewReplies') : t('allReplies', { count: one.totalReplyNum })}
                </Button>
              </div>
            )}
          </div>
        )}
        {replyingTo !== null && (
          <CommentBox
            place={`reply:${one.id}:${replyingTo === 'comment' ? '' : replyingTo.id}`}
            label={replyingTo === 'comment' ? t('writeReply') : t('replyTo', { name: replyingTo.fromName })}
            busy={reply.isPending}
            onCancel={() => setReplyingTo(null)}
            onPost={(content) =>
              reply
                .mutateAsync({
                  cid,
                  reply: { commentId: one.id, content },
                  ...(replyingTo === 'comment' ? {} : { quoteId: replyingTo.id }),
                })
                .then(
                  () => true,
                  () => false,
                )
            }
          />
        )}
      </div>
    </li>
  );
}

type Writing = Pick<
  ContestComment,
  'content' | 'fromUid' | 'fromName' | 'fromRole' | 'fromTitleName' | 'fromTitleColor' | 'gmtCreate'
>;

/** Who said what, when, and to whom. */
function Said({ one, to }: { one: Writing; to?: string | null }) {
  const t = useText(TEXT);
  const { fromUid, fromName, fromRole, fromTitleName, fromTitleColor, content, gmtCreate } = one;
  return (
    <>
      <div className={styles.meta}>
        <UserLink uid={fromUid} username={fromName} titleName={fromTitleName} titleColor={fromTitleColor} />
        {fromRole !== 'user' && (
          <Badge size="sm" color={fromRole === 'root' ? 'red' : 'accent'} variant="light" tt="none">
            {t(fromRole === 'root' ? 'spa' : 'adm')}
          </Badge>
        )}
        {to && (
          <span className={styles.soft}>
            → <bdi>{to}</bdi>
          </span>
        )}
        <span className={styles.soft}>
          <RelativeTime at={gmtCreate} />
        </span>
      </div>
      <Suspense fallback={<MarkdownSkeleton />}>
        <Markdown source={content} />
      </Suspense>
    </>
  );
}

interface RemoveProps {
  cid: number;
  id: number;
  isReply: boolean;
  onDone: () => Promise<unknown>;
}

function Remove({ cid, id, isReply, onDone }: RemoveProps) {
  const t = useText(TEXT);
  const [asking, setAsking] = useState(false);
  const remove = useAction(isReply ? deleteReply : deleteComment, {
    onSuccess: () => {
      setAsking(false);
      toast.success(t('removed'));
      return onDone();
    },
  });
  return (
    <>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <Confirm
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('removeTitle')}
        action={t('remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ cid, id })}
      >
        {t('removeSure')}
      </Confirm>
    </>
  );
}
