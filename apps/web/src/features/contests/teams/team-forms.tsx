import {
  type ContestTeam,
  createContestTeam,
  joinContestTeam,
  TEAM_NAME_MAX,
  updateContestTeam,
} from '@assay/contract/contests/teams.ts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { teamChanged } from './own-team.tsx';
import { TEXT } from './text.ts';

interface NamesProps {
  name: string;
  school: string;
  onChange: (names: { name: string; school: string }) => void;
}

/** Name and school of a team. */
export function TeamNames({ name, school, onChange }: NamesProps) {
  const t = useText(TEXT);
  return (
    <>
      <TextInput
        label={t('name')}
        required
        value={name}
        maxLength={TEAM_NAME_MAX}
        onChange={(event) => onChange({ name: event.currentTarget.value, school })}
      />
      <TextInput
        label={t('school')}
        value={school}
        maxLength={TEAM_NAME_MAX}
        onChange={(event) => onChange({ name, school: event.currentTarget.value })}
      />
    </>
  );
}

export function MakeTeam({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const [names, setNames] = useState({ name: '', school: '' });
  const make = useAction(createContestTeam, { onSuccess: () => void teamChanged() });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (names.name.trim() !== '') make.mutate({ cid, ...names });
  };
  return (
    <form onSubmit={send}>
      <TeamNames {...names} onChange={setNames} />
      <Button type="submit" w="fit-content" disabled={names.name.trim() === ''} loading={make.isPending}>
        {t('make')}
      </Button>
    </form>
  );
}

export function JoinTeam({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const join = useAction(joinContestTeam, {
    call: { quiet: true },
    onSuccess: () => void teamChanged(),
    onError: ({ message }) => setRefusal(message),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') join.mutate({ cid, code });
  };
  return (
    <form onSubmit={send}>
      <TextInput
        label={t('code')}
        value={code}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        error={refusal}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setRefusal(null);
        }}
      />
      <Button type="submit" variant="default" w="fit-content" disabled={code.trim() === ''} loading={join.isPending}>
        {t('join')}
      </Button>
    </form>
  );
}

export function RenameTeam({ cid, team, onClose }: { cid: number; team: ContestTeam; onClose: () => void }) {
  const t = useText(TEXT);
  const [names, setNames] = useState({ name: team.name, school: team.school });
  const save = useAction(updateContestTeam, {
    onSuccess: () => {
      toast.success(t('done'));
      onClose();
      void teamChanged();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ cid, ...names, newCode: false });
  };
  return (
    <form onSubmit={send}>
      <Stack gap="md">
        <TeamNames {...names} onChange={setNames} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={names.name.trim() === ''} loading={save.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
