import { getLanguages } from '@assay/contract/catalog/languages.ts';
import {
  addRejudgeSet,
  countRejudge,
  getRejudgeSetList,
  REJUDGE_KINDS,
  type RejudgeKind,
} from '@assay/contract/judging/rejudge-sets.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { FILTERABLE, isFinal, VERDICT_TEXT, verdictName } from '@assay/contract/verdict.ts';
import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { useLang } from '../../../lib/lang.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { MultiSelect } from '../../../ui/fields/fields.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
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

const BLANK = {
  kind: 'run' as RejudgeKind,
  problemId: '',
  contest: '',
  status: [] as string[],
  languages: [] as string[],
};

/** Which submissions are meant: one, or all of a problem or contest that fit. */
function whichOf({ kind, problemId, contest, status, languages }: typeof BLANK, submitId: number | undefined) {
  if (submitId !== undefined) return { kind, submitIds: [submitId] };
  const cid = /^\d{1,9}$/.test(contest.trim()) ? Number(contest) : undefined;
  return {
    kind,
    ...(problemId.trim() && { problemId: problemId.trim() }),
    ...(cid && { cid }),
    ...(status.length > 0 && { status: status.map(Number) }),
    ...(languages.length > 0 && { languages }),
  };
}

function NewSetForm({ start, onClose }: Omit<NewSetDialogProps, 'opened'>) {
  const t = useText(TEXT);
  const lang = useLang();
  const router = useRouter();
  const { data: known } = useCall(getLanguages, {}, { enabled: start.submitId === undefined });
  const { form, submit, box, isSaving } = useSaveForm(addRejudgeSet, {
    initial: { ...BLANK, problemId: start.problemId ?? '', reason: '' },
    labels: { problemId: t('problemId'), reason: t('reason') },
    checksOnLeave: false,
    stars: false,
    inputOf: ({ reason, ...which }) => ({ ...whichOf(which, start.submitId), reason: reason.trim() }),
    onSaved: async ({ setId }) => {
      onClose();
      await refresh(getRejudgeSetList);
      void router.navigate({ href: paths.adminRejudgeSet(setId) });
    },
  });
  const { reason, ...which } = form.values;
  const { status, languages } = which;
  const [asked] = useDebouncedValue<SentOf<typeof countRejudge>>(whichOf(which, start.submitId), 300);
  const isNarrowed = Boolean(asked.submitIds ?? asked.problemId ?? asked.cid);
  const counted = useCall(countRejudge, asked, { enabled: isNarrowed, keep: true, call: { quiet: true } });
  const count = isNarrowed ? counted.data?.count : undefined;
  const says = [
    ...(count === undefined ? [] : [count === 0 ? t('countNone') : t('count', { count })]),
    ...(start.submitId === undefined && count !== 0 ? [t('byHandStays')] : []),
  ];
  const ready = reason.trim() !== '' && count !== undefined && count > 0;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        {start.submitId !== undefined && <p className={styles.soft}>{t('submission', { id: start.submitId })}</p>}
        <Radio.Group label={t('kind')} {...form.getInputProps('kind')}>
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
                {...box('problemId')}
                maxLength={50}
                error={says && counted.error ? counted.error.msg : form.errors.problemId}
              />
              <TextInput
                label={t('contest')}
                {...form.getInputProps('contest')}
                inputMode="numeric"
                maxLength={9}
                placeholder={t('any')}
              />
            </Group>
            <MultiSelect
              label={t('verdicts')}
              placeholder={status.length === 0 ? t('any') : ''}
              data={FILTERABLE.filter(isFinal).map((code) => ({
                value: String(code),
                label: VERDICT_TEXT[verdictName(code)][lang],
              }))}
              {...form.getInputProps('status')}
            />
            <MultiSelect
              label={t('languages')}
              placeholder={languages.length === 0 ? t('any') : ''}
              data={(known ?? []).map(({ name }) => name)}
              {...form.getInputProps('languages')}
              searchable
            />
          </>
        )}
        <TextInput
          {...box('reason')}
          description={t('reasonHint')}
          required
          data-autofocus={start.submitId !== undefined || start.problemId !== undefined || undefined}
        />
        <p className={styles.soft} role="status">
          {says.join(' · ') || '\u00a0'}
        </p>
      </Stack>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        <Button type="submit" disabled={!ready} loading={isSaving}>
          {t('start')}
        </Button>
      </Group>
    </form>
  );
}
