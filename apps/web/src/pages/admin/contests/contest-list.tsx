import { getAdminContestList } from '@assay/contract/contests/admin.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { ManagedContests } from '../../../features/contests/admin/contest-table.tsx';
import { TEXT } from '../../../features/contests/admin/text.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

const useSiteContests = (asked: SentOf<typeof getAdminContestList>) =>
  useCall(getAdminContestList, asked, { keep: true });

/** All contests of the site. */
export function Page() {
  const t = useText(TEXT);
  return (
    <PageFrame
      title={t('title')}
      width="full"
      actions={
        <Button component={Link} href={paths.adminContestCreate} leftSection={<Plus size={16} aria-hidden />}>
          {t('create')}
        </Button>
      }
    >
      <ManagedContests useContests={useSiteContests} />
    </PageFrame>
  );
}
