import * as z from 'zod';
import { text } from '../shapes.ts';

/** Of a drawing as it travels, with its pictures. */
export const DRAWING_MAX_BYTES = 2_000_000;
/** Drawings of a person. */
export const DRAWINGS_MAX = 50;
/** Strokes, shapes, texts and pictures of a drawing. */
export const DRAWING_ELEMENTS_MAX = 5000;
const FILES_MAX = 100;
/** Lists and objects in each other, in a part of a drawing: a stroke has points, a point has coordinates. */
const NESTING_MAX = 20;

/** Whether a value nests no deeper, however deep it does. */
function nestsWithin(value: unknown, max: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= max; depth++) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (level.length === 0) return true;
  }
  return false;
}

/**
 * A drawing as the drawing board stores it. What its parts hold is the board's own affair; what of it is kept is decided by
 * `cleanScene` of the rules, when it is stored and when it is shown.
 */
export const scene = z.object({
  elements: z
    .array(z.looseObject({ type: text(40), link: z.unknown().optional() }))
    .max(DRAWING_ELEMENTS_MAX)
    .refine((elements) => nestsWithin(elements, NESTING_MAX), { error: 'nests too deep' }),
  background: z
    .string()
    .regex(/^(#[0-9a-f]{3,8}|transparent)$/i)
    .default('#ffffff'),
  files: z
    .record(text(100), z.object({ id: text(100), mimeType: text(50), dataURL: z.string(), created: z.number() }))
    .refine((files) => Object.keys(files).length <= FILES_MAX, { error: 'has too many pictures' })
    .default({}),
});
export type Scene = z.output<typeof scene>;
