import type { Message } from '@assay/contract/messages/inbox.ts';
import { ActionIcon } from '@mantine/core';
import { ChevronRight, Megaphone, Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { UserAvatar } from '../../../ui/people/user-avatar.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { Markdown, MarkdownSkeleton } from '../../markdown/markdown-text.tsx';
import classes from './messages.module.css';
import { TEXT } from './text.ts';

interface MessageItemProps {
  message: Message;
  onRemove: () => void;
}

/** One message: who did what, what was written there, and the way to it. */
export function MessageItem({ message, onRemove }: MessageItemProps) {
  const t = useText(TEXT);
  const { state, senderId, senderUsername, senderAvatar, title, content, sourceTitle, url, gmtCreate } = message;
  return (
    <li className={classes.item} data-unread={!state || undefined}>
      {senderUsername === null ? (
        <span className={classes.sign} aria-hidden>
          <Megaphone />
        </span>
      ) : (
        <UserAvatar username={senderUsername} src={senderAvatar} size={40} />
      )}
      <div className={classes.body}>
        <p className={classes.line}>
          {!state && <span className={classes.dot} role="img" aria-label={t('isUnread')} />}
          {senderUsername !== null && <UserLink uid={senderId!} username={senderUsername} />}
          <span className={senderUsername === null ? classes.title : undefined}>{title}</span>
          <span className={classes.time}>
            <RelativeTime at={gmtCreate} />
          </span>
        </p>
        {message.sourceContent !== '' && <blockquote className={classes.text}>{message.sourceContent}</blockquote>}
        {message.quoteContent !== '' && <blockquote className={classes.quote}>{message.quoteContent}</blockquote>}
        {content !== '' && (
          <Suspense fallback={<MarkdownSkeleton lines={2} />}>
            <Markdown source={content} className={classes.notice} />
          </Suspense>
        )}
        {url !== '' && (
          <Link href={url} className={classes.source}>
            {sourceTitle === '' ? t('goThere') : <bdi>{sourceTitle}</bdi>}
            <ChevronRight aria-hidden />
          </Link>
        )}
      </div>
      <Tip label={t('remove')}>
        <ActionIcon variant="subtle" color="gray" aria-label={t('remove')} onClick={onRemove}>
          <Trash2 aria-hidden />
        </ActionIcon>
      </Tip>
    </li>
  );
}
