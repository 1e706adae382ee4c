import type { VenueKind } from '@assay/contract/venue.ts';

/** What the page of a problem offers beside reading and solving it. */
interface VenueTraits {
  /** Statistics, tutorials and discussion: they tell what others did, or help. */
  outside: boolean;
  /** Favourites, and another problem of the public list when one is solved. */
  practice: boolean;
}

const ALONE: VenueTraits = { outside: false, practice: false };

export const VENUE_TRAITS: Record<VenueKind, VenueTraits> = {
  public: { outside: true, practice: true },
  contest: ALONE,
  timedWork: ALONE,
  qsheet: ALONE,
  training: { outside: true, practice: false },
  group: { outside: true, practice: false },
};
