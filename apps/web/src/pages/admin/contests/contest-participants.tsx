import type { AccountSlip } from '@assay/contract/contests/staff/accounts.ts';
import { Button, Group, Modal } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { KeyRound, Upload, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useContestDesk } from '../../../features/contests/admin/desk.ts';
import { useContest } from '../../../features/contests/shell/use-contest.ts';
import { CodeMenu } from '../../../features/contests/staff/code-menu.tsx';
import { MakeAccounts } from '../../../features/contests/staff/make-accounts.tsx';
import { AddParticipants } from '../../../features/contests/staff/participant-forms.tsx';
import { ParticipantTable } from '../../../features/contests/staff/participant-table.tsx';
import { Slips } from '../../../features/contests/staff/slips.tsx';
import styles from '../../../features/contests/staff/staff.module.css';
import { TEXT } from '../../../features/contests/staff/text.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** Who takes part in a contest; accounts made for it are shown in its place, once. */
export function Page() {
  const t = useText(TEXT);
  const desk = useContestDesk();
  const cid = Number((useParams({ strict: false }) as { contestId: string }).contestId);
  const isRoot = useUser()?.roleList.includes('root') ?? false;
  const contest = useContest(cid);
  const [dialog, setDialog] = useState<'add' | 'accounts' | null>(null);
  const [slips, setSlips] = useState<AccountSlip[] | null>(null);
  const title = contest.data?.title ?? '';
  const close = () => setDialog(null);
  const show = (made: AccountSlip[]) => {
    close();
    setSlips(made);
  };
  if (slips) {
    return (
      <PageFrame title={t('slips')} lead={title} width="wide">
        <Slips title={title} cid={cid} slips={slips} onDone={() => setSlips(null)} />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={t('participants')}
      lead={
        <Link className={styles.link} href={paths.contest(cid)}>
          {title || t('toContest')}
        </Link>
      }
      width="wide"
      actions={
        <Group gap="xs">
          <CodeMenu cid={cid} />
          {(contest.data?.teamSize ?? 1) > 1 && (
            <Button
              component={Link}
              href={desk.teams(cid)}
              variant="default"
              leftSection={<Users size={16} aria-hidden />}
            >
              {t('teamList')}
            </Button>
          )}
          {desk.gid === null && (
            <Button
              component={Link}
              href={paths.adminContestImport(cid)}
              variant="default"
              leftSection={<Upload size={16} aria-hidden />}
            >
              {t('importFiles')}
            </Button>
          )}
          {desk.gid === null && isRoot && (
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
        </Group>
      }
    >
      <ParticipantTable cid={cid} />
      <Modal opened={dialog !== null} onClose={close} title={dialog && t(dialog)} size="lg">
        {dialog === 'add' && <AddParticipants cid={cid} onClose={close} />}
        {dialog === 'accounts' && <MakeAccounts cid={cid} onMade={show} />}
      </Modal>
    </PageFrame>
  );
}
