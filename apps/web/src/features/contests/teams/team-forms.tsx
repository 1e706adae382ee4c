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
import type { FormErrors } from '../../../ui/form/form-state.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { teamChanged } from './own-team.tsx';
import { TEXT } from './text.ts';

interface NamesProps {
  name: string;
  school: string;
  errors: FormErrors;
  onChange: (names: { name: string; school: string }) => void;
}

/** Name and school of a team. */
export function TeamNames({ name, school, errors, onChange }: NamesProps) {
  const t = useText(TEXT);
  return (
    <>
      <TextInput
        label={t('name')}
        required
        value={name}
        error={errors.name}
        maxLength={TEAM_NAME_MAX}
        onChange={(event) => onChange({ name: event.currentTarget.value, school })}
      />
      <TextInput
        label={t('school')}
        value={school}
        error={errors.school}
        maxLength={TEAM_NAME_MAX}
        onChange={(event) => onChange({ name, school: event.currentTarget.value })}
      />
    </>
  );
}

export function MakeTeam({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const { form, submit, isSaving } = useSaveForm(createContestTeam, {
    initial: { name: '', school: '' },
    labels: { name: t('name'), school: t('school') },
    inputOf: (names) => ({ cid, ...names }),
    onSaved: teamChanged,
  });
  const { values, errors } = form;
  return (
    <form noValidate onSubmit={submit}>
      <TeamNames {...values} errors={errors} onChange={form.setValues} />
      <Button type="submit" w="fit-content" disabled={values.name.trim() === ''} loading={isSaving}>
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
  const { form, submit, isSaving } = useSaveForm(updateContestTeam, {
    initial: { name: team.name, school: team.school },
    labels: { name: t('name'), school: t('school') },
    inputOf: (names) => ({ cid, ...names, newCode: false }),
    onSaved: () => {
      toast.success(t('done'));
      onClose();
      void teamChanged();
    },
  });
  const { values, errors } = form;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TeamNames {...values} errors={errors} onChange={form.setValues} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={values.name.trim() === ''} loading={isSaving}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
