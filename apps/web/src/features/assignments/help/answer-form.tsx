import { answerHelp, HELP_ANSWER_MAX } from '@assay/contract/assignments/help.ts';
import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { CannedRemarks } from '../canned-remarks.tsx';
import { TEXT } from './text.ts';
import { readHelp } from './use-help-news.ts';

interface AnswerFormProps {
  id: number;
  label: string;
  /** Takes up the next question; absent where there is none. */
  onTakeNext: (() => void) | undefined;
}

/** Answers a question that one took up, and goes on to the next one if wished. */
export function AnswerForm({ id, label, onTakeNext }: AnswerFormProps) {
  const t = useText(TEXT);
  const [content, setContent] = useState('');
  const answer = useAction(answerHelp, { onSettled: readHelp });
  const isReady = content.trim() !== '';
  const send = (goesOn: boolean) => {
    if (!isReady) return;
    const onSuccess = () => {
      toast.success(t('answered'));
      if (goesOn) onTakeNext?.();
    };
    answer.mutate({ id, answer: content }, { onSuccess });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  return (
    <form onSubmit={submit}>
      <Textarea
        mt="sm"
        label={label}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
        maxLength={HELP_ANSWER_MAX}
        autosize
        minRows={3}
        maxRows={16}
        autoFocus
      />
      <CannedRemarks
        content={content}
        onInsert={(text) => setContent((before) => (before.trim() === '' ? text : `${before.trimEnd()}\n${text}`))}
      />
      <Group justify="flex-end" gap="xs" mt="xs">
        {onTakeNext && (
          <Button variant="default" disabled={!isReady} loading={answer.isPending} onClick={() => send(true)}>
            {t('answerNext')}
          </Button>
        )}
        <Button type="submit" disabled={!isReady} loading={answer.isPending}>
          {t('answer')}
        </Button>
      </Group>
    </form>
  );
}
