import type { AssignedKind } from '@assay/contract/assignments/assignment.ts';
import { askHelp, getHelpAt } from '@assay/contract/assignments/help.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useDraftText } from '../../../lib/storage/draft-text.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
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
      {!waits && <QuestionForm key={id} id={id} pid={pid} submission={submission} />}
    </Stack>
  );
}

interface QuestionFormProps extends Pick<AskHelpProps, 'pid' | 'submission'> {
  /** Of the assignment. */
  id: number;
}

/** What is written stays in this tab until it is sent. */
function QuestionForm({ id, pid, submission }: QuestionFormProps) {
  const t = useText(TEXT);
  const [draft, keepDraft] = useDraftText(`help-question:${id}:${pid}`);
  const { form, submit, box, number, isSaving } = useSaveForm(askHelp, {
    initial: { line: '' as number | string, question: draft },
    labels: { line: t('line'), question: t('question') },
    checksOnLeave: false,
    inputOf: ({ line, question }) => {
      const about = submission && { submitId: submission.submitId, line: typeof line === 'number' ? line : null };
      return { id, pid, question, ...about };
    },
    onChange: ({ question }) => keepDraft(question),
    onRefused: readHelp,
    onSaved: () => {
      keepDraft('');
      toast.success(t('asked'));
      void readHelp();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {t('askHint')} {submission && t('askWith')}
        </Text>
        {submission && <NumberInput {...number('line')} max={submission.lines} w={{ base: '100%', xs: 260 }} />}
        <Textarea {...box('question')} autosize minRows={2} maxRows={12} />
        <Group justify="flex-end">
          <Button type="submit" disabled={form.values.question.trim() === ''} loading={isSaving}>
            {t('send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
