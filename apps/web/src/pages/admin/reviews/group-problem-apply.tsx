import { decideGroupProblem, getGroupProblemReviews, type ProblemReview } from '@assay/contract/reviews/problems.ts';
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { ReviewPage } from '../../../features/reviews/review-page.tsx';
import { TEXT } from '../../../features/reviews/text.ts';
import { useText } from '../../../lib/text.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

/** What an application is decided by comes when one is chosen. */
const ProblemReviewing = lazyPart(() =>
  import('../../../features/reviews/problem-review.tsx').then((module) => module.ProblemReviewing),
);

/** Problems that groups want published. */
export function Page() {
  const t = useText(TEXT);
  return (
    <ReviewPage<ProblemReview>
      title={t('groupTitle')}
      lead={t('groupLead')}
      list={getGroupProblemReviews}
      nameOf={({ problemId, title, group }) => ({
        name: `${problemId} ${title}`,
        whose: t('ofGroup', { name: group }),
      })}
    >
      {(row, onDecided) => (
        <Suspense fallback={<Skeleton height={420} className="late" />}>
          <ProblemReviewing row={row} decision={decideGroupProblem} onDecided={onDecided} />
        </Suspense>
      )}
    </ReviewPage>
  );
}
