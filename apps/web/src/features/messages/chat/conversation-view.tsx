import { blockPerson, clearPrivateMessages, getPrivateMessages } from '@assay/contract/messages/chat.ts';
import { getUnreadMessages } from '@assay/contract/messages/inbox.ts';
import { ActionIcon, Skeleton } from '@mantine/core';
import { ArrowLeft, Ban, Ellipsis, Eraser, Flag } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { MenuItem } from '../../../ui/menu/menu-entries.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import classes from './chat.module.css';
import { choosePeer, type Peer } from './dialog-state.ts';
import { Messages } from './messages.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { TEXT } from './text.ts';
import { useConversation } from './use-conversation.ts';
import { WriteBox } from './write-box.tsx';

/** One conversation: who it is with, what was written, and where to write. Mounted anew for another person. */
export function ConversationView({ peer }: { peer: Peer }) {
  const t = useText(TEXT);
  const chat = useConversation(peer);
  const [asks, setAsks] = useState<'clear' | 'block' | 'report' | null>(null);
  const done = () => {
    setAsks(null);
    void refresh(getPrivateMessages, getUnreadMessages);
  };
  const clear = useAction(clearPrivateMessages, {
    onSuccess: () => {
      chat.forget();
      toast.success(t('deleted'));
      done();
    },
  });
  const block = useAction(blockPerson, {
    onSuccess: (_data, { blocked }) => {
      chat.setBlocked(blocked === true);
      done();
    },
  });
  const close = () => setAsks(null);
  return (
    <section className={classes.conversation} aria-label={t('messagesWith', { name: peer.username })}>
      <header className={classes.head}>
        <ActionIcon
          className={classes.back}
          variant="subtle"
          color="gray"
          aria-label={t('back')}
          onClick={() => choosePeer(null)}
        >
          <ArrowLeft aria-hidden />
        </ActionIcon>
        <UserLink uid={peer.uid} username={peer.username} avatar={peer.avatar} />
        <div className={classes.more}>
          <Menu
            target={(given) => (
              <ActionIcon {...given} variant="subtle" color="gray" aria-label={t('more')}>
                <Ellipsis aria-hidden />
              </ActionIcon>
            )}
          >
            <MenuItem icon={<Eraser aria-hidden />} onChoose={() => setAsks('clear')}>
              {t('clear')}
            </MenuItem>
            <MenuItem
              icon={<Ban aria-hidden />}
              onChoose={() => (chat.blocked ? block.mutate({ uid: peer.uid, blocked: false }) : setAsks('block'))}
            >
              {t(chat.blocked ? 'unblock' : 'block')}
            </MenuItem>
            <MenuItem icon={<Flag aria-hidden />} onChoose={() => setAsks('report')}>
              {t('report')}
            </MenuItem>
          </Menu>
        </div>
      </header>
      {chat.state === 'loading' && <Skeleton className={`late ${classes.history}`} />}
      {chat.state === 'failed' && <EmptyState text={t('empty')} />}
      {chat.state === 'ready' && (
        <Messages
          peer={peer}
          ownUid={chat.ownUid}
          messages={chat.messages}
          outgoing={chat.outgoing}
          hasEarlier={chat.hasEarlier}
          onEarlier={chat.loadEarlier}
          onAgain={({ content, key }) => void chat.send(content, key)}
        />
      )}
      {chat.blocked ? (
        <p className={classes.blocked}>{t('blocked')}</p>
      ) : (
        <WriteBox key={peer.uid} peer={peer} onSend={chat.send} />
      )}
      <Confirm
        opened={asks === 'clear'}
        onClose={close}
        title={t('clear')}
        action={t('clear')}
        danger
        busy={clear.isPending}
        onConfirm={() => clear.mutate({ uid: peer.uid })}
      >
        {t('clearAsk', { name: peer.username })}
      </Confirm>
      <Confirm
        opened={asks === 'block'}
        onClose={close}
        title={t('block')}
        action={t('block')}
        danger
        busy={block.isPending}
        onConfirm={() => block.mutate({ uid: peer.uid, blocked: true })}
      >
        {t('blockAsk')}
      </Confirm>
      <ReportDialog uid={peer.uid} opened={asks === 'report'} onClose={close} />
    </section>
  );
}
