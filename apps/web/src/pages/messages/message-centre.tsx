import { MESSAGE_TABS, type MessageTab } from '@assay/contract/messages/tabs.ts';
import { Button } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { CountBadge } from '../../features/messages/count-badge.tsx';
import { MessageList } from '../../features/messages/inbox/message-list.tsx';
import classes from '../../features/messages/inbox/messages.module.css';
import { TEXT } from '../../features/messages/inbox/text.ts';
import { useUnread } from '../../features/messages/live/use-unread.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { TabBar } from '../../ui/tab-bar/tab-bar.tsx';

/** The tab that an address stands for; the first one for the centre itself. */
const tabAt = (pathname: string): MessageTab =>
  MESSAGE_TABS.find((tab) => pathname.startsWith(paths.messages(tab))) ?? 'comment';

/** What happened to the person, in five tabs (MSG-1). */
export function Page() {
  const t = useText(TEXT);
  const tab = useRouterState({ select: ({ location }) => tabAt(location.pathname) });
  const unread = useUnread();
  return (
    <PageFrame
      title={t('page')}
      actions={
        <Button
          component={Link}
          href={`${paths.setting}#messages`}
          variant="default"
          leftSection={<Settings aria-hidden />}
        >
          {t('settings')}
        </Button>
      }
    >
      <TabBar
        label={t('tabs')}
        current={tab}
        tabs={MESSAGE_TABS.map((key) => {
          const count = unread?.[key] ?? 0;
          return {
            key,
            href: paths.messages(key),
            label: (
              <span className={classes.tabs}>
                {t(key)}
                <CountBadge count={count} />
                {count > 0 && <span className="visually-hidden">{t('count', { count })}</span>}
              </span>
            ),
          };
        })}
      />
      <div className={classes.centre}>
        <MessageList key={tab} tab={tab} />
      </div>
    </PageFrame>
  );
}
