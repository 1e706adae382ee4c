import type { Op } from '@assay/contract/op.ts';
import { REVIEW_STATE, type ReviewRow } from '@assay/contract/reviews/review.ts';
import type { ReactNode } from 'react';
import { numberOf, textOf, useSearch } from '../../lib/search.ts';
import { useCall } from '../../lib/use-call.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ReviewQueue } from './review-queue.tsx';

const FILTERS = {
  state: numberOf(REVIEW_STATE.applying, REVIEW_STATE.applying),
  keyword: textOf(),
  review: numberOf(null, 1),
  currentPage: numberOf(1, 1),
  limit: numberOf(10, 1),
} as const;

interface ReviewPageProps<Row extends ReviewRow> {
  title: string;
  lead: string;
  /** The call that answers the queue. */
  // biome-ignore lint/suspicious/noExplicitAny: queues of every kind take the same filters
  list: Op<string, any, any>;
  /** What an application is about, and below whose it is. */
  nameOf: (row: Row) => { name: string; whose: string };
  /** The chosen one, with the decision; `onDecided` goes to the next. */
  children: (row: Row, onDecided: () => void) => ReactNode;
}

/** The queue of whatever is reviewed, and what is decided about the chosen application (ADM-10). */
export function ReviewPage<Row extends ReviewRow>({ title, lead, list, nameOf, children }: ReviewPageProps<Row>) {
  const [{ review: chosen, ...filters }, change] = useSearch(FILTERS);
  const { keyword, ...asked } = filters;
  const answer = useCall(list, { ...asked, ...(keyword && { keyword }) }, { keep: true });
  const data = answer.data as { records: Row[]; total: number } | undefined;
  const row = data?.records.find(({ id }) => id === chosen) ?? null;
  const next = () => {
    const at = data?.records.findIndex(({ id }) => id === chosen) ?? -1;
    const after = data?.records[at + 1] ?? data?.records[at - 1] ?? null;
    void change({ review: after?.id ?? null });
  };
  return (
    <PageFrame title={title} lead={lead} width="full">
      <ReviewQueue
        entries={data?.records.map((one) => ({ review: one, ...nameOf(one) }))}
        total={data?.total ?? 0}
        error={answer.error}
        onRetry={() => void answer.refetch()}
        filters={filters}
        onFilter={(changed) => void change({ ...changed, review: null })}
        chosen={row?.id ?? null}
        onChoose={(id) => void change({ review: id })}
      >
        {row && <div key={row.id}>{children(row, next)}</div>}
      </ReviewQueue>
    </PageFrame>
  );
}
