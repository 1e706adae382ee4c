import { decideUserProblem, getUserProblemReviews, type ProblemReview } from '@assay/contract/reviews/problems.ts';
import { ProblemReviewing } from '../../../features/reviews/problem-review.tsx';
import { ReviewPage } from '../../../features/reviews/review-page.tsx';
import { TEXT } from '../../../features/reviews/text.ts';
import { useText } from '../../../lib/text.ts';

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
      {(row, onDecided) => <ProblemReviewing row={row} decision={decideUserProblem} onDecided={onDecided} />}
    </ReviewPage>
  );
}
