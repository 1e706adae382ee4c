import { REVIEW_STATE } from '@assay/contract/reviews/review.ts';
import { decideTutorial, getTutorialReviews, type TutorialReview } from '@assay/contract/reviews/tutorials.ts';
import { TUTORIAL_STATUS } from '@assay/contract/tutorials/tutorial.ts';
import { NumberInput } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Markdown, MarkdownSkeleton } from '../../../features/markdown/markdown-text.tsx';
import { DecisionPanel } from '../../../features/reviews/decision-panel.tsx';
import { ReviewBadge } from '../../../features/reviews/review-history.tsx';
import { ReviewQueue } from '../../../features/reviews/review-queue.tsx';
import styles from '../../../features/reviews/reviews.module.css';
import { TEXT } from '../../../features/reviews/text.ts';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';

const FILTERS = {
  state: numberOf(REVIEW_STATE.applying, REVIEW_STATE.applying),
  keyword: textOf(),
  review: numberOf(null, 1),
  currentPage: numberOf(1, 1),
  limit: numberOf(10, 1),
} as const;

/** What an approval pays unless another number is written. */
const USUAL_REWARD = 10;

/** Tutorials that wait for a review, and what is decided about the chosen one (ADM-10). */
export function Page() {
  const t = useText(TEXT);
  const [{ review: chosen, ...filters }, change] = useSearch(FILTERS);
  const { keyword, ...asked } = filters;
  const { data, error, refetch } = useCall(
    getTutorialReviews,
    { ...asked, ...(keyword && { keyword }) },
    { keep: true },
  );
  const row = data?.records.find(({ id }) => id === chosen) ?? null;
  const next = () => {
    const at = data?.records.findIndex(({ id }) => id === chosen) ?? -1;
    const after = data?.records[at + 1] ?? data?.records[at - 1] ?? null;
    void change({ review: after?.id ?? null });
  };
  return (
    <PageFrame title={t('tutorialTitle')} lead={t('tutorialLead')} width="full">
      <ReviewQueue
        entries={data?.records.map((one) => ({
          review: one,
          name: one.title,
          whose: one.problemId === null ? '' : `${one.problemId} ${one.problemTitle ?? ''}`,
        }))}
        total={data?.total ?? 0}
        error={error}
        onRetry={() => void refetch()}
        filters={filters}
        onFilter={(changed) => void change({ ...changed, review: null })}
        chosen={row?.id ?? null}
        onChoose={(id) => void change({ review: id })}
      >
        {row && <Reviewing key={row.id} row={row} onDecided={next} />}
      </ReviewQueue>
    </PageFrame>
  );
}

function Reviewing({ row, onDecided }: { row: TutorialReview; onDecided: () => void }) {
  const t = useText(TEXT);
  const [reward, setReward] = useState<number | string>(row.paid > 0 ? 0 : USUAL_REWARD);
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
    <>
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
        {row.isPublished && row.state === REVIEW_STATE.applying && <p className={styles.by}>{t('tutorialEdited')}</p>}
        {row.reason && <p className={styles.quote}>{`${t('reason')}: ${row.reason}`}</p>}
        <Suspense fallback={<MarkdownSkeleton />}>
          <Markdown source={row.content} />
        </Suspense>
      </Panel>
      {row.state === REVIEW_STATE.applying && (
        <>
          <Panel title={t('tutorialReward')}>
            <NumberInput
              label={t('tutorialCoins')}
              description={t(row.paid > 0 ? 'tutorialPaid' : 'tutorialCoinsHint')}
              min={0}
              allowDecimal={false}
              disabled={row.paid > 0}
              value={reward}
              onChange={setReward}
            />
          </Panel>
          <DecisionPanel
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
    </>
  );
}
