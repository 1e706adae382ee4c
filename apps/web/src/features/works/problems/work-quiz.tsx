import type { DataOf } from '@assay/contract/op.ts';
import { getTimedWorkAnswers } from '@assay/contract/works/answers.ts';
import { Alert, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QuestionList } from '../../questions/question-list.tsx';
import { useEndsWithin } from '../shell/use-work.ts';
import type { InWork } from '../shell/work-shell.tsx';
import { TEXT } from '../text.ts';
import styles from './problems.module.css';
import { useAnswers } from './use-answers.ts';

interface WorkQuizProps extends InWork {
  displayId: string;
  /** Answers are taken now. */
  isOpen: boolean;
}

/** An objective problem of a work: its questions, with answers that are saved while they are given, and what they came to. */
export function WorkQuiz(props: WorkQuizProps) {
  const { work, displayId, isOpen } = props;
  const { data, error, refetch, isFetchedAfterMount } = useCall(
    getTimedWorkAnswers,
    { tid: work.id, displayId },
    { refetchOnMount: 'always' },
  );
  if (error && !data) return <ErrorState ofPage error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) {
    return (
      <PageFrame>
        <Skeleton height={420} className="late" aria-hidden />
      </PageFrame>
    );
  }
  return <Quiz key={`${work.id}:${displayId}:${isOpen}`} {...props} quiz={data} />;
}

/** From here on answers are sent without a pause. */
const LAST_MS = 4_000;

function Quiz({
  work,
  displayId,
  isOpen,
  readAt,
  endMs,
  quiz,
}: WorkQuizProps & { quiz: DataOf<typeof getTimedWorkAnswers> }) {
  const t = useText(TEXT);
  const uid = useUser()?.uid ?? 0;
  const { answers, states, change, flush } = useAnswers({ tid: work.id, displayId, uid }, quiz, isOpen);
  const isLast = useEndsWithin(LAST_MS, { work, endMs, readAt }) && isOpen && !work.isAdmin;
  useEffect(() => {
    if (isLast) void flush();
  }, [isLast, flush]);
  return (
    <div className={styles.scroll}>
      <PageFrame title={`${quiz.displayId} ${quiz.displayTitle}`}>
        {isOpen ? (
          <p className={styles.note}>{t('savedAsYouGo')}</p>
        ) : (
          <Alert color="blue" className={styles.told}>
            {quiz.score === null ? t('resultsLater') : t('quizScore', { score: quiz.score, points: quiz.points })}
          </Alert>
        )}
        <Panel>
          <QuestionList
            questions={quiz.questions}
            value={answers}
            onChange={change}
            disabled={!isOpen || work.isAdmin}
            results={quiz.results ?? undefined}
            states={states}
          />
        </Panel>
      </PageFrame>
    </div>
  );
}
