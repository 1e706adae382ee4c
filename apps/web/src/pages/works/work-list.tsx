import type { SentOf } from '@assay/contract/op.ts';
import { getTimedWorkList } from '@assay/contract/works/list.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { workAdminOf } from '../../features/works/admin/admin-paths.ts';
import { WorkBrowser } from '../../features/works/list/work-browser.tsx';
import { TEXT } from '../../features/works/text.ts';
import { useIsAdmin } from '../../lib/roles.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

const useSiteWorks = (asked: SentOf<typeof getTimedWorkList>) => useCall(getTimedWorkList, asked, { keep: true });

/** All timed works of the site. */
export function Page() {
  const t = useText(TEXT);
  const mayCreate = useIsAdmin();
  return (
    <PageFrame
      title={t('works')}
      lead={t('lead')}
      actions={
        mayCreate && (
          <Button component={Link} href={workAdminOf(null).create} leftSection={<Plus size={16} aria-hidden />}>
            {t('newWork')}
          </Button>
        )
      }
    >
      <WorkBrowser useWorks={useSiteWorks} noneHint={t('noneHint')} />
    </PageFrame>
  );
}
