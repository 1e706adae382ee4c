import {
  answerClarification,
  CLARIFICATION_MAX,
  type Clarification,
  getClarifications,
} from '@assay/contract/contests/clarifications.ts';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { TEXT } from './text.ts';

interface AnswerFormProps {
  cid: number;
  one: Clarification;
  onClose: () => void;
}

/** Answers a question of a contestant, to who asked or to everybody. */
export function AnswerForm({ cid, one, onClose }: AnswerFormProps) {
  const t = useText(TEXT);
  const [answer, setAnswer] = useState(one.answer ?? '');
  // The question is read anew while one writes, but what another of the jury answers meanwhile is not replaced before that was said.
  const [replaced, setReplaced] = useState<string | null | undefined>(one.gmtAnswered);
  const send = useAction(answerClarification, {
    onSuccess: async () => {
      toast.success(t('answered'));
      onClose();
      await refresh(getClarifications);
    },
    onError: ({ code }) => {
      if (code !== 'contest.clarificationAnswered') return;
      // it is shown above the form now
      setReplaced(undefined);
      return refresh(getClarifications);
    },
  });
  const give = (toAll: boolean) => {
    if (answer.trim() === '') toast.warning(t('empty'));
    else send.mutate({ cid, id: one.id, answer, toAll, gmtAnswered: replaced });
  };
  return (
    <Stack gap="xs">
      <Textarea
        label={t('answerText')}
        value={answer}
        maxLength={CLARIFICATION_MAX}
        autosize
        minRows={2}
        maxRows={10}
        data-autofocus
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant="light" loading={send.isPending} onClick={() => give(false)}>
          {t('sendOne')}
        </Button>
        <Button loading={send.isPending} onClick={() => give(true)}>
          {t('sendAll')}
        </Button>
      </Group>
    </Stack>
  );
}
