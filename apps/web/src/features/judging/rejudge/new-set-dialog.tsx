import { getLanguages } from '@assay/contract/catalog/languages.ts';
import {
  addRejudgeSet,
  countRejudge,
  getRejudgeSetList,
  REASON_MAX,
  REJUDGE_KINDS,
  type RejudgeKind,
} from '@assay/contract/judging/rejudge-sets.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { FILTERABLE, isFinal, VERDICT_TEXT, verdictName } from '@assay/contract/verdict.ts';
import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useLang } from '../../../lib/lang.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { MultiSelect } from '../../../ui/fields/fields.tsx';
import styles from './rejudge.module.css';
import { TEXT } from './text.ts';

/** What the dialog starts with; submissions and problems that are given cannot be changed in it. */
export interface SetStart {
  submitId?: number;
  problemId?: string;
}

interface NewSetDialogProps {
  start: SetStart;
  opened: boolean;
  onClose: () => void;
}

/** Asks what to judge again, says how many submissions that are, and opens the new set. */
export function NewSetDialog({ start, opened, onClose }: NewSetDialogProps) {
  const t = useText(TEXT);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('newSet')} size="md">
      <NewSetForm start={start} onClose={onClose} />
    </Dialog>
  );
}

function NewSetForm({ start, onClose }: Omit<NewSetDialogProps, 'opened'>) {
  const t = useText(TEXT);
  const lang = useLang();
  const router = useRouter();
  const [kind, setKind] = useState<RejudgeKind>('run');
  const [problemId, setProblemId] = useState(start.problemId ?? '');
  const [contest, setContest] = useState('');
  const [status, setStatus] = useState<string[]>([]);
  const [languages, setLanguages] = useState<string[]>([]);
  const [reason, setReason] = useState('');
  const { data: known } = useCall(getLanguages, {}, { enabled: start.submitId === undefined });
  const cid = /^\d{1,9}$/.test(contest.trim()) ? Number(contest) : undefined;
  const which: SentOf<typeof countRejudge> = {
    kind,
    ...(start.submitId === undefined
      ? {
          ...(problemId.trim() && { problemId: problemId.trim() }),
          ...(cid && { cid }),
          ...(status.length > 0 && { status: status.map(Number) }),
          ...(languages.length > 0 && { languages }),
        }
      : { submitIds: [start.submitId] }),
  };
  const [asked] = useDebouncedValue(which, 300);
  const says = Boolean(asked.submitIds ?? asked.problemId ?? asked.cid);
  const counted = useCall(countRejudge, asked, { enabled: says, keep: true, call: { quiet: true } });
  const add = useAction(addRejudgeSet, {
    onSuccess: async ({ setId }) => {
      onClose();
      await refresh(getRejudgeSetList);
      void router.navigate({ href: paths.adminRejudgeSet(setId) });
    },
  });
  const count = says ? counted.data?.count : undefined;
  const ready = reason.trim() !== '' && count !== undefined && count > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) add.mutate({ ...which, reason: reason.trim() });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        {start.submitId !== undefined && <p className={styles.soft}>{t('submission', { id: start.submitId })}</p>}
        <Radio.Group label={t('kind')} value={kind} onChange={(value) => setKind(value as RejudgeKind)}>
          <Stack gap={6} mt={6}>
            {REJUDGE_KINDS.map((each) => (
              <Radio
                key={each}
                value={each}
                label={t(each)}
                description={t(each === 'run' ? 'runHint' : 'rescoreHint')}
              />
            ))}
          </Stack>
        </Radio.Group>
        {start.submitId === undefined && (
          <>
            <Group grow align="start">
              <TextInput
                label={t('problemId')}
                value={problemId}
                maxLength={50}
                onChange={(event) => setProblemId(event.currentTarget.value)}
                error={says && counted.error ? counted.error.msg : undefined}
              />
              <TextInput
                label={t('contest')}
                value={contest}
                inputMode="numeric"
                maxLength={9}
                placeholder={t('any')}
                onChange={(event) => setContest(event.currentTarget.value)}
              />
            </Group>
            <MultiSelect
              label={t('verdicts')}
              placeholder={status.length === 0 ? t('any') : ''}
              data={FILTERABLE.filter(isFinal).map((code) => ({
                value: String(code),
                label: VERDICT_TEXT[verdictName(code)][lang],
              }))}
              value={status}
              onChange={setStatus}
            />
            <MultiSelect
              label={t('languages')}
              placeholder={languages.length === 0 ? t('any') : ''}
              data={(known ?? []).map(({ name }) => name)}
              value={languages}
              onChange={setLanguages}
              searchable
            />
          </>
        )}
        <TextInput
          label={t('reason')}
          description={t('reasonHint')}
          required
          value={reason}
          maxLength={REASON_MAX}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus={start.submitId !== undefined || start.problemId !== undefined || undefined}
        />
        <p className={styles.soft} role="status">
          {count === undefined ? ' ' : count === 0 ? t('countNone') : t('count', { count })}
          {start.submitId === undefined && count !== 0 && ` · ${t('byHandStays')}`}
        </p>
      </Stack>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        <Button type="submit" disabled={!ready} loading={add.isPending}>
          {t('start')}
        </Button>
      </Group>
    </form>
  );
}
