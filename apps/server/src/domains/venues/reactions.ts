import type { VenueKind } from '@assay/contract/venue.ts';
import type { Reactions, SignalMap } from '../../platform/signals.ts';
import type { VenueTable } from './rules.ts';

type Judged = SignalMap['submissions.judged'][number];

/** Hands judged submissions to the rules of where they were made, kind by kind. */
export const followJudged =
  (venues: VenueTable): Reactions['submissions.judged'][number] =>
  async (events, tx) => {
    const byKind = new Map<VenueKind, Judged[]>();
    for (const event of events) {
      const own = byKind.get(event.venue.kind) ?? [];
      own.push(event);
      byKind.set(event.venue.kind, own);
    }
    for (const [kind, own] of byKind) await venues[kind].judged(own, tx);
  };

export const followDeleted =
  (venues: VenueTable): Reactions['submission.deleted'][number] =>
  (event, tx) =>
    venues[event.venue.kind].deleted(event, tx);
