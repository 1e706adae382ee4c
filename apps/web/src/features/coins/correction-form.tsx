import { correctCoins, getAdminCoinRecords } from '@assay/contract/coins/ledger.ts';
import { Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh } from '../../lib/use-call.ts';
import { clickKey } from '../../lib/wire/click-key.ts';
import { NumberInput } from '../../ui/fields/fields.tsx';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { PeopleField } from '../accounts/people/people-field.tsx';
import { TEXT } from './admin-text.ts';

/** Corrects somebody's balance by an entry with a reason (COIN-4). */
export function CorrectionForm({ onClose }: { onClose: () => void }) {
  const t = useText(TEXT);
  // one for each opening: whoever presses twice corrects once
  const [key] = useState(clickKey);
  const { form, submit, box, number, isSaving } = useSaveForm(correctCoins, {
    initial: { username: '', delta: '' as number | '', note: '' },
    labels: { username: t('username'), delta: t('amount'), note: t('why') },
    inputOf: ({ username, delta, note }) => ({ username, delta: Number(delta), note, key }),
    fieldOfFailure: { 'account.unknown': 'username', 'coin.tooFew': 'delta' },
    onSaved: async () => {
      toast.success(t('corrected'));
      onClose();
      await refresh(getAdminCoinRecords);
    },
  });
  const { username } = form.values;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <PeopleField
          label={t('username')}
          max={1}
          required
          autoFocus
          value={username === '' ? [] : [username]}
          onChange={(names) => form.setFieldValue('username', names[0] ?? '')}
          error={form.errors.username}
        />
        <NumberInput {...number('delta')} required description={t('amountHint')} />
        <Textarea {...box('note')} description={t('whyHint')} autosize minRows={2} />
      </Stack>
      <FormFoot onClose={onClose} isSaving={isSaving} />
    </form>
  );
}
