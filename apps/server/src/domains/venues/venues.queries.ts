import { contestVenue, isPractice, PUBLIC, type Venue, type VenueKind, venueIdOf } from '@assay/contract/venue.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The columns of a submission that say where it was made. */
export interface VenueColumns {
  venue_kind: string;
  venue_id: number;
  /** Of a training that belongs to a group. */
  group_id: number | null;
}

export const venueColumns = (venue: Venue) => ({
  venue_kind: venue.kind,
  venue_id: venueIdOf(venue),
  group_id: (venue.kind === 'training' && venue.groupId) || null,
});

export function venueOfRow({ venue_kind, venue_id, group_id }: VenueColumns): Venue {
  const kind = venue_kind as VenueKind;
  if (kind === 'public') return PUBLIC;
  return kind === 'training' && group_id !== null ? { kind, id: venue_id, groupId: group_id } : { kind, id: venue_id };
}

const column = (table: string, name: keyof VenueColumns | 'is_practice') => sql.ref(`${table}.${name}`);

/**
 * Submissions of one venue. The kind is written out, so that indexes of what is no practice serve statements that are prepared, too.
 * @param id a column or a value
 * @param table what the table of submissions is called in the statement
 */
export const inVenueAt = (kind: VenueKind, id: number | RawBuilder<number>, table = 's'): RawBuilder<SqlBool> => sql`
  (${column(table, 'venue_kind')} = ${sql.lit(kind)} and ${column(table, 'venue_id')} = ${id})`;

/** Submissions of one venue. @param table what the table of submissions is called in the statement */
export const inVenue = (venue: Venue, table = 's'): RawBuilder<SqlBool> =>
  inVenueAt(venue.kind, venueIdOf(venue), table);

/** Whether two submissions were made in the same venue. @param one @param other what they are called in the statement */
export const inSameVenue = (one: string, other: string): RawBuilder<SqlBool> => sql`
  (${column(one, 'venue_kind')} = ${column(other, 'venue_kind')} and ${column(one, 'venue_id')} = ${column(other, 'venue_id')})`;

export const inContest = (cid: number, table?: string) => inVenue(contestVenue(cid), table);

/** Submissions of all venues of a kind. */
export const ofKind = (kind: VenueKind, table = 's'): RawBuilder<SqlBool> =>
  sql`${column(table, 'venue_kind')} = ${sql.lit(kind)}`;

/** Submissions of venues of some kinds. */
export const inKinds = (kinds: readonly VenueKind[], table = 's'): RawBuilder<SqlBool> =>
  sql`${column(table, 'venue_kind')} = any(${kinds}::text[])`;

/** Submissions made in a group or in one of its trainings: what its list and its rank go by. */
export const inGroup = (gid: number | RawBuilder<number>, table = 's'): RawBuilder<SqlBool> => sql`
  ((${column(table, 'venue_kind')} = 'group' or ${column(table, 'group_id')} is not null)
    and coalesce(${column(table, 'group_id')}, ${column(table, 'venue_id')}) = ${gid})`;

/** What the list of a venue holds: all of practice as one, a group with its trainings. */
export const listedIn = (venue: Venue, table = 's'): RawBuilder<SqlBool> =>
  isPractice(venue) ? inPractice(table) : venue.kind === 'group' ? inGroup(venue.id, table) : inVenue(venue, table);

/** Public practice: what counters, the solved list and the list of all submissions go by. */
export const inPractice = (table = 's'): RawBuilder<SqlBool> => sql`${column(table, 'is_practice')}`;
