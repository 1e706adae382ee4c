import { Failure } from '@assay/contract/failure.ts';

interface RatingSettings {
  rated: boolean;
  floor: number | null;
  ceiling: number | null;
}

/** What decides whether a contest may be rated like this. */
interface RatingDraft {
  /** Null for a new contest. */
  before: RatingSettings | null;
  after: RatingSettings;
  teamSize: number;
  isOfGroup: boolean;
  /** Everybody may take part, and who did is no secret. */
  isPublic: boolean;
  hasStarted: boolean;
  isRoot: boolean;
}

const sameSettings = (one: RatingSettings, other: RatingSettings) =>
  one.rated === other.rated && one.floor === other.floor && one.ceiling === other.ceiling;

/** Why a contest may not be rated like this, or null (RANK-8). */
export function refuseRating({
  before,
  after,
  teamSize,
  isOfGroup,
  isPublic,
  hasStarted,
  isRoot,
}: RatingDraft): Failure | null {
  if (after.rated && (teamSize > 1 || isOfGroup || !isPublic)) return new Failure('contest.ratedNotHere');
  if (after.floor !== null && after.ceiling !== null && after.floor > after.ceiling) {
    return new Failure('contest.ratingBounds');
  }
  const known = before ?? { rated: false, floor: null, ceiling: null };
  const changes = (known.rated || after.rated) && !sameSettings(known, after);
  return changes && hasStarted && !isRoot ? new Failure('contest.ratedFixed') : null;
}
