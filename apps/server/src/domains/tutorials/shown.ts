import { REVIEW_STATE } from '@assay/contract/reviews/review.ts';
import {
  type OwnTutorial,
  TUTORIAL_STATUS,
  type Tutorial,
  type TutorialStatus,
} from '@assay/contract/tutorials/tutorial.ts';
import { maySeeContent, type TutorialFacts, type TutorialViewer } from '@assay/rules/tutorials/access.ts';
import type { NamedProblem } from '../problems/named.ts';
import type { Review } from '../reviews/reviews.queries.ts';
import type { ListedTutorial, TutorialRow } from './tutorials.queries.ts';

export const factsOfTutorial = (
  row: Pick<TutorialRow, 'uid' | 'price' | 'gmt_approved' | 'gmt_deleted' | 'show_at'>,
): TutorialFacts => ({
  authorUid: row.uid,
  price: row.price,
  isPublished: row.gmt_approved !== null,
  isDeleted: row.gmt_deleted !== null,
  showAt: row.show_at,
});

const common = (row: ListedTutorial, problem: NamedProblem | undefined) => ({
  id: row.id,
  pid: problem ? row.pid : null,
  problemId: problem?.problemId ?? null,
  problemTitle: problem?.title ?? null,
  uid: row.uid,
  author: row.author,
  avatar: row.avatar,
  isBought: row.is_bought,
  buyers: row.buyers,
  likeNum: row.likes,
  hasLike: row.has_like,
  official: row.official,
  showAt: row.show_at?.toISOString() ?? null,
  gmtCreate: row.gmt_create.toISOString(),
  gmtModified: row.gmt_modified.toISOString(),
});

/** The approved text, as one viewer finds it: what has not been paid for stays behind. */
export function shownTutorial(
  row: ListedTutorial,
  viewer: TutorialViewer | null,
  problem: NamedProblem | undefined,
): Tutorial {
  return {
    ...common(row, problem),
    title: row.title ?? '',
    content: maySeeContent(viewer, factsOfTutorial(row)) ? row.content : null,
    price: row.price,
    status: TUTORIAL_STATUS.approved,
    mayChange: viewer !== null && viewer.uid === row.uid && row.gmt_deleted === null,
  };
}

const STATUS_OF: Readonly<Record<number, TutorialStatus>> = {
  [REVIEW_STATE.applying]: TUTORIAL_STATUS.reviewing,
  [REVIEW_STATE.refused]: TUTORIAL_STATUS.rejected,
};

/** The last text, for its author, with what became of it. @param review its last application; none where none was needed */
export function ownTutorialOf(
  row: ListedTutorial,
  review: Review | undefined,
  problem: NamedProblem | undefined,
): OwnTutorial {
  const status = row.next_title === null ? TUTORIAL_STATUS.approved : (STATUS_OF[review?.state ?? 0] ?? 0);
  return {
    ...common(row, problem),
    title: row.next_title ?? row.title ?? '',
    content: row.next_content ?? row.content,
    price: row.next_price ?? row.price,
    status,
    mayChange: true,
    isPublished: row.gmt_approved !== null,
    isDeleted: row.gmt_deleted !== null,
    reward: row.reward,
    rejectReason: status === TUTORIAL_STATUS.rejected ? (review?.reason ?? '') : null,
  };
}
