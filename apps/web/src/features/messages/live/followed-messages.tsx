import { getPrivateMessages } from '@assay/contract/messages/chat.ts';
import {
  getCommentMessages,
  getLikeMessages,
  getMineMessages,
  getReplyMessages,
  getSystemMessages,
  getUnreadMessages,
  type InboxEvent,
} from '@assay/contract/messages/inbox.ts';
import { EXCERPT_MAX, MESSAGE_KINDS, type MessageCategory, type MessageKind } from '@assay/contract/messages/kinds.ts';
import { getMessageSettings, type MessageSettings } from '@assay/contract/messages/settings.ts';
import { userTopic } from '@assay/contract/messages/topic.ts';
import { wordsIn } from '@assay/contract/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { call } from '../../../lib/call.ts';
import { currentLang } from '../../../lib/lang.ts';
import { keepStreamHidden, subscribe } from '../../../lib/push/push.ts';
import { useText } from '../../../lib/text.ts';
import { keyOf, queryClient, refresh, useCall } from '../../../lib/use-call.ts';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { chatDialog, openChat, useChatDialog } from '../chat/dialog-state.ts';
import { TEXT } from '../text.ts';
import { browserPermission, isQuietNow, showByBrowser } from './browser-notice.ts';
import { CornerNotices } from './corner-notices.tsx';
import { showInCorner } from './corner-store.ts';

const ChatDialog = lazyDialog(async () => (await import('../chat/chat-dialog.tsx')).ChatDialog);
const LISTS = [getCommentMessages, getReplyMessages, getLikeMessages, getSystemMessages, getMineMessages];
/** Of many messages at once the counts are asked for once. */
const SETTLE_MS = 300;
const SETTINGS_KEPT_MS = 600_000;

/** Follows what concerns the person while a page is open: counts, the corner, the browser's notifications, and the private chats. */
export function FollowedMessages({ uid }: { uid: number }) {
  const t = useText(TEXT);
  const navigate = useNavigate();
  const { isOpen } = useChatDialog();
  const wasOpen = useRef(false);
  wasOpen.current ||= isOpen;
  const { data: settings } = useCall(getMessageSettings, {}, { staleTime: SETTINGS_KEPT_MS, call: { quiet: true } });
  const now = useRef({ settings, t, navigate });
  now.current = { settings, t, navigate };
  const usesBrowser = settings !== undefined && Object.values(settings.categories).some(({ browser }) => browser);

  useEffect(() => {
    if (usesBrowser && browserPermission() === 'granted') return keepStreamHidden();
    return undefined;
  }, [usesBrowser]);

  useEffect(() => {
    let settling: ReturnType<typeof setTimeout> | undefined;
    const say = (category: MessageCategory, key: string, title: string, text: string, onOpen: () => void) => {
      const { settings: chosen } = now.current;
      if (!chosen) return;
      const ways = chosen.categories[category];
      if (ways.page && document.visibilityState === 'visible') showInCorner({ key, title, text, onOpen });
      if (ways.browser && !isQuiet(chosen)) showByBrowser({ tag: key, title, text, onOpen });
    };
    const hearInbox = ({ unread, message }: InboxEvent) => {
      if (unread) queryClient.setQueryData(keyOf(getUnreadMessages, {}), unread);
      if (!message) return;
      void refresh(...LISTS);
      const kind = message.action in MESSAGE_KINDS ? (message.action as MessageKind) : null;
      const words = kind ? wordsIn(MESSAGE_KINDS[kind], currentLang(), message.params) : message.sourceTitle;
      const title = [message.senderUsername, words].filter(Boolean).join(' ');
      const text = kind ? message.sourceTitle : '';
      const open = () => void now.current.navigate({ to: message.url });
      say(kind ? MESSAGE_KINDS[kind].category : 'notice', `message-${message.id}`, title, text, open);
    };
    const end = subscribe([userTopic(uid)], (event) => {
      if (event.type === 'inbox') return hearInbox(event);
      if (event.type !== 'chat') return;
      clearTimeout(settling);
      settling = setTimeout(() => void refresh(getUnreadMessages, getPrivateMessages), SETTLE_MS);
      const { peerUid, message } = event;
      const dialog = chatDialog();
      const isSeen = dialog.isOpen && dialog.peer?.uid === peerUid && document.visibilityState === 'visible';
      if (message.fromUuid === uid || isSeen) return;
      void withWriter(peerUid, async (peer) => {
        const { plainExcerpt } = await import('@assay/markdown/plain-line.ts');
        const title = now.current.t('wrote', { name: peer.username });
        const text = plainExcerpt(message.content ?? '', EXCERPT_MAX);
        say('chat', `chat-${peerUid}`, title, text, () => openChat(peer));
      });
    });
    return () => {
      clearTimeout(settling);
      end();
    };
  }, [uid]);

  return (
    <>
      <CornerNotices />
      {wasOpen.current && <ChatDialog />}
    </>
  );
}

const isQuiet = ({ quietFrom, quietTo }: MessageSettings) => isQuietNow(quietFrom, quietTo);

/** Who wrote, by the list of conversations, which is read anew where it does not know. */
async function withWriter(
  peerUid: number,
  then: (peer: { uid: number; username: string; avatar: string | null }) => Promise<void>,
) {
  try {
    const data = await queryClient.fetchQuery({
      queryKey: keyOf(getPrivateMessages, {}),
      queryFn: ({ signal }) => call(getPrivateMessages, {}, { quiet: true, signal }),
      staleTime: 0,
    });
    const found = data.conversations.find(({ fromUuid }) => fromUuid === peerUid);
    if (found && found.unreadCount > 0) {
      await then({ uid: peerUid, username: found.fromUsername, avatar: found.fromAvatar });
    }
  } catch {
    // the badge tells it with the next count
  }
}
