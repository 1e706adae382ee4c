import { getComments } from '@assay/contract/comments/comments.ts';
import { type CommentOwner, wireOfCommentOwner } from '@assay/contract/comments/owner.ts';
import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { numberOf, useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { latePart } from '../../ui/lazy-part.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './comments.module.css';
import { TEXT } from './text.ts';

/** Comments are read first; where one writes, and all that forms bring along, comes beside them. */
const NewComment = latePart(
  () => import('./comment-forms.tsx').then((module) => module.NewComment),
  () => <div className={styles.waiting} aria-busy />,
);
void NewComment.load().catch(() => undefined);

/** DISC-3: comments are read by this many; "load more" reads what the call answers at once, and from there it goes on by whole pages. */
const PAGE = 10;
const PAGE_MAX = 300;

/** Addresses of messages and of comments name the one that is to be read. */
const SOUGHT = { comment: numberOf(null, 1) };

interface CommentSectionProps {
  owner: CommentOwner;
  title: string;
  /** What the box asks for. */
  label?: string;
  /** Points of a notice above the box. */
  notice?: readonly string[];
  /** Said where there are none. */
  none?: string;
}

/** The comments of a contest or discussion, and where one writes them. */
export function CommentSection({ owner, title, label, notice, none }: CommentSectionProps) {
  const t = useText(TEXT);
  const [limit, setLimit] = useState(PAGE);
  const [page, setPage] = useState(1);
  const wire = wireOfCommentOwner(owner);
  const [{ comment: sought }] = useSearch(SOUGHT);
  const asked = { ...wire, limit, currentPage: page, ...(sought && { commentId: sought }) };
  const { data, error, isFetching, refetch } = useCall(getComments, asked, { keep: true });
  const list = data?.commentList;
  return (
    <Panel
      flush
      title={title}
      aside={data && <span className={styles.soft}>{t('total', { count: data.totalWithReplies })}</span>}
    >
      <div className={styles.form}>
        {notice && (
          <Alert>
            <ol className={styles.notice}>
              {notice.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ol>
          </Alert>
        )}
        <NewComment owner={owner} label={label ?? t('write')} />
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {list?.records.length === 0 && <EmptyState text={none ?? t('noComments')} />}
      <ul className={styles.list}>
        {list?.records.map((one) => (
          <CommentItem
            key={one.id}
            owner={owner}
            one={one}
            isLiked={data?.commentLikeMap[one.id] ?? false}
            sought={sought}
          />
        ))}
      </ul>
      {list && list.total > list.records.length && limit < PAGE_MAX && (
        <Group justify="center" p="md">
          <Button variant="default" loading={isFetching} onClick={() => setLimit(limit + PAGE)}>
            {t('more')}
          </Button>
        </Group>
      )}
      {list && limit >= PAGE_MAX && list.total > PAGE_MAX && (
        <Group justify="center" p="md">
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('previousMany', { count: PAGE_MAX })}
          </Button>
          <Button variant="default" disabled={page * PAGE_MAX >= list.total} onClick={() => setPage(page + 1)}>
            {t('nextMany', { count: PAGE_MAX })}
          </Button>
        </Group>
      )}
    </Panel>
  );
}
