import { type AccountSlip, importContestTeams } from '@assay/contract/contests/staff/accounts.ts';
import { getContestParticipants } from '@assay/contract/contests/staff/participants.ts';
import { Button, FileInput, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { TEXT } from './text.ts';

const PASSWORD_LENGTH = 8;

interface ImportTeamsProps {
  cid: number;
  onMade: (slips: AccountSlip[]) => void;
}

/** Accounts for the teams of an ICPC `teams.tsv`. */
export function ImportTeams({ cid, onMade }: ImportTeamsProps) {
  const t = useText(TEXT);
  const [file, setFile] = useState<File | null>(null);
  const [prefix, setPrefix] = useState('team');
  const load = useAction(importContestTeams, {
    onSuccess: async (slips) => {
      onMade(slips);
      await refresh(getContestParticipants);
    },
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (file) load.mutate({ cid, prefix, tsv: await file.text(), passwordLength: PASSWORD_LENGTH });
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack gap="md">
        <p>{t('teamsHint')}</p>
        <TextInput label={t('prefix')} value={prefix} maxLength={20} onChange={(e) => setPrefix(e.target.value)} />
        <FileInput
          label={t('file')}
          placeholder={t('pickFile')}
          accept=".tsv,.txt,text/tab-separated-values"
          value={file}
          onChange={setFile}
        />
        <Group justify="flex-end">
          <Button type="submit" disabled={!file} loading={load.isPending}>
            {t('import')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
