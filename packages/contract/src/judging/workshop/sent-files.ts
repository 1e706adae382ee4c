import * as z from 'zod';
import { op } from '../../op.ts';
import { blobRef } from '../blob-ref.ts';

/** Of one file that a node sends. */
export const SENT_FILE_BYTES_MAX = 64 * 1024 * 1024;

export const putJudgeBlob = op('putJudgeBlob', 'POST /api/judge/blob', {
  access: 'judge',
  does: 'Send a file that a job made to the content store; it stays when a report names it',
  via: 'upload',
  input: z.object({}),
  data: blobRef,
});
