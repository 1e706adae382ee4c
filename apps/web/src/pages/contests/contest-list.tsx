import { getContestList } from '@assay/contract/contests/list.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { ContestBrowser } from '../../features/contests/list/contest-browser.tsx';
import { TEXT } from '../../features/contests/text.ts';
import { paths } from '../../lib/paths.ts';
import { useIsAdmin } from '../../lib/roles.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

const useSiteContests = (asked: SentOf<typeof getContestList>) => useCall(getContestList, asked, { keep: true });

/** All contests of the site (CON-1). */
export function Page() {
  const t = useText(TEXT);
  const mayCreate = useIsAdmin();
  return (
    <PageFrame
      title={t('contests')}
      actions={
        mayCreate && (
          <Button component={Link} href={paths.adminContestCreate} leftSection={<Plus size={16} aria-hidden />}>
            {t('newContest')}
          </Button>
        )
      }
    >
      <ContestBrowser useContests={useSiteContests} noneHint={t('noneHint')} />
    </PageFrame>
  );
}
