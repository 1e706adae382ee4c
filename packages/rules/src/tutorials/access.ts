import { Failure } from '@assay/contract/failure.ts';
import { isAdminRole, type RoleName } from '@assay/contract/roles.ts';

/** What decides who sees what of a tutorial. */
export interface TutorialFacts {
  /** Null when the author's account is gone. */
  authorUid: number | null;
  price: number;
  /** Others see a text of it: one was approved. */
  isPublished: boolean;
  isDeleted: boolean;
  /** An official one is seen by others from then on; null: at once. */
  showAt: Date | null;
}

/** Who looks, and what that person has to do with it. */
export interface TutorialViewer {
  uid: number;
  role: RoleName;
  hasBought: boolean;
  /** May change the problem that it is about. */
  editsProblem: boolean;
}

const isAuthor = (viewer: TutorialViewer | null, { authorUid }: Pick<TutorialFacts, 'authorUid'>) =>
  viewer !== null && viewer.uid === authorUid;

/** Who decides about tutorials: administrators of any kind. */
export const reviewsTutorials = (viewer: Pick<TutorialViewer, 'role'> | null): boolean =>
  viewer !== null && isAdminRole(viewer.role);

/**
 * Who finds a tutorial among those of a problem that they may see (NOTE-2, NOTE-6). While a venue runs with the problem, nobody but those who
 * may change it and the author.
 */
export function isListed(
  viewer: TutorialViewer | null,
  facts: TutorialFacts,
  { now, isInUse }: { now: Date; isInUse: boolean },
): boolean {
  if (!facts.isPublished || facts.isDeleted) return false;
  if (isAuthor(viewer, facts) || viewer?.editsProblem) return true;
  return !isInUse && (facts.showAt === null || facts.showAt <= now);
}

/** Whose eyes the text of a tutorial is for, where they find it (NOTE-2): everybody's when it is free, else buyers', the author's and reviewers'. */
export const maySeeContent = (viewer: TutorialViewer | null, facts: Pick<TutorialFacts, 'authorUid' | 'price'>) =>
  facts.price === 0 || isAuthor(viewer, facts) || viewer?.hasBought === true || reviewsTutorials(viewer);

/**
 * Why somebody who finds a tutorial may not buy it; null when it may be bought.
 * @param seen the price that the buyer was shown; null where that was not said
 */
export function refuseBuying(viewer: TutorialViewer, facts: TutorialFacts, seen: number | null): Failure | null {
  if (isAuthor(viewer, facts)) return new Failure('tutorial.own');
  if (viewer.hasBought) return new Failure('tutorial.bought');
  if (facts.price === 0) return new Failure('tutorial.free');
  if (seen !== null && seen !== facts.price) return new Failure('tutorial.priceChanged', { price: facts.price });
  return null;
}
