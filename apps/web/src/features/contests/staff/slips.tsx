import type { AccountSlip } from '@assay/contract/contests/staff/accounts.ts';
import { csvOf } from '@assay/rules/spreadsheets/csv.ts';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { Download, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useText } from '../../../lib/text.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { useContest } from '../shell/use-contest.ts';
import styles from './staff.module.css';
import { TEXT } from './text.ts';

interface SlipsProps {
  /** The contest's title, on every slip. */
  title: string;
  cid: number;
  slips: readonly AccountSlip[];
  onDone: () => void;
}

/** Accounts with their passwords, to be printed and cut; they are kept nowhere. */
function Slips({ title, cid, slips, onDone }: SlipsProps) {
  const t = useText(TEXT);
  const save = () => {
    const head = [t('username'), t('password'), t('realname'), t('school')];
    const rows = slips.map(({ username, password, realname, school }) => [username, password ?? '', realname, school]);
    saveFile(new Blob([csvOf([head, ...rows])], { type: 'text/csv;charset=utf-8' }), `contest_${cid}_accounts.csv`);
  };
  return (
    <Stack gap="md">
      <Alert color="brass">{t('slipsHint')}</Alert>
      <Group gap="xs">
        <Button leftSection={<Printer aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button variant="default" leftSection={<Download aria-hidden />} onClick={save}>
          {t('csv')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('done')}
        </Button>
      </Group>
      <div className={styles.slips}>
        {slips.map(({ username, password, realname, school }) => (
          <section key={username} className={styles.slip} aria-label={username}>
            <strong>{title}</strong>
            {(realname || school) && <div>{[realname, school].filter(Boolean).join(' · ')}</div>}
            <dl>
              <dt>{t('username')}</dt>
              <dd>{username}</dd>
              <dt>{t('password')}</dt>
              <dd>{password ?? t('unchanged')}</dd>
            </dl>
          </section>
        ))}
      </div>
    </Stack>
  );
}

interface SlipsInPlaceProps {
  cid: number;
  children: (show: (slips: readonly AccountSlip[]) => void) => ReactNode;
}

/** A page that makes accounts for a contest: in its place their slips, until one is done with them. */
export function SlipsInPlace({ cid, children }: SlipsInPlaceProps) {
  const t = useText(TEXT);
  const { data } = useContest(cid);
  const [slips, setSlips] = useState<readonly AccountSlip[] | null>(null);
  if (!slips) return children(setSlips);
  const title = data?.title ?? '';
  return (
    <PageFrame title={t('slips')} lead={title} width="full">
      <Slips title={title} cid={cid} slips={slips} onDone={() => setSlips(null)} />
    </PageFrame>
  );
}
