import { addComment, getComments } from '@assay/contract/contests/talk/comments.ts';
import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CommentBox } from './comment-box.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './talk.module.css';
import { TEXT } from './text.ts';

/** DISC-3: comments by the page, and how many a page grows to by "load more". */
const PAGE = 10;
const PAGE_MAX = 300;

/** The open questions and answers of a contest. */
export function CommentSection({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const [limit, setLimit] = useState(PAGE);
  const { data, error, isFetching, refetch } = useCall(getComments, { cid, limit }, { keep: true });
  const post = useAction(addComment, {
    onSuccess: () => {
      toast.success(t('posted'));
      return refresh(getComments);
    },
  });
  const list = data?.commentList;
  return (
    <Panel
      flush
      title={t('comments')}
      aside={data && <span className={styles.soft}>{t('total', { count: data.totalWithReplies })}</span>}
    >
      <div className={styles.form}>
        <Alert>
          <ol className={styles.notice}>
            <li>{t('notice1')}</li>
            <li>{t('notice2')}</li>
            <li>{t('notice3')}</li>
          </ol>
        </Alert>
        <CommentBox
          place={`comment:${cid}`}
          label={t('write')}
          busy={post.isPending}
          onPost={(content) =>
            post.mutateAsync({ cid, content }).then(
              () => true,
              () => false,
            )
          }
        />
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {list?.records.length === 0 && <EmptyState text={t('noComments')} />}
      <ul className={styles.list}>
        {list?.records.map((one) => (
          <CommentItem key={one.id} cid={cid} one={one} isLiked={data?.commentLikeMap[one.id] ?? false} />
        ))}
      </ul>
      {list && list.total > list.records.length && limit < PAGE_MAX && (
        <Group justify="center" p="md">
          <Button variant="default" loading={isFetching} onClick={() => setLimit(limit + PAGE)}>
            {t('more')}
          </Button>
        </Group>
      )}
    </Panel>
  );
}
