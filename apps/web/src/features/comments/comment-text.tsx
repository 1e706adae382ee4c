import type { Comment, CommentQuote } from '@assay/contract/comments/comments.ts';
import { type CommentOwner, wireOfCommentOwner } from '@assay/contract/comments/owner.ts';
import { Button, Group } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { Link } from '../../ui/link.tsx';
import { RoleBadge } from '../../ui/people/role-badge.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Markdown, MarkdownSkeleton } from '../markdown/markdown-text.tsx';
import styles from './comments.module.css';
import { TEXT } from './text.ts';

// who writes has the forms already: they came with the box below which this stands
const EditForm = lazyDialog(() => import('./comment-forms.tsx').then((module) => module.EditForm));
const HistoryDialog = lazyDialog(() => import('./history-dialog.tsx').then((module) => module.HistoryDialog));

type Written = Omit<Comment, 'likeNum' | 'totalReplyNum' | 'replyList' | 'mayReply'>;

interface CommentTextProps {
  owner: CommentOwner;
  one: Written;
  to?: string | null;
  /** What a reply answers. */
  quote?: CommentQuote | null;
  /** The address of the page names it: it comes into sight, and is marked. */
  isSought: boolean;
  /** What else one may do with it. */
  children?: ReactNode;
}

/** Who wrote what, when, and to whom; the time is its address. */
export function CommentText({ owner, one, to, quote, isSought, children }: CommentTextProps) {
  const t = useText(TEXT);
  const place = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const [edits, setEdits] = useState(false);
  useEffect(() => {
    if (isSought) place.current?.scrollIntoView({ block: 'center' });
  }, [isSought]);
  const { fromUid, fromName, fromRole, fromTitleName, fromTitleColor, content, rendered, mentions, gmtCreate } = one;
  return (
    <>
      <div ref={place} className={`${styles.meta} ${isSought ? styles.sought : ''}`}>
        <UserLink uid={fromUid} username={fromName} titleName={fromTitleName} titleColor={fromTitleColor} />
        <RoleBadge role={fromRole} />
        {to && (
          <span className={styles.soft}>
            → <bdi>{to}</bdi>
          </span>
        )}
        <Link href={`${pathname}?comment=${one.id}`} className={styles.soft}>
          <RelativeTime at={gmtCreate} />
        </Link>
        <Edited owner={owner} one={one} />
      </div>
      {quote && <Quote quote={quote} />}
      {edits ? (
        <EditForm owner={owner} one={one} onClose={() => setEdits(false)} />
      ) : (
        <Suspense fallback={<MarkdownSkeleton />}>
          <Markdown source={content} rendered={rendered} mentions={mentions} />
        </Suspense>
      )}
      <Group gap="xs">
        {children}
        {one.mayEdit && !edits && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setEdits(true)}>
            {t('edit')}
          </Button>
        )}
      </Group>
    </>
  );
}

/** The beginning of what a reply answers, as plain text, leading to it. */
function Quote({ quote: { id, fromName, content } }: { quote: CommentQuote }) {
  const t = useText(TEXT);
  const { pathname } = useLocation();
  if (content === null) return <blockquote className={styles.quote}>{t('quoteGone')}</blockquote>;
  return (
    <blockquote className={styles.quote}>
      <Link href={`${pathname}?comment=${id}`}>
        <bdi>{fromName}</bdi>
      </Link>
      <span className={styles.quoted}>{content}</span>
    </blockquote>
  );
}

interface OwnProps {
  owner: CommentOwner;
  one: Written;
}

/** That it was changed; those who may see them open its earlier versions. */
function Edited({ owner, one: { id, content, editedAt, mayDelete } }: OwnProps) {
  const t = useText(TEXT);
  const [opened, setOpened] = useState(false);
  if (editedAt === null) return null;
  if (!mayDelete) return <span className={styles.soft}>{t('edited')}</span>;
  return (
    <>
      <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setOpened(true)}>
        {t('edited')}
      </Button>
      {opened && (
        <HistoryDialog
          asked={{ ...wireOfCommentOwner(owner), id }}
          now={{ content, gmtCreate: editedAt }}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
