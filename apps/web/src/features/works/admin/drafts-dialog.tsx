import {
  type AnswerDraft,
  type AnswerDrafts,
  getTimedWorkDrafts,
  takeTimedWorkDraft,
} from '@assay/contract/works/drafts.ts';
import { getTimedWorkPeople } from '@assay/contract/works/people.ts';
import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Markdown, MarkdownSkeleton } from '../../markdown/markdown-text.tsx';
import { TEXT as QUESTIONS } from '../../questions/text.ts';
import styles from './admin.module.css';
import { answerWords } from './answer-words.ts';
import { TEXT } from './text.ts';

interface DraftsDialogProps {
  tid: number;
  person: { uid: number; username: string };
  onClose: () => void;
}

/** Answers of somebody that arrived and do not count; whoever runs the work may let them (WORK-27). */
export function DraftsDialog({ tid, person, onClose }: DraftsDialogProps) {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getTimedWorkDrafts, { tid, uid: person.uid });
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('draftsOf', { name: person.username })}>
      <Text size="sm" mb="md">
        {t('draftsHint')}
      </Text>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={160} className="late" aria-hidden />
      ) : data.drafts.length === 0 ? (
        <EmptyState text={t('noDrafts')} />
      ) : (
        <Stack gap="md">
          {data.drafts.map((draft) => (
            <Draft
              key={draft.id}
              tid={tid}
              draft={draft}
              problem={data.problems.find(({ displayId }) => displayId === draft.displayId)}
            />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

interface DraftProps {
  tid: number;
  draft: AnswerDraft;
  problem: AnswerDrafts['problems'][number] | undefined;
}

function Draft({ tid, draft: { id, displayId, why, answers, arrivedTime }, problem }: DraftProps) {
  const t = useText(TEXT);
  const words = useText(QUESTIONS);
  const { submit, box, isSaving } = useSaveForm(takeTimedWorkDraft, {
    initial: { reason: '' },
    labels: { reason: t('reason') },
    checksOnLeave: false,
    inputOf: ({ reason }) => ({ tid, id, reason }),
    onSaved: async () => {
      toast.success(t('draftTaken'));
      await refresh(getTimedWorkDrafts, getTimedWorkPeople);
    },
  });
  const says = { yes: words('isTrue'), no: words('isFalse'), none: '–' };
  const others = (problem?.questions ?? [])
    .map((question, at) => ({
      number: at + 1,
      text: question.text,
      counts: answerWords(question, problem?.answers[question.id], says),
      kept: answerWords(question, answers[question.id], says),
    }))
    .filter(({ counts, kept }) => counts !== kept);
  return (
    <Panel title={`${displayId} · ${t(why)}`} aside={<span className="tnum">{formatMoment(arrivedTime)}</span>}>
      {others.length === 0 && <p className={styles.same}>{t('draftSame')}</p>}
      {others.map(({ number, text, counts, kept }) => (
        <section key={number} className={styles.draft}>
          <h3>{words('question', { number })}</h3>
          <Suspense fallback={<MarkdownSkeleton lines={1} />}>
            <Markdown className={styles.asked ?? ''} source={text} />
          </Suspense>
          <dl>
            <div>
              <dt>{t('countsNow')}</dt>
              <dd>{counts}</dd>
            </div>
            <div>
              <dt>{t('inThese')}</dt>
              <dd>{kept}</dd>
            </div>
          </dl>
        </section>
      ))}
      <form noValidate onSubmit={submit}>
        <Group align="flex-end" mt="sm">
          <TextInput {...box('reason')} flex={1} miw={180} required />
          <Button type="submit" variant="default" loading={isSaving}>
            {t('takeDraft')}
          </Button>
        </Group>
      </form>
    </Panel>
  );
}
