import * as z from 'zod';
import { lineId } from '../boards/rank.ts';
import { op } from '../op.ts';
import { blankable, empty, id } from '../shapes.ts';

/** Most MiB of a photo that is sent; it is stored smaller. */
export const PHOTO_MAX_MB = 10;

const which = z.object({
  cid: id,
  line: blankable(lineId).describe('of the board, for those who manage the contest; absent: the own team'),
});

export const uploadContestPhoto = op('uploadContestPhoto', 'POST /api/contest-photo', {
  access: 'user',
  does: 'Set the photo of the own team as its captain until the contest starts, or as one who manages it that of any line; shown by the scroll board and the Contest API',
  via: 'upload',
  input: which,
  data: z.object({ url: z.string() }),
});

export const removeContestPhoto = op('removeContestPhoto', 'DELETE /api/contest-photo', {
  access: 'user',
  does: 'Remove a photo that uploadContestPhoto set, by the same rules',
  input: which,
  data: empty,
});
