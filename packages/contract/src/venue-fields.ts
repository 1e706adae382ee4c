import * as z from 'zod';
import { id } from './shapes.ts';

/** A venue as rows and events carry it. */
export const venue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('public') }),
  z.object({ kind: z.literal('contest'), id: z.number() }),
  z.object({ kind: z.literal('timedWork'), id: z.number() }),
  z.object({ kind: z.literal('qsheet'), id: z.number() }),
  z.object({ kind: z.literal('training'), id: z.number(), groupId: z.number().optional() }),
  z.object({ kind: z.literal('group'), id: z.number() }),
]);

/** The wire's venue fields; 0 and null mean "none". `venue.ts` alone reads them. */
export const venueFields = {
  cid: z.union([z.literal(0), z.literal('0').transform(() => 0), id]).nullish(),
  tid: id.nullish(),
  gid: id.nullish(),
  qid: id.nullish(),
};

/** The venue of what is sent, with the wire's older fields beside it (`sendVenue`). */
export const sentVenue = {
  venue,
  cid: z.number().describe('0 outside of contests and timed works'),
  tid: z.number().nullable(),
  gid: z.number().nullable(),
  qid: z.number().nullable(),
};
