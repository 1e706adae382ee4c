import * as z from 'zod';

export const MAX_PAGE_SIZE = 300;
/** Totals above this are not counted to the last row; `total` then equals this bound. */
export const MAX_COUNTED = 10_000;

/** Lenient on purpose: page numbers below 1 become 1, sizes are capped (SHELL-33, never an error). */
const lenient = (fallback: number, max: number) =>
  z
    .unknown()
    .transform((value) => {
      const number = Number.parseInt(String(value ?? ''), 10);
      if (!Number.isFinite(number)) return fallback;
      return Math.min(Math.max(number, 1), max);
    })
    .meta({ type: 'integer', minimum: 1, maximum: max, default: fallback });

/** `currentPage` and `limit` of every list (SHELL-33). */
export const paging = (limit: number) => ({
  currentPage: lenient(1, 100_000)
    .optional()
    .transform((value) => value ?? 1),
  limit: lenient(limit, MAX_PAGE_SIZE)
    .optional()
    .transform((value) => value ?? limit),
});

export interface Paging {
  currentPage: number;
  limit: number;
}

/** A page of a list. `total` stops counting at {@link MAX_COUNTED} for lists that may be endless. */
export const pageOf = <S extends z.ZodType>(row: S) =>
  z.object({ records: z.array(row), total: z.number().int(), size: z.number().int(), current: z.number().int() });
