import { csvOf } from '@assay/rules/spreadsheets/csv.ts';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { Download, Printer } from 'lucide-react';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useText } from '../../../lib/text.ts';
import { AccountSlips } from '../../accounts/admin/account-slips.tsx';
import { TEXT } from './text.ts';

interface MadeAccountsProps {
  accounts: readonly { username: string; realname: string; password: string }[];
}

/** Accounts that a roster made, with their passwords: to be printed and cut, or saved. */
export function MadeAccounts({ accounts }: MadeAccountsProps) {
  const t = useText(TEXT);
  const save = () => {
    const head = [t('username'), t('realname'), t('password')];
    const lines = accounts.map(({ username, realname, password }) => [username, realname, password]);
    saveFile(new Blob([csvOf([head, ...lines])], { type: 'text/csv' }), 'accounts.csv');
  };
  return (
    <Stack gap="md">
      <Alert color="brass" title={t('made', { count: accounts.length })}>
        {t('madeHint')}
      </Alert>
      <Group gap="xs">
        <Button leftSection={<Download aria-hidden />} onClick={save}>
          {t('download')}
        </Button>
        <Button variant="default" leftSection={<Printer aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </Group>
      <AccountSlips accounts={accounts} />
    </Stack>
  );
}
