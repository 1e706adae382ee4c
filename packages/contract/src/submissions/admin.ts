import * as z from 'zod';
import { op } from '../op.ts';
import { empty, id } from '../shapes.ts';

export const deleteSubmission = op('deleteSubmission', 'DELETE /api/admin/submission', {
  access: 'root',
  does: 'Delete a submission',
  input: z.object({ submitId: id }),
  data: empty,
});
