import { decideGroupProblem, getGroupProblemReviews, type ProblemReview } from '@assay/contract/reviews/problems.ts';
import { ProblemReviewing } from '../../../features/reviews/problem-review.tsx';
import { ReviewPage } from '../../../features/reviews/review-page.tsx';
import { TEXT } from '../../../features/reviews/text.ts';
import { useText } from '../../../lib/text.ts';

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
      {(row, onDecided) => <ProblemReviewing row={row} decision={decideGroupProblem} onDecided={onDecided} />}
    </ReviewPage>
  );
}
