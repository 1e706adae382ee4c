import { getUnreadMessages, type UnreadCounts } from '@assay/contract/messages/inbox.ts';
import { useCall } from '../../../lib/use-call.ts';

/** SHELL-35; the push stream tells the same at once. */
const POLL_MS = 10_000;

/** What waits to be read; undefined until it is known. */
export const useUnread = (): UnreadCounts | undefined =>
  useCall(getUnreadMessages, {}, { refetchInterval: POLL_MS, call: { quiet: true } }).data;

/** Unread messages of all tabs; private chats have a badge of their own. */
export const unreadInTabs = ({ privateMsg: _, ...tabs }: UnreadCounts): number =>
  Object.values(tabs).reduce((sum, count) => sum + count, 0);
