import { askClarification, getClarifications } from '@assay/contract/contests/clarifications.ts';
import { getContestProblem } from '@assay/contract/contests/problems.ts';
import { Button, Group, NativeSelect, Textarea } from '@mantine/core';
import { toast } from '../../../lib/notices.ts';
import { useDraftText } from '../../../lib/storage/draft-text.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import styles from './clarifications.module.css';
import { TEXT } from './text.ts';

/** Asks the jury about a problem or the contest as a whole. */
export function AskForm({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const [draft, keep] = useDraftText(`ask:${cid}`);
  const problems = useCall(getContestProblem, { cid }, { call: { quiet: true } });
  const { form, submit, box, isSaving } = useSaveForm(askClarification, {
    initial: { about: '', question: draft },
    labels: { question: t('question') },
    stars: false,
    checksOnLeave: false,
    refuse: ({ question }) => ({ question: question.trim() === '' ? t('empty') : null }),
    inputOf: ({ about, question }) => ({ cid, pid: about === '' ? null : Number(about), question }),
    onChange: ({ question }) => keep(question),
    onSaved: () => {
      toast.success(t('asked'));
      form.setFieldValue('question', '');
      return refresh(getClarifications);
    },
  });
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <NativeSelect
        label={t('about')}
        {...form.getInputProps('about')}
        data={[
          { value: '', label: t('whole') },
          ...(problems.data ?? []).map(({ pid, displayId, displayTitle }) => ({
            value: String(pid),
            label: `${displayId} · ${displayTitle}`,
          })),
        ]}
      />
      <Textarea {...box('question')} description={t('juryHint')} autosize minRows={2} maxRows={10} />
      <Group justify="flex-end">
        <Button type="submit" loading={isSaving}>
          {t('ask')}
        </Button>
      </Group>
    </form>
  );
}
