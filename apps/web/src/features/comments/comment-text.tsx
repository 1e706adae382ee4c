import type { Comment } from '@assay/contract/comments/comments.ts';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { useText } from '../../lib/text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Markdown, MarkdownSkeleton } from '../markdown/markdown-text.tsx';
import styles from './comments.module.css';
import { TEXT } from './text.ts';

type Written = Pick<
  Comment,
  'id' | 'content' | 'fromUid' | 'fromName' | 'fromRole' | 'fromTitleName' | 'fromTitleColor' | 'gmtCreate'
>;

interface CommentTextProps {
  one: Written;
  to?: string | null;
  /** The address of the page names it: it comes into sight, and is marked. */
  isSought: boolean;
}

/** Who wrote what, when, and to whom; the time is its address. */
export function CommentText({ one, to, isSought }: CommentTextProps) {
  const t = useText(TEXT);
  const place = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (isSought) place.current?.scrollIntoView({ block: 'center' });
  }, [isSought]);
  const { fromUid, fromName, fromRole, fromTitleName, fromTitleColor, content, gmtCreate } = one;
  return (
    <>
      <div ref={place} className={`${styles.meta} ${isSought ? styles.sought : ''}`}>
        <UserLink uid={fromUid} username={fromName} titleName={fromTitleName} titleColor={fromTitleColor} />
        {fromRole !== 'user' && (
          <Badge tone={fromRole === 'root' ? 'alarm' : 'info'}>{t(fromRole === 'root' ? 'spa' : 'adm')}</Badge>
        )}
        {to && (
          <span className={styles.soft}>
            → <bdi>{to}</bdi>
          </span>
        )}
        <Link href={`${pathname}?comment=${one.id}`} className={styles.soft}>
          <RelativeTime at={gmtCreate} />
        </Link>
      </div>
      <Suspense fallback={<MarkdownSkeleton />}>
        <Markdown source={content} />
      </Suspense>
    </>
  );
}
