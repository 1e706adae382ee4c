import { UnstyledButton } from '@mantine/core';
import { MessageCircle } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { CountBadge } from '../count-badge.tsx';
import { useUnread } from '../live/use-unread.ts';
import { TEXT } from '../text.ts';
import classes from './chat-button.module.css';
import { openChat } from './dialog-state.ts';

/** Floats over the pages and opens the private chats; its badge goes to 99 (MSG-4). */
export function ChatButton() {
  const t = useText(TEXT);
  const count = useUnread()?.privateMsg ?? 0;
  const words = count > 0 ? t('chatsUnread', { count }) : t('chats');
  return (
    <UnstyledButton className={classes.button} aria-label={words} title={words} onClick={() => openChat()}>
      <MessageCircle aria-hidden size={24} />
      <span className={classes.count}>
        <CountBadge count={count} />
      </span>
    </UnstyledButton>
  );
}
