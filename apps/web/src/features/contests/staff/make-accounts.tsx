import { PASSWORD_MIN } from '@assay/contract/accounts/user.ts';
import {
  type AccountSlip,
  GENERATED_PASSWORD_MAX,
  generateContestAccounts,
} from '@assay/contract/contests/staff/accounts.ts';
import { getContestParticipants } from '@assay/contract/contests/staff/participants.ts';
import { findBadName } from '@assay/rules/contests/staff/slips.ts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import styles from './staff.module.css';
import { TEXT } from './text.ts';

interface MakeAccountsProps {
  cid: number;
  onMade: (slips: AccountSlip[]) => void;
}

/** Numbered accounts for a contest (CON-33). */
export function MakeAccounts({ cid, onMade }: MakeAccountsProps) {
  const t = useText(TEXT);
  const [prefix, setPrefix] = useState('team');
  const [suffix, setSuffix] = useState('');
  const [start, setStart] = useState(1);
  const [end, setEnd] = useState(20);
  const [passwordLength, setPasswordLength] = useState(8);
  const make = useAction(generateContestAccounts, {
    onSuccess: async (slips) => {
      onMade(slips);
      await refresh(getContestParticipants);
    },
  });
  const count = end - start + 1;
  const nameOf = (number: number) => `${prefix.trim()}${number}${suffix.trim()}`;
  const bad = findBadName([nameOf(start), nameOf(end)]);
  const isOpen = count > 0 && bad === null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isOpen) make.mutate({ cid, prefix, suffix, start, end, passwordLength });
  };
  const number = (label: string, value: number, set: (next: number) => void, min = 0, max = 100_000_000) => (
    <NumberInput
      label={label}
      value={value}
      min={min}
      max={max}
      allowDecimal={false}
      allowNegative={false}
      onChange={(next) => set(Number(next) || 0)}
    />
  );
  return (
    <form onSubmit={send}>
      <Stack gap="md">
        <p>{t('accountsHint')}</p>
        <div className={styles.narrow}>
          <TextInput label={t('prefix')} value={prefix} maxLength={20} onChange={(e) => setPrefix(e.target.value)} />
          {number(t('from'), start, setStart)}
          {number(t('to'), end, setEnd)}
          <TextInput label={t('suffix')} value={suffix} maxLength={20} onChange={(e) => setSuffix(e.target.value)} />
          {number(t('passwordLength'), passwordLength, setPasswordLength, PASSWORD_MIN, GENERATED_PASSWORD_MAX)}
        </div>
        <p role="status">
          {count <= 0
            ? t('makesNone')
            : bad !== null
              ? t('badName', { name: bad })
              : t('willMake', { count, first: nameOf(start), last: nameOf(end) })}
        </p>
        <Group justify="flex-end">
          <Button type="submit" disabled={!isOpen} loading={make.isPending}>
            {t('make')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
