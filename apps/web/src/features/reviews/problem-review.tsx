import {
  type decideGroupProblem,
  type decideUserProblem,
  getGroupProblemReviews,
  getProblemChanges,
  getProblemReviews,
  getUserProblemReviews,
  type ProblemReview,
} from '@assay/contract/reviews/problems.ts';
import { REVIEW_STATE } from '@assay/contract/reviews/review.ts';
import { useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction, useCall } from '../../lib/use-call.ts';
import { Panel } from '../../ui/panel.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { ReviewChanges } from './review-changes.tsx';
import { ReviewBadge, ReviewHistory } from './review-history.tsx';
import { ReviewedProblem } from './reviewed-problem.tsx';
import styles from './reviews.module.css';
import { RewardField, usualReward } from './reward-field.tsx';
import { TEXT } from './text.ts';

/** What passing a problem pays unless another number is written. */
const USUAL_REWARD = 50;

interface ProblemReviewingProps {
  row: ProblemReview;
  decision: typeof decideGroupProblem | typeof decideUserProblem;
  onDecided: () => void;
}

/** An application for a problem of a group or person, with all that its reviewer goes by. */
export function ProblemReviewing({ row, decision, onDecided }: ProblemReviewingProps) {
  const t = useText(TEXT);
  const waits = row.state === REVIEW_STATE.applying;
  const [reward, setReward] = useState<number | string>(usualReward(row.paid, USUAL_REWARD));
  const asked = { enabled: waits, call: { quiet: true } } as const;
  const history = useCall(getProblemReviews, { pid: row.pid }, asked);
  const changes = useCall(getProblemChanges, { pid: row.pid }, asked);
  const decide = useAction(decision, {
    onSuccess: async (_nothing, { progress }) => {
      toast.success(t(progress === REVIEW_STATE.passed ? 'hasPassed' : 'hasRefused', { id: row.problemId }));
      onDecided();
      await refresh(getGroupProblemReviews, getUserProblemReviews);
    },
  });
  return (
    <div className={styles.subject}>
      <Panel title={`${row.problemId} ${row.title}`} aside={<ReviewBadge state={row.state} />}>
        <p className={styles.by}>
          {row.gid !== null && `${t('ofGroup', { name: row.group })} · `}
          {row.applicant}
        </p>
        <p className={styles.quote}>{row.message || t('noMessage')}</p>
        {row.reason && <p className={styles.quote}>{t('reasonGiven', { reason: row.reason })}</p>}
        {waits && row.decidedVersion !== null && row.version > row.decidedVersion && (
          <p className={styles.by}>{t('changedSince', { count: row.version - row.decidedVersion })}</p>
        )}
      </Panel>
      {waits && (
        <>
          <ReviewChanges changes={changes.data} />
          <ReviewedProblem pid={row.pid} />
          <ReviewHistory reviews={(history.data ?? []).filter(({ id }) => id !== row.id)} />
          <RewardField paid={row.paid} value={reward} onChange={setReward} />
          <DecisionPanel
            templates="problem"
            passAsk={t('passAsk', { id: row.problemId, title: row.title })}
            busy={decide.isPending}
            onDecide={(passes, reason) =>
              decide.mutate({
                pid: row.pid,
                progress: passes ? REVIEW_STATE.passed : REVIEW_STATE.refused,
                reason,
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
