import * as z from 'zod';
import { op } from '../op.ts';
import { id, moment } from '../shapes.ts';
import { REMOTE_SITES } from './sites.ts';

export const resubmit = op('resubmit', 'GET /api/resubmit', {
  access: 'submitter',
  does: 'Send a submission again that did not get to its remote judge; one that may have arrived is looked for first (REM-11)',
  input: z.object({ submitId: id }),
  data: z.object({ submitId: z.number(), status: z.number() }),
});

export const resubmitFailed = op('resubmitFailed', 'POST /api/admin/remote/resubmit-failed', {
  access: 'root',
  does: 'Send all submissions again that did not get to a remote judge since a moment. Audited',
  input: z.object({ site: z.enum(REMOTE_SITES), since: moment }),
  data: z.object({ queued: z.number() }),
});
