import * as z from 'zod';
import { id } from './shapes.ts';

/** The wire's venue fields; 0 means "none". `venue.ts` alone reads them. */
export const venueFields = {
  cid: z.union([z.literal(0), z.literal('0').transform(() => 0), id]).optional(),
  tid: id.nullish(),
  gid: id.nullish(),
  qid: id.nullish(),
};
