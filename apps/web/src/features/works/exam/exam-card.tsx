import { Alert, Checkbox, List, Stack } from '@mantine/core';
import { useText } from '../../../lib/text.ts';
import type { Work } from '../work-words.ts';
import { TEXT } from './text.ts';

interface ExamCardProps {
  exam: NonNullable<Work['exam']>;
  /** Null where there is nothing to agree to now. */
  agrees: boolean | null;
  onAgree: (agrees: boolean) => void;
}

/** What exam mode means, told before the start (WORK-22). */
export function ExamCard({ exam, agrees, onAgree }: ExamCardProps) {
  const t = useText(TEXT);
  return (
    <Alert color={exam.isInNetworks ? 'blue' : 'brass'} title={t('title')}>
      <Stack gap="sm">
        <List size="sm" spacing={6}>
          <List.Item>{t('only')}</List.Item>
          <List.Item>{t('one')}</List.Item>
          {exam.hasNetworks && (
            <List.Item>{t(exam.isInNetworks ? 'inNetwork' : 'outside', { address: exam.address })}</List.Item>
          )}
          <List.Item>{t(exam.notes ? 'noted' : 'notNoted')}</List.Item>
          {exam.notes && <List.Item>{t('who')}</List.Item>}
        </List>
        {agrees !== null && (
          <Checkbox label={t('agree')} checked={agrees} onChange={(event) => onAgree(event.currentTarget.checked)} />
        )}
      </Stack>
    </Alert>
  );
}
