/** A place where problems are listed and solved: the public list, a contest, a timed work, a sheet, a training, a group. */
export type Venue =
  | { kind: 'public' }
  | { kind: 'contest'; id: number }
  | { kind: 'timedWork'; id: number }
  | { kind: 'qsheet'; id: number }
  | { kind: 'training'; id: number; groupId?: number | undefined }
  | { kind: 'group'; id: number };

export type VenueKind = Venue['kind'];

export const VENUE_KINDS = [
  'public',
  'contest',
  'timedWork',
  'qsheet',
  'training',
  'group',
] as const satisfies VenueKind[];

export const PUBLIC: Venue = { kind: 'public' };

export const contestVenue = (id: number): Venue => ({ kind: 'contest', id });

/** The id of a venue among those of its kind; 0 for the public list, of which there is one. */
export const venueIdOf = (given: Venue): number => (given.kind === 'public' ? 0 : given.id);

/** Names a venue among all: `contest:5`, `public`. */
export const venueKey = (given: Venue): string => (given.kind === 'public' ? given.kind : `${given.kind}:${given.id}`);

/** The venue of a {@link venueKey} that names one by its id; null when there is no such kind. */
export function venueOfKey(key: string): Venue | null {
  const [kind, id] = key.split(':') as [VenueKind, string];
  if (kind === 'public' || !VENUE_KINDS.includes(kind) || !Number.isSafeInteger(Number(id))) return null;
  return { kind, id: Number(id) };
}

/** The topic of the push stream that says when a venue's board changed. */
export const boardTopicOf = (of: Venue): string => `board:${venueKey(of)}`;

export const isSameVenue = (one: Venue, other: Venue): boolean => venueKey(one) === venueKey(other);

/**
 * Whether what is solved there is public practice, which counters, the solved list and the list of submissions go by. A training of
 * the site is: it puts public problems in an order of its own. The column `submissions.is_practice` says the same.
 */
export const isPractice = (given: Venue): boolean =>
  given.kind === 'public' || (given.kind === 'training' && given.groupId === undefined);

/** The group that a submission made there belongs to: of the group itself, or of a training of it; null elsewhere. */
export const groupOfVenue = (given: Venue): number | null =>
  given.kind === 'group' ? given.id : given.kind === 'training' ? (given.groupId ?? null) : null;

/** Whether the list of a venue holds what was made in another: in itself, and in a group's trainings. */
export const isListedIn = (made: Venue, list: Venue): boolean =>
  isSameVenue(made, list) || (list.kind === 'group' && groupOfVenue(made) === list.id);

/** On the wire a timed work shares the contest field, shifted by this much (WORK-1). Inside, ids never mix. */
const TIMED_WORK_OFFSET = 50_000;

interface WireVenue {
  cid?: number | null | undefined;
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
export function wireOf(given: Venue): { cid?: number; tid?: number; gid?: number; qid?: number } {
  switch (given.kind) {
    case 'public':
      return {};
    case 'contest':
      return { cid: given.id };
    case 'timedWork':
      return { cid: given.id + TIMED_WORK_OFFSET };
    case 'qsheet':
      return { qid: given.id };
    case 'training':
      return { tid: given.id, ...(given.groupId === undefined ? {} : { gid: given.groupId }) };
    case 'group':
      return { gid: given.id };
  }
}

/** A venue as `sentVenue` of `venue-fields.ts` sends it. */
export const sendVenue = (given: Venue) => ({
  venue: given,
  cid: 0,
  tid: null,
  gid: null,
  qid: null,
  ...wireOf(given),
});
