import { Button, type ButtonProps } from '@mantine/core';
import { MessageCircle } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { openChat, type Peer } from './dialog-state.ts';
import { TEXT } from './text.ts';

/** Opens the private chat with somebody, from wherever the person is shown; nothing for visitors and on oneself. */
export function MessageButton({ peer, ...button }: { peer: Peer } & ButtonProps) {
  const t = useText(TEXT);
  const viewer = useUser();
  if (!viewer || viewer.uid === peer.uid) return null;
  return (
    <Button
      variant="default"
      leftSection={<MessageCircle aria-hidden />}
      {...button}
      aria-label={t('writeTo', { name: peer.username })}
      onClick={() => openChat(peer)}
    >
      {t('write')}
    </Button>
  );
}
