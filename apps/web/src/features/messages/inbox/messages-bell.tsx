import { MESSAGE_TABS } from '@assay/contract/messages/tabs.ts';
import { Bell } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { CountBadge } from '../count-badge.tsx';
import { unreadInTabs, useUnread } from '../live/use-unread.ts';
import { TEXT } from '../text.ts';
import classes from './messages-bell.module.css';

/** Leads to the message centre, to the first tab where something waits. */
export function MessagesBell() {
  const t = useText(TEXT);
  const unread = useUnread();
  const count = unread ? unreadInTabs(unread) : 0;
  const words = count > 0 ? t('messagesUnread', { count }) : t('messages');
  const tab = MESSAGE_TABS.find((one) => (unread?.[one] ?? 0) > 0) ?? 'comment';
  return (
    <Tip label={words}>
      <Link href={paths.messages(tab)} className={classes.bell} aria-label={words}>
        <Bell aria-hidden size={18} />
        <span className={classes.count}>
          <CountBadge count={count} />
        </span>
      </Link>
    </Tip>
  );
}
