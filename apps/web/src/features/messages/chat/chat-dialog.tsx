import { useMediaQuery } from '@mantine/hooks';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import classes from './chat.module.css';
import { ConversationList } from './conversation-list.tsx';
import { ConversationView } from './conversation-view.tsx';
import { closeChat, useChatDialog } from './dialog-state.ts';
import { TEXT } from './text.ts';

/** Private chats: 1000 px, conversations beside the one that is open; on a phone one of both. */
export function ChatDialog() {
  const t = useText(TEXT);
  const { isOpen, peer } = useChatDialog();
  const isNarrow = useMediaQuery('(max-width: 767.98px)') ?? false;
  return (
    <Dialog
      opened={isOpen}
      onClose={closeChat}
      title={t('title')}
      size={1000}
      fullScreen={isNarrow}
      classNames={{ body: classes.dialog!, content: classes.content! }}
    >
      <div className={classes.frame} data-open={peer !== null || undefined}>
        <ConversationList peer={peer} />
        {peer ? (
          <ConversationView key={peer.uid} peer={peer} />
        ) : (
          <div className={classes.nobody}>
            <EmptyState text={t('choose')} hint={t('chooseHint')} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
