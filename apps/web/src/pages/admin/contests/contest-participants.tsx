import type { AccountSlip } from '@assay/contract/contests/staff/accounts.ts';
import { Button } from '@mantine/core';
import { KeyRound, ScanSearch, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ContestAdminFrame } from '../../../features/contests/admin/admin-frame.tsx';
import { useContestAdmin } from '../../../features/contests/admin/admin-paths.ts';
import { CodeMenu } from '../../../features/contests/staff/code-menu.tsx';
import { ParticipantTable } from '../../../features/contests/staff/participant-table.tsx';
import { SlipsInPlace } from '../../../features/contests/staff/slips.tsx';
import { TEXT } from '../../../features/contests/staff/text.ts';
import { paths } from '../../../lib/paths.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';

const MakeAccounts = lazyPart(() =>
  import('../../../features/contests/staff/make-accounts.tsx').then((module) => module.MakeAccounts),
);
const AddParticipants = lazyPart(() =>
  import('../../../features/contests/staff/participant-forms.tsx').then((module) => module.AddParticipants),
);

/** Who takes part in a contest; accounts made for it are shown in its place, once. */
export function Page() {
  const cid = useIdParam<'AdminContestParticipants' | 'GroupContestParticipants'>('contestID');
  return <SlipsInPlace cid={cid}>{(show) => <Contestants cid={cid} onMade={show} />}</SlipsInPlace>;
}

function Contestants({ cid, onMade }: { cid: number; onMade: (slips: AccountSlip[]) => void }) {
  const t = useText(TEXT);
  const admin = useContestAdmin();
  const isRoot = useUser()?.roleList.includes('root') ?? false;
  const [dialog, setDialog] = useState<'add' | 'accounts' | null>(null);
  const close = () => setDialog(null);
  return (
    <ContestAdminFrame
      cid={cid}
      tab="participants"
      actions={
        <>
          <Button
            component={Link}
            href={paths.similarityReports('contest', cid)}
            variant="default"
            leftSection={<ScanSearch size={16} aria-hidden />}
          >
            {t('similarity')}
          </Button>
          <CodeMenu cid={cid} />
          {admin.gid === null && isRoot && (
            <Button
              variant="default"
              leftSection={<KeyRound size={16} aria-hidden />}
              onClick={() => setDialog('accounts')}
            >
              {t('accounts')}
            </Button>
          )}
          <Button leftSection={<UserPlus size={16} aria-hidden />} onClick={() => setDialog('add')}>
            {t('add')}
          </Button>
        </>
      }
    >
      <ParticipantTable cid={cid} />
      <Dialog opened={dialog !== null} onClose={close} title={dialog && t(dialog)} size="lg">
        <Suspense>
          {dialog === 'add' && <AddParticipants cid={cid} onClose={close} />}
          {dialog === 'accounts' && <MakeAccounts cid={cid} onMade={onMade} />}
        </Suspense>
      </Dialog>
    </ContestAdminFrame>
  );
}
