import { markAiAnswer } from '@assay/contract/ai/answers.ts';
import type { AnyOp, SentOf } from '@assay/contract/op.ts';
import { Alert, Button, Group } from '@mantine/core';
import { Bot, CircleStop, RotateCcw } from 'lucide-react';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { useAction } from '../../lib/use-call.ts';
import { Markdown, MarkdownSkeleton } from '../markdown/markdown-text.tsx';
import styles from './ai.module.css';
import { ReportForm } from './report-form.tsx';
import { TEXT } from './text.ts';
import { useAnswer } from './use-answer.ts';

/** Nobody chose the pictures of a machine, and fetching one tells its server who reads. */
const withoutPictures = (text: string) => text.replaceAll('![', '!\\[');

interface AnswerViewProps<O extends AnyOp> {
  op: O;
  input: SentOf<O>;
  /** What can be done with the whole answer. */
  use?: (text: string) => ReactNode;
}

/** An answer of the model, as it comes, marked as what it is. */
export function AnswerView<O extends AnyOp>({ op, input, use }: AnswerViewProps<O>) {
  const t = useText(TEXT);
  const { state, text, error, requestId, ask, stop } = useAnswer(op, input);
  const shown = useDeferredValue(text);
  const isUnderWay = state === 'waiting' || state === 'coming';
  return (
    <div className={styles.answer}>
      <p className={styles.origin}>
        <Bot size={16} aria-hidden /> {t('machineMade')}
      </p>
      {state === 'waiting' && <p role="status">{t('waiting')}</p>}
      {shown && (
        <div className={styles.text} aria-busy={isUnderWay}>
          <Suspense fallback={<MarkdownSkeleton />}>
            <Markdown source={withoutPictures(shown)} />
          </Suspense>
        </div>
      )}
      {state === 'failed' && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      {state === 'stopped' && <p role="status">{t('stopped')}</p>}
      {state === 'done' && use?.(text)}
      <Group justify="space-between">
        {isUnderWay ? (
          <Button variant="default" leftSection={<CircleStop size={16} aria-hidden />} onClick={stop}>
            {t('stop')}
          </Button>
        ) : (
          state !== 'done' && (
            <Button variant="default" leftSection={<RotateCcw size={16} aria-hidden />} onClick={ask}>
              {t('again')}
            </Button>
          )
        )}
        {state === 'done' && requestId !== null && <Marks key={requestId} requestId={requestId} />}
      </Group>
    </div>
  );
}

function Marks({ requestId }: { requestId: number }) {
  const t = useText(TEXT);
  const [isDone, setDone] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const mark = useAction(markAiAnswer, { onSuccess: () => setDone(true) });
  if (isDone) return <p role="status">{t('thanks')}</p>;
  if (isReporting) {
    return <ReportForm busy={mark.isPending} onSend={(report) => mark.mutate({ requestId, report })} />;
  }
  return (
    <Group gap="xs">
      <span>{t('wasHelpful')}</span>
      <Button size="compact-sm" variant="default" onClick={() => mark.mutate({ requestId, helpful: true })}>
        {t('yes')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => mark.mutate({ requestId, helpful: false })}>
        {t('no')}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setReporting(true)}>
        {t('report')}
      </Button>
    </Group>
  );
}
