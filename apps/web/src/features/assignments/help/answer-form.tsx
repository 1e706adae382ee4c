import { answerHelp } from '@assay/contract/assignments/help.ts';
import { Button, Group, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useDraftText } from '../../../lib/storage/draft-text.ts';
import { useText } from '../../../lib/text.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { CannedRemarks } from '../canned-remarks.tsx';
import { TEXT } from './text.ts';
import { readHelp } from './use-help-news.ts';

interface AnswerFormProps {
  id: number;
  label: string;
  /** Takes up the next question; absent where there is none. */
  onTakeNext: (() => void) | undefined;
}

/** Answers a question that one took up, and goes on to the next one if wished; what is written stays in this tab until it is sent. */
export function AnswerForm({ id, label, onTakeNext }: AnswerFormProps) {
  const t = useText(TEXT);
  const [draft, keepDraft] = useDraftText(`help-answer:${id}`);
  const goesOn = useRef(false);
  const { form, submit, box, isSaving } = useSaveForm(answerHelp, {
    initial: { answer: draft },
    labels: { answer: label },
    checksOnLeave: false,
    stars: false,
    inputOf: ({ answer }) => ({ id, answer }),
    onChange: ({ answer }) => keepDraft(answer),
    onRefused: readHelp,
    onSaved: () => {
      keepDraft('');
      toast.success(t('answered'));
      void readHelp();
      if (goesOn.current) onTakeNext?.();
    },
  });
  const { answer } = form.values;
  const isReady = answer.trim() !== '';
  const submitting = (andNext: boolean) => ({
    type: 'submit' as const,
    disabled: !isReady,
    loading: isSaving,
    onClick: () => {
      goesOn.current = andNext;
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Textarea mt="sm" {...box('answer')} autosize minRows={3} maxRows={16} autoFocus />
      <CannedRemarks
        content={answer}
        onInsert={(text) =>
          form.setFieldValue('answer', (before) => (before.trim() === '' ? text : `${before.trimEnd()}\n${text}`))
        }
      />
      <Group justify="flex-end" gap="xs" mt="xs">
        {onTakeNext && (
          <Button variant="default" {...submitting(true)}>
            {t('answerNext')}
          </Button>
        )}
        <Button {...submitting(false)}>{t('answer')}</Button>
      </Group>
    </form>
  );
}
