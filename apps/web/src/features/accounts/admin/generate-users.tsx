import { BATCH_MAX, generateUser, generateUserExcel } from '@assay/contract/accounts/user-batches.ts';
import { getUserList } from '@assay/contract/accounts/users-admin.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { Alert, Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { Download, Printer } from 'lucide-react';
import { download } from '../../../lib/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useText } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { AccountSlips } from './account-slips.tsx';
import { BATCH_TEXT as TEXT } from './batch-text.ts';

export type MadeAccounts = DataOf<typeof generateUser>;

interface GenerateUsersProps {
  onMade: (made: MadeAccounts) => void;
  onClose: () => void;
}

/** Makes accounts with numbers. */
export function GenerateUsers({ onMade, onClose }: GenerateUsersProps) {
  const t = useText(TEXT);
  const { form, submit, box, number, isSaving } = useSaveForm(generateUser, {
    initial: { prefix: 'user', suffix: '', number_from: 1, number_to: 30, password_length: 8 },
    labels: {
      prefix: t('prefix'),
      suffix: t('suffix'),
      number_from: t('numberFrom'),
      number_to: t('numberTo'),
      password_length: t('passwordLength'),
    },
    fieldOfFailure: {
      'account.rangeEmpty': 'number_to',
      'account.rangeLong': 'number_to',
      'account.madeNameBad': 'prefix',
      'account.madeNamesTaken': 'prefix',
    },
    onSaved: async (data) => {
      onMade(data);
      await refresh(getUserList);
    },
  });
  const { prefix, suffix, number_from, number_to } = form.values;
  const name = (at: number | string) => `${prefix}${at}${suffix}`;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput {...box('prefix')} data-autofocus autoComplete="off" />
          <TextInput {...box('suffix')} autoComplete="off" />
          <NumberInput {...number('number_from')} min={0} />
          <NumberInput {...number('number_to')} min={0} max={1_000_000_000} />
          <NumberInput {...number('password_length')} />
        </SimpleGrid>
        <Text size="sm" c="dimmed">
          {t('example', { first: name(number_from), last: name(number_to), max: BATCH_MAX })}
        </Text>
      </Stack>
      <FormFoot onClose={onClose} isSaving={isSaving} action={t('generate')} />
    </form>
  );
}

/** Made accounts with their passwords, to be printed and cut or fetched as a spreadsheet. */
export function UserSlips({ made: { key, accounts }, onClose }: { made: MadeAccounts; onClose: () => void }) {
  const t = useText(TEXT);
  const fetchSheet = async () => {
    const { blob, name } = await download(generateUserExcel, { key });
    saveFile(blob, name);
  };
  return (
    <Stack gap="md">
      <Alert color="brass" title={t('made', { count: accounts.length })}>
        {t('madeHint')}
      </Alert>
      <Group gap="xs">
        <Button leftSection={<Download aria-hidden />} onClick={() => void fetchSheet()}>
          {t('download')}
        </Button>
        <Button variant="default" leftSection={<Printer aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </Group>
      <AccountSlips accounts={accounts} />
    </Stack>
  );
}
