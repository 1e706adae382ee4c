import { askClarification, CLARIFICATION_MAX, getClarifications } from '@assay/contract/contests/clarifications.ts';
import { getContestProblem } from '@assay/contract/contests/problems.ts';
import { Button, Group, NativeSelect, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useDraftText } from '../../../lib/storage/draft-text.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import styles from './clarifications.module.css';
import { TEXT } from './text.ts';

/** Asks the jury about a problem or the contest as a whole. */
export function AskForm({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const [about, setAbout] = useState('');
  const [question, setQuestion] = useDraftText(`ask:${cid}`);
  const problems = useCall(getContestProblem, { cid }, { call: { quiet: true } });
  const ask = useAction(askClarification, {
    onSuccess: () => {
      toast.success(t('asked'));
      setQuestion('');
      return refresh(getClarifications);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() === '') return toast.warning(t('empty'));
    ask.mutate({ cid, pid: about === '' ? null : Number(about), question });
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <NativeSelect
        label={t('about')}
        value={about}
        onChange={(event) => setAbout(event.currentTarget.value)}
        data={[
          { value: '', label: t('whole') },
          ...(problems.data ?? []).map(({ pid, displayId, displayTitle }) => ({
            value: String(pid),
            label: `${displayId} · ${displayTitle}`,
          })),
        ]}
      />
      <Textarea
        label={t('question')}
        description={t('juryHint')}
        value={question}
        maxLength={CLARIFICATION_MAX}
        autosize
        minRows={2}
        maxRows={10}
        onChange={(event) => setQuestion(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button type="submit" loading={ask.isPending}>
          {t('ask')}
        </Button>
      </Group>
    </form>
  );
}
