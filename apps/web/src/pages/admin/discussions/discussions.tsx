import { AdminDiscussionList } from '../../../features/discussions/admin-list.tsx';
import { ModerationQueue } from '../../../features/moderation/moderation-queue.tsx';
import { TEXT } from '../../../features/moderation/text.ts';
import { textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { TabBar } from '../../../ui/tab-bar/tab-bar.tsx';

const READS = { tab: textOf('queue') } as const;

/** Reports and all discussions, for administrators. */
export function Page() {
  const t = useText(TEXT);
  const [{ tab }] = useSearch(READS);
  const current = tab === 'list' ? 'list' : 'queue';
  return (
    <PageFrame title={t('title')} lead={t('lead')} width="full">
      <TabBar
        label={t('title')}
        current={current}
        tabs={[
          { key: 'queue', label: t('queue'), href: '/admin/discussion' },
          { key: 'list', label: t('list'), href: '/admin/discussion?tab=list' },
        ]}
      />
      {current === 'list' ? <AdminDiscussionList /> : <ModerationQueue />}
    </PageFrame>
  );
}
