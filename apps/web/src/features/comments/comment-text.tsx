import type { Comment } from '@assay/contract/comments/comments.ts';
import { Suspense } from 'react';
import { useText } from '../../lib/text.ts';
import { Badge } from '../../ui/badge.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Markdown, MarkdownSkeleton } from '../markdown/markdown-text.tsx';
import styles from './comments.module.css';
import { TEXT } from './text.ts';

type Written = Pick<
  Comment,
  'content' | 'fromUid' | 'fromName' | 'fromRole' | 'fromTitleName' | 'fromTitleColor' | 'gmtCreate'
>;

/** Who wrote what, when, and to whom. */
export function CommentText({ one, to }: { one: Written; to?: string | null }) {
  const t = useText(TEXT);
  const { fromUid, fromName, fromRole, fromTitleName, fromTitleColor, content, gmtCreate } = one;
  return (
    <>
      <div className={styles.meta}>
        <UserLink uid={fromUid} username={fromName} titleName={fromTitleName} titleColor={fromTitleColor} />
        {fromRole !== 'user' && (
          <Badge tone={fromRole === 'root' ? 'alarm' : 'info'}>{t(fromRole === 'root' ? 'spa' : 'adm')}</Badge>
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
