import {
  decideGroupProblem,
  type GroupProblemReview,
  getGroupProblemReviews,
  getProblemReviews,
} from '@assay/contract/reviews/group-problems.ts';
import { REVIEW_STATE } from '@assay/contract/reviews/review.ts';
import { DecisionPanel } from '../../../features/reviews/decision-panel.tsx';
import { ReviewBadge, ReviewHistory } from '../../../features/reviews/review-history.tsx';
import { ReviewQueue } from '../../../features/reviews/review-queue.tsx';
import { ReviewedProblem } from '../../../features/reviews/reviewed-problem.tsx';
import styles from '../../../features/reviews/reviews.module.css';
import { TEXT } from '../../../features/reviews/text.ts';
import { toast } from '../../../lib/notices.ts';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';

const FILTERS = {
  state: numberOf(REVIEW_STATE.applying, REVIEW_STATE.applying),
  keyword: textOf(),
  review: numberOf(null, 1),
  currentPage: numberOf(1, 1),
  limit: numberOf(10, 1),
} as const;

/** Problems that groups want published: the queue, and what is decided about the chosen one (ADM-10). */
export function Page() {
  const t = useText(TEXT);
  const [{ review: chosen, ...filters }, change] = useSearch(FILTERS);
  const { keyword, ...asked } = filters;
  const { data, error, refetch } = useCall(
    getGroupProblemReviews,
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
    <PageFrame title={t('groupTitle')} lead={t('groupLead')} width="full">
      <ReviewQueue
        entries={data?.records.map((one) => ({
          review: one,
          name: `${one.problemId} ${one.title}`,
          whose: t('ofGroup', { name: one.group }),
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

function Reviewing({ row, onDecided }: { row: GroupProblemReview; onDecided: () => void }) {
  const t = useText(TEXT);
  const waits = row.state === REVIEW_STATE.applying;
  const history = useCall(getProblemReviews, { pid: row.pid }, { enabled: waits, call: { quiet: true } });
  const decide = useAction(decideGroupProblem, {
    onSuccess: async (_nothing, { progress }) => {
      toast.success(t(progress === REVIEW_STATE.passed ? 'hasPassed' : 'hasRefused', { id: row.problemId }));
      onDecided();
      await refresh(getGroupProblemReviews);
    },
  });
  return (
    <>
      <Panel title={`${row.problemId} ${row.title}`} aside={<ReviewBadge state={row.state} />}>
        <p className={styles.by}>
          {t('ofGroup', { name: row.group })} · {row.applicant}
        </p>
        <p className={styles.quote}>{row.message || t('noMessage')}</p>
        {row.reason && <p className={styles.quote}>{`${t('reason')}: ${row.reason}`}</p>}
        {waits && row.decidedVersion !== null && (
          <p className={styles.by}>
            {row.version > row.decidedVersion
              ? t('changedSince', { count: row.version - row.decidedVersion })
              : t('unchanged')}
          </p>
        )}
      </Panel>
      {waits && (
        <>
          <ReviewedProblem pid={row.pid} />
          <ReviewHistory reviews={(history.data ?? []).filter(({ id }) => id !== row.id)} />
          <DecisionPanel
            passAsk={t('passAsk', { id: row.problemId, title: row.title })}
            busy={decide.isPending}
            onDecide={(passes, reason) =>
              decide.mutate({
                pid: row.pid,
                progress: passes ? REVIEW_STATE.passed : REVIEW_STATE.refused,
                reason,
                version: row.version,
              })
            }
          />
        </>
      )}
    </>
  );
}
