import {
  BATCH_MAX,
  insertBatchUser,
  previewBatchUser,
  type RowFault,
  type RowOutcome,
} from '@assay/contract/accounts/user-batches.ts';
import { getUserList } from '@assay/contract/accounts/users-admin.ts';
import { decodeTable, readCsv } from '@assay/rules/spreadsheets/read-csv.ts';
import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLang } from '../../../lib/lang.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { BATCH_TEXT as TEXT } from './batch-text.ts';

const MAX_BYTES = 2 * 1024 * 1024;

/** Imports people from a CSV: what each row would do is shown before anything is stored. */
export function ImportUsers({ onClose }: { onClose: () => void }) {
  const t = useText(TEXT);
  const [file, setFile] = useState<{ name: string; encoding: string; users: string[][] } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const preview = useAction(previewBatchUser);
  const send = useAction(insertBatchUser, {
    onSuccess: async ({ inserted, updated, failed }) => {
      toast.success(t('imported', { inserted, updated }));
      if (failed.length === 0) onClose();
      await refresh(getUserList);
    },
  });
  const read = async (given: File | null) => {
    if (!given) return;
    preview.reset();
    send.reset();
    setFile(null);
    if (given.size > MAX_BYTES) return setRefusal(t('tooLarge'));
    const { text, encoding } = decodeTable(new Uint8Array(await given.arrayBuffer()));
    const users = readCsv(text);
    if (users.length === 0 || users.length > BATCH_MAX) return setRefusal(t('rowsMax', { max: BATCH_MAX }));
    setRefusal(null);
    setFile({ name: given.name, encoding, users });
    preview.mutate({ users });
  };
  const rows = send.data?.failed ?? preview.data;
  const count = (state: RowOutcome['state']) => preview.data?.filter((row) => row.state === state).length ?? 0;
  const good = count('new') + count('update');
  return (
    <Stack gap="md">
      <Text size="sm">{t('importLead')}</Text>
      <code>{t('columnNames')}</code>
      <Group gap="sm">
        <FileButton onChange={(given) => void read(given)} accept=".csv,text/csv">
          {(props) => (
            <Button {...props} variant={file ? 'default' : 'filled'} loading={preview.isPending}>
              {t('chooseFile')}
            </Button>
          )}
        </FileButton>
        {file && (
          <Text size="sm" c="dimmed">
            {t('readAs', { name: file.name, encoding: file.encoding })}
          </Text>
        )}
      </Group>
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      {preview.data && !send.data && (
        <Text fw={550} role="status">
          {t('plan', { fresh: count('new'), known: count('update'), bad: count('error') })}
        </Text>
      )}
      {send.data && send.data.failed.length > 0 && (
        <Alert color="yellow">{t('someFailed', { count: send.data.failed.length })}</Alert>
      )}
      {rows && rows.length > 0 && <Outcomes rows={rows} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        {file && preview.data && !send.data && (
          <Button disabled={good === 0} loading={send.isPending} onClick={() => send.mutate({ users: file.users })}>
            {t('doImport', { count: good })}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** Bad rows first: they are what one looks for. */
function Outcomes({ rows }: { rows: readonly RowOutcome[] }) {
  const t = useText(TEXT);
  const lang = useLang();
  const faultWords = (faults: readonly RowFault[]) => faults.map((fault) => t(fault)).join(lang === 'zh' ? '；' : '; ');
  const sorted = [...rows].sort((a, b) => Number(b.state === 'error') - Number(a.state === 'error') || a.line - b.line);
  return (
    <div style={{ maxHeight: 360, overflow: 'auto' }}>
      <DataTable
        label={t('preview')}
        rows={sorted}
        rowKey={({ line }) => line}
        isMarked={({ state }) => state === 'error'}
        columns={[
          { key: 'line', header: t('line'), width: '100px', cell: ({ line }) => t('lineNo', { line }) },
          { key: 'username', header: t('usernameColumn'), names: true, cell: ({ username }) => username || '–' },
          {
            key: 'state',
            header: t('outcome'),
            cell: ({ state, faults }) => (
              <Text span {...(state === 'error' ? { c: 'red' } : {})}>
                {state === 'error' ? faultWords(faults) : t(state)}
              </Text>
            ),
          },
        ]}
      />
    </div>
  );
}
