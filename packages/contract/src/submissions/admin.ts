import * as z from 'zod';
import { op } from '../op.ts';
import { empty, id, whole } from '../shapes.ts';
import { venueFields } from '../venue-fields.ts';

export const deleteSubmission = op('deleteSubmission', 'DELETE /api/admin/submission', {
  access: 'root',
  does: 'Delete a submission',
  input: z.object({ submitId: id }),
  data: empty,
});

const ofOnePerson = { uid: id, pid: id.describe('database id'), ...venueFields };

export const countSubmissionsOf = op('countSubmissionsOf', 'GET /api/admin/judge/clear', {
  access: 'root',
  does: 'How many submissions a person has on a problem in a venue: what clearing would delete',
  input: z.object(ofOnePerson),
  data: z.object({ count: z.number() }),
});

export const clearSubmissions = op('clearSubmissions', 'POST /api/admin/judge/clear', {
  access: 'root',
  does: "Delete all of a person's submissions on a problem in a venue; counters and boards follow; audited",
  input: z.object({
    ...ofOnePerson,
    count: whole(0, 1_000_000_000)
      .nullish()
      .describe('what the person who clears was told; refused when there are others by now'),
  }),
  data: z.object({ deleted: z.number() }),
});
