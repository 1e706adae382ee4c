import { AdminDiscussionList } from '../../../features/discussions/admin-list.tsx';
import { ChatReports } from '../../../features/messages/reports/chat-reports.tsx';
import { ModerationQueue } from '../../../features/moderation/moderation-queue.tsx';
import { TEXT } from '../../../features/moderation/text.ts';
import { useIsRoot } from '../../../lib/roles.ts';
import { textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { TabBar } from '../../../ui/tab-bar/tab-bar.tsx';

const READS = { tab: textOf('queue') } as const;

/** Reports, all discussions, and reports from private chats, for administrators. */
export function Page() {
  const t = useText(TEXT);
  const [{ tab }] = useSearch(READS);
  const isRoot = useIsRoot();
  const tabs = [
    { key: 'queue', label: t('queue'), href: '/admin/discussion', part: ModerationQueue },
    { key: 'list', label: t('list'), href: '/admin/discussion?tab=list', part: AdminDiscussionList },
    // what stands in private chats only super administrators see
    ...(isRoot ? [{ key: 'chats', label: t('chats'), href: '/admin/discussion?tab=chats', part: ChatReports }] : []),
  ];
  const { key, part: Part } = tabs.find((one) => one.key === tab) ?? tabs[0]!;
  return (
    <PageFrame title={t('title')} lead={t('lead')} width="full">
      <TabBar label={t('title')} current={key} tabs={tabs} />
      <Part />
    </PageFrame>
  );
}
