import { REVIEW_STATE } from '@assay/contract/reviews/review.ts';
import {
  decideTutorial,
  getTutorialChanges,
  getTutorialReviews,
  type TutorialReview,
} from '@assay/contract/reviews/tutorials.ts';
import { TUTORIAL_STATUS } from '@assay/contract/tutorials/tutorial.ts';
import { Skeleton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Markdown, MarkdownSkeleton } from '../../../features/markdown/markdown-text.tsx';
import { DecisionPanel } from '../../../features/reviews/decision-panel.tsx';
import { ReviewBadge } from '../../../features/reviews/review-history.tsx';
import { ReviewPage } from '../../../features/reviews/review-page.tsx';
import styles from '../../../features/reviews/reviews.module.css';
import { RewardField, usualReward } from '../../../features/reviews/reward-field.tsx';
import { TEXT } from '../../../features/reviews/text.ts';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** Comparing texts comes for those that were decided before. */
const ReviewChanges = lazyPart(() =>
  import('../../../features/reviews/review-changes.tsx').then((module) => module.ReviewChanges),
);

/** What an approval pays unless another number is written. */
const USUAL_REWARD = 10;

/** Tutorials that wait for a review. */
export function Page() {
  const t = useText(TEXT);
  return (
    <ReviewPage<TutorialReview>
      title={t('tutorialTitle')}
      lead={t('tutorialLead')}
      list={getTutorialReviews}
      nameOf={({ title, problemId, problemTitle }) => ({
        name: title,
        whose: problemId === null ? '' : `${problemId} ${problemTitle ?? ''}`,
      })}
    >
      {(row, onDecided) => <TutorialReviewing row={row} onDecided={onDecided} />}
    </ReviewPage>
  );
}

function TutorialReviewing({ row, onDecided }: { row: TutorialReview; onDecided: () => void }) {
  const t = useText(TEXT);
  const waits = row.state === REVIEW_STATE.applying;
  const [reward, setReward] = useState<number | string>(usualReward(row.paid > 0, USUAL_REWARD));
  const changes = useCall(getTutorialChanges, { id: row.tid }, { enabled: waits, call: { quiet: true } });
  const decide = useAction(decideTutorial, {
    onSuccess: async (_nothing, { status }) => {
      toast.success(
        t(status === TUTORIAL_STATUS.approved ? 'tutorialPassed' : 'tutorialRefused', { title: row.title }),
      );
      onDecided();
      await refresh(getTutorialReviews);
    },
  });
  return (
    <div className={styles.subject}>
      <Panel title={row.title} aside={<ReviewBadge state={row.state} />}>
        <p className={styles.by}>
          {row.applicant} · {t('tutorialPrice', { price: row.price })}
          {row.problemId !== null && (
            <>
              {' · '}
              <Link href={paths.problem(row.problemId)}>{row.problemId}</Link>
            </>
          )}
        </p>
        {row.isPublished && waits && <p className={styles.by}>{t('tutorialEdited')}</p>}
        {row.reason && <p className={styles.quote}>{t('reasonGiven', { reason: row.reason })}</p>}
        <Suspense fallback={<MarkdownSkeleton />}>
          <Markdown source={row.content} />
        </Suspense>
      </Panel>
      {waits && (
        <>
          {changes.data && (
            <Suspense fallback={<Skeleton height={160} className="late" />}>
              <ReviewChanges changes={changes.data} />
            </Suspense>
          )}
          <RewardField paid={row.paid > 0} value={reward} onChange={setReward} />
          <DecisionPanel
            templates="tutorial"
            passAsk={t('tutorialPassAsk', { title: row.title })}
            busy={decide.isPending}
            onDecide={(passes, reason) =>
              decide.mutate({
                id: row.tid,
                status: passes ? TUTORIAL_STATUS.approved : TUTORIAL_STATUS.rejected,
                rejectReason: reason,
                version: row.version,
                ...(passes && { reward: Number(reward) || 0 }),
              })
            }
          />
        </>
      )}
    </div>
  );
}
