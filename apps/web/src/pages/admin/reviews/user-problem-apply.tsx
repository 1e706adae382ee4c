import { decideUserProblem, getUserProblemReviews, type ProblemReview } from '@assay/contract/reviews/problems.ts';
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

/** Problems that people want published. */
export function Page() {
  const t = useText(TEXT);
  return (
    <ReviewPage<ProblemReview>
      title={t('userTitle')}
      lead={t('userLead')}
      list={getUserProblemReviews}
      nameOf={({ problemId, title }) => ({ name: `${problemId} ${title}`, whose: '' })}
    >
      {(row, onDecided) => (
        <Suspense fallback={<Skeleton height={420} className="late" />}>
          <ProblemReviewing row={row} decision={decideUserProblem} onDecided={onDecided} />
        </Suspense>
      )}
    </ReviewPage>
  );
}
