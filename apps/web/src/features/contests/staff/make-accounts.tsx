import { type AccountSlip, generateContestAccounts } from '@assay/contract/contests/staff/accounts.ts';
import { getContestParticipants } from '@assay/contract/contests/staff/participants.ts';
import { findBadName } from '@assay/rules/contests/staff/slips.ts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useText } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import styles from './staff.module.css';
import { TEXT } from './text.ts';

interface MakeAccountsProps {
  cid: number;
  onMade: (slips: AccountSlip[]) => void;
}

/** Numbered accounts for a contest (CON-33). */
export function MakeAccounts({ cid, onMade }: MakeAccountsProps) {
  const t = useText(TEXT);
  const { form, submit, box, number, isSaving } = useSaveForm(generateContestAccounts, {
    initial: { prefix: 'team', suffix: '', start: 1, end: 20, passwordLength: 8 },
    labels: {
      prefix: t('prefix'),
      suffix: t('suffix'),
      start: t('from'),
      end: t('to'),
      passwordLength: t('passwordLength'),
    },
    stars: false,
    inputOf: (written) => ({ cid, ...written }),
    onSaved: async (slips) => {
      onMade(slips);
      await refresh(getContestParticipants);
    },
  });
  const { prefix, suffix } = form.values;
  // a box may be empty while it is written
  const [start, end] = [Number(form.values.start), Number(form.values.end)];
  const count = end - start + 1;
  const nameOf = (number: number) => `${prefix.trim()}${number}${suffix.trim()}`;
  const bad = findBadName([nameOf(start), nameOf(end)]);
  const isOpen = count > 0 && bad === null;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <p>{t('accountsHint')}</p>
        <div className={styles.narrow}>
          <TextInput {...box('prefix')} />
          <NumberInput {...number('start')} allowNegative={false} />
          <NumberInput {...number('end')} allowNegative={false} />
          <TextInput {...box('suffix')} />
          <NumberInput {...number('passwordLength')} allowNegative={false} />
        </div>
        <p role="status">
          {count <= 0
            ? t('makesNone')
            : bad !== null
              ? t('badName', { name: bad })
              : t('willMake', { count, first: nameOf(start), last: nameOf(end) })}
        </p>
        <Group justify="flex-end">
          <Button type="submit" disabled={!isOpen} loading={isSaving}>
            {t('make')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
