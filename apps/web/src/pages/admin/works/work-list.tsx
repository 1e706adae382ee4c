import type { SentOf } from '@assay/contract/op.ts';
import { getAdminTimedWorkList } from '@assay/contract/works/admin.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { workAdminOf } from '../../../features/works/admin/admin-paths.ts';
import { TEXT } from '../../../features/works/admin/text.ts';
import { ManagedWorks } from '../../../features/works/admin/work-table.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

const useSiteWorks = (asked: SentOf<typeof getAdminTimedWorkList>) =>
  useCall(getAdminTimedWorkList, asked, { keep: true });

/** All timed works of the site. */
export function Page() {
  const t = useText(TEXT);
  return (
    <PageFrame
      title={t('title')}
      width="full"
      actions={
        <Button component={Link} href={workAdminOf(null).create} leftSection={<Plus size={16} aria-hidden />}>
          {t('create')}
        </Button>
      }
    >
      <ManagedWorks useWorks={useSiteWorks} />
    </PageFrame>
  );
}
