/** A place where problems are listed and solved. */
export type Venue =
  | { kind: 'public' }
  | { kind: 'contest'; id: number }
  | { kind: 'timedWork'; id: number }
  | { kind: 'qsheet'; id: number }
  | { kind: 'training'; id: number; groupId?: number }
  | { kind: 'group'; id: number };

export type VenueKind = Venue['kind'];

export const PUBLIC: Venue = { kind: 'public' };

/** On the wire a timed work shares the contest field, shifted by this much (WORK-1). Inside, ids never mix. */
const TIMED_WORK_OFFSET = 50_000;

interface WireVenue {
  cid?: number | undefined;
  tid?: number | null | undefined;
  gid?: number | null | undefined;
  qid?: number | null | undefined;
}

/** Reads the venue from the wire's fields; a contest wins over a training, a training over a group. */
export function venueOf(wire: WireVenue): Venue {
  if (wire.cid) {
    return wire.cid > TIMED_WORK_OFFSET
      ? { kind: 'timedWork', id: wire.cid - TIMED_WORK_OFFSET }
      : { kind: 'contest', id: wire.cid };
  }
  if (wire.qid) return { kind: 'qsheet', id: wire.qid };
  if (wire.tid) return { kind: 'training', id: wire.tid, ...(wire.gid ? { groupId: wire.gid } : {}) };
  if (wire.gid) return { kind: 'group', id: wire.gid };
  return PUBLIC;
}

/** The wire's fields for a venue: the inverse of {@link venueOf}. */
export function wireOf(venue: Venue): { cid?: number; tid?: number; gid?: number; qid?: number } {
  switch (venue.kind) {
    case 'public':
      return {};
    case 'contest':
      return { cid: venue.id };
    case 'timedWork':
      return { cid: venue.id + TIMED_WORK_OFFSET };
    case 'qsheet':
      return { qid: venue.id };
    case 'training':
      return { tid: venue.id, ...(venue.groupId === undefined ? {} : { gid: venue.groupId }) };
    case 'group':
      return { gid: venue.id };
  }
}
