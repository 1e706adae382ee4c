import type { AccountSlip } from '@assay/contract/contests/staff/accounts.ts';
import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { ImportView } from '../../../features/contests/import/import-view.tsx';
import { PackageButton } from '../../../features/contests/import/package-button.tsx';
import { TEXT } from '../../../features/contests/import/text.ts';
import { useContest } from '../../../features/contests/shell/use-contest.ts';
import { Slips } from '../../../features/contests/staff/slips.tsx';
import { TEXT as STAFF_TEXT } from '../../../features/contests/staff/text.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** Imports the files of a contest package; accounts made by it are shown in its place, once. */
export function Page() {
  const t = useText(TEXT);
  const s = useText(STAFF_TEXT);
  const cid = Number((useParams({ strict: false }) as { contestId: string }).contestId);
  const { data } = useContest(cid);
  const [slips, setSlips] = useState<AccountSlip[] | null>(null);
  const title = data?.title ?? '';
  if (slips) {
    return (
      <PageFrame title={s('slips')} lead={title} width="wide">
        <Slips title={title} cid={cid} slips={slips} onDone={() => setSlips(null)} />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={title ? `${t('title')} · ${title}` : t('title')}
      lead={t('lead')}
      actions={
        <>
          <PackageButton cid={cid} />
          <Button
            component={Link}
            href={paths.adminContestParticipants(cid)}
            variant="default"
            leftSection={<Users size={16} aria-hidden />}
          >
            {t('people')}
          </Button>
        </>
      }
    >
      <ImportView cid={cid} onMade={setSlips} />
    </PageFrame>
  );
}
