import { BATCH_MAX } from '@assay/contract/accounts/user-batches.ts';
import { importGroupRoster, previewGroupRoster, type RosterState } from '@assay/contract/groups/roster.ts';
import { shorterNumbers } from '@assay/rules/groups/roster.ts';
import { Alert, Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useIsAdmin } from '../../../lib/roles.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { groupChanged } from '../shell/use-group.ts';
import { MadeAccounts } from './made-accounts.tsx';
import { readPasted, readTableFile, TABLE_MAX_BYTES } from './read-table.ts';
import styles from './roster.module.css';
import { RosterLines } from './roster-lines.tsx';
import { TEXT } from './text.ts';

/** Numbers that are told of those that look too short. */
const NAMED = 10;

/** Takes a class into a group: a table is pasted or chosen, what becomes of each line is shown, then it is stored (GRP-20). */
export function RosterImport({ gid, onClose }: { gid: number; onClose: () => void }) {
  const t = useText(TEXT);
  const isStaff = useIsAdmin();
  const [pasted, setPasted] = useState('');
  const [rows, setRows] = useState<string[][]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const preview = useAction(previewGroupRoster);
  const send = useAction(importGroupRoster, {
    onSuccess: async ({ joined, accounts, failed }) => {
      toast.success(t('imported', { count: joined }));
      if (accounts.length === 0 && failed.length === 0) onClose();
      await groupChanged();
    },
  });
  const check = (table: string[][]) => {
    if (table.length === 0 || table.length > BATCH_MAX + 10) return setRefusal(t('size', { max: BATCH_MAX }));
    setRefusal(null);
    setRows(table);
    preview.mutate({ gid, rows: table });
  };
  const readFile = async (file: File | null) => {
    if (!file) return;
    if (file.size > TABLE_MAX_BYTES) return setRefusal(t('tooLarge'));
    const table = await readTableFile(file);
    if (!table) return setRefusal(t('unreadable'));
    check(table);
  };
  if (send.data) return <Imported outcome={send.data} onClose={onClose} />;
  if (preview.data) {
    const count = (state: RosterState) => preview.data.filter((line) => line.state === state).length;
    const shorter = shorterNumbers(preview.data.map(({ username }) => username));
    const good = count('new') + count('joins') + count('labelled');
    return (
      <Stack gap="md">
        <Text fw={550} role="status">
          {t('plan', {
            fresh: count('new'),
            joins: count('joins'),
            members: count('member') + count('labelled'),
            bad: count('error'),
          })}
          {count('labelled') > 0 && ` · ${t('relabels', { count: count('labelled') })}`}
        </Text>
        {shorter.length > 0 && (
          <Alert color="yellow">
            {t('shorter', { numbers: shorter.slice(0, NAMED).join(', ') + (shorter.length > NAMED ? ' …' : '') })}
          </Alert>
        )}
        <RosterLines lines={preview.data} />
        <Group justify="flex-end">
          <Button variant="default" onClick={preview.reset}>
            {t('back')}
          </Button>
          <Button disabled={good === 0} loading={send.isPending} onClick={() => send.mutate({ gid, rows })}>
            {t('doImport', { count: good })}
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      <Text size="sm">{t('lead')}</Text>
      <Text size="sm">{t(isStaff ? 'leadStaff' : 'leadPlain')}</Text>
      <Textarea
        label={t('table')}
        className={styles.table}
        placeholder={t('example')}
        value={pasted}
        onChange={({ currentTarget: { value } }) => setPasted(value)}
        autosize
        minRows={6}
        maxRows={16}
        data-autofocus
        spellCheck={false}
      />
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <Group justify="flex-end">
        <FileButton onChange={(file) => void readFile(file)} accept=".csv,.tsv,.txt,.xlsx">
          {(props) => (
            <Button {...props} variant="default">
              {t('chooseFile')}
            </Button>
          )}
        </FileButton>
        <Button disabled={pasted.trim() === ''} loading={preview.isPending} onClick={() => check(readPasted(pasted))}>
          {t('check')}
        </Button>
      </Group>
    </Stack>
  );
}

function Imported({
  outcome: { accounts, failed },
  onClose,
}: {
  outcome: NonNullable<ReturnType<typeof useAction<typeof importGroupRoster>>['data']>;
  onClose: () => void;
}) {
  const t = useText(TEXT);
  return (
    <Stack gap="md">
      {failed.length > 0 && (
        <>
          <Alert color="brass">{t('someFailed', { count: failed.length })}</Alert>
          <RosterLines lines={failed} />
        </>
      )}
      {accounts.length > 0 && <MadeAccounts accounts={accounts} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </Group>
    </Stack>
  );
}
