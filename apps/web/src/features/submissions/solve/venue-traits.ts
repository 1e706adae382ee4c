import type { VenueKind } from '@assay/contract/venue.ts';

/** What the page of a problem offers beside reading and solving it. */
interface VenueTraits {
  /** Statistics, hints, tutorials, discussion and tickets: they tell what others did, or help. */
  outside: boolean;
  /** Favourites, and another problem of the public list when one is solved. */
  practice: boolean;
  /** Its other problems are listed beside the one that is open. */
  besides: boolean;
  /** Attachments have a tab of their own beside the statement. */
  attachmentTab: boolean;
}

const ALONE: VenueTraits = { outside: false, practice: false, besides: true, attachmentTab: false };

export const VENUE_TRAITS: Record<VenueKind, VenueTraits> = {
  public: { outside: true, practice: true, besides: false, attachmentTab: false },
  contest: ALONE,
  timedWork: ALONE,
  qsheet: { ...ALONE, attachmentTab: true },
  training: { ...ALONE, outside: true },
  group: { ...ALONE, outside: true, besides: false },
};
