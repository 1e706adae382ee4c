import * as z from 'zod';
import { op } from '../op.ts';
import { empty, moment, nothing, whole } from '../shapes.ts';
import { DRAWING_MAX_BYTES, scene } from './drawing.ts';

/** Of which problem, by its id; 0 is the drawing that is about none. */
const place = { pid: whole(0, Number.MAX_SAFE_INTEGER) };
const rev = whole(0, 1_000_000_000);

export const getDrawings = op('getDrawings', 'GET /api/drawings', {
  access: 'user',
  does: 'Own drawings, the last changed first, without what is on them',
  input: nothing,
  data: z.array(
    z.object({
      pid: z.number(),
      problemId: z.string().nullable().describe('null: of no problem, or of one that the viewer may not see now'),
      problemTitle: z.string().nullable(),
      bytes: z.number(),
      gmtModified: moment,
    }),
  ),
});

export const getDrawing = op('getDrawing', 'GET /api/drawing', {
  access: 'user',
  does: 'The own drawing at a problem, or the one about none; null when nothing was drawn',
  input: z.object(place),
  data: z.object({ rev: z.number(), scene, gmtModified: moment }).nullable(),
});

export const saveDrawing = op('saveDrawing', 'PUT /api/drawing', {
  access: 'user',
  does: 'Keep the own drawing at a problem; over another state than the one that was seen it is refused',
  input: z.object({ ...place, rev: rev.describe('of what was seen; 0 when there was none'), scene }),
  data: z.object({ rev: z.number() }),
  maxBytes: DRAWING_MAX_BYTES,
});

export const deleteDrawing = op('deleteDrawing', 'DELETE /api/drawing', {
  access: 'user',
  does: 'Delete an own drawing',
  input: z.object(place),
  data: empty,
});
