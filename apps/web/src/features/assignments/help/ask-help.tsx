import type { AssignedKind } from '@assay/contract/assignments/assignment.ts';
import { askHelp, getHelpAt, HELP_QUESTION_MAX } from '@assay/contract/assignments/help.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction, useCall } from '../../../lib/use-call.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { OwnHelp } from './own-help.tsx';
import { TEXT } from './text.ts';
import { readHelp, useHelpNews } from './use-help-news.ts';

export interface HelpPlace {
  kind: AssignedKind;
  targetId: number;
  pid: number;
}

/** A submission that a question is about. */
interface AskedSubmission {
  submitId: number;
  lines: number;
}

/** Where the viewer may ask about a problem, and what was asked there; follows what is answered. */
export function useHelpAt(place: HelpPlace) {
  const { data } = useCall(getHelpAt, place, { call: { quiet: true } });
  useHelpNews(data?.places[0]?.gid ?? null);
  return data;
}

/** Asks from a submission of an assignment; nothing for whom it is not set. */
export function AskPanel({ place, submission }: { place: HelpPlace; submission: AskedSubmission }) {
  const t = useText(TEXT);
  const data = useHelpAt(place);
  if (!data || data.places.length === 0) return null;
  return (
    <Panel title={t('ask')}>
      <AskHelp pid={place.pid} data={data} submission={submission} />
    </Panel>
  );
}

interface AskHelpProps {
  pid: number;
  data: DataOf<typeof getHelpAt>;
  /** Null: about the problem. */
  submission: AskedSubmission | null;
}

/** What one asked about a problem, and the form to ask (ASG-25). */
export function AskHelp({ pid, data: { places, own }, submission }: AskHelpProps) {
  const t = useText(TEXT);
  const [id, setId] = useState(places[0]!.id);
  const [line, setLine] = useState<number | string>('');
  const [question, setQuestion] = useState('');
  const ask = useAction(askHelp, {
    onSuccess: () => {
      setQuestion('');
      setLine('');
      toast.success(t('asked'));
    },
    onSettled: readHelp,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() === '') return;
    const about = submission && { submitId: submission.submitId, line: typeof line === 'number' ? line : null };
    ask.mutate({ id, pid, question, ...about });
  };
  const waits = own.some((one) => one.assignmentId === id && one.answer === null);
  return (
    <Stack gap="md">
      {own.length > 0 && <OwnHelp questions={own} />}
      {places.length > 1 && (
        <NativeSelect
          label={t('place')}
          value={String(id)}
          onChange={(event) => setId(Number(event.currentTarget.value))}
          data={places.map((one) => ({ value: String(one.id), label: `${one.title} · ${one.groupName}` }))}
        />
      )}
      {!waits && (
        <form onSubmit={send}>
          <Stack gap="xs">
            <Text size="sm" c="dimmed">
              {t('askHint')} {submission && t('askWith')}
            </Text>
            {submission && (
              <NumberInput
                label={t('line')}
                value={line}
                onChange={setLine}
                min={1}
                max={submission.lines}
                allowDecimal={false}
                w={{ base: '100%', xs: 260 }}
              />
            )}
            <Textarea
              label={t('question')}
              required
              value={question}
              onChange={(event) => setQuestion(event.currentTarget.value)}
              maxLength={HELP_QUESTION_MAX}
              autosize
              minRows={2}
              maxRows={12}
            />
            <Group justify="flex-end">
              <Button type="submit" disabled={question.trim() === ''} loading={ask.isPending}>
                {t('send')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
