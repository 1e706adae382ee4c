import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { queryOf } from './wire/request.ts';

/** The address's query as plain strings: `?keyword=1001` stays the text "1001". */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));
export const stringifySearch = (search: object): string => queryOf(search);

/** Reads one value from the query and gives its fallback when it is missing or unusable. */
export type Read<T> = (text: string | undefined) => T;

export const textOf =
  (fallback = ''): Read<string> =>
  (text) =>
    text ?? fallback;
export const numberOf =
  <F extends number | null>(fallback: F, min = Number.MIN_SAFE_INTEGER): Read<number | F> =>
  (text) => {
    const value = Number(text ?? Number.NaN);
    return text?.trim() && Number.isInteger(value) && value >= min ? value : fallback;
  };
export const flagOf =
  (fallback = false): Read<boolean> =>
  (text) =>
    text === undefined ? fallback : text === 'true' || text === '1';
/** A JSON array of ids, as the problem list keeps its tags. */
export const idsOf: Read<readonly number[]> = (text) => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.map(Number).filter(Number.isSafeInteger) : [];
  } catch {
    return [];
  }
};

type Reads = Readonly<Record<string, Read<unknown>>>;
type ValuesOf<R extends Reads> = { [K in keyof R]: ReturnType<R[K]> };

/**
 * Filters that live in the URL, so that a link shows the same list and Back restores it. Values equal to their
 * fallback stay out of the address. `reads` must be a constant.
 * @returns the values and a setter; changing anything but the page goes back to page 1
 */
export function useSearch<const R extends Reads>(reads: R) {
  const router = useRouter();
  const search = useRouterState({ select: (state) => state.location.search as Record<string, string> });
  const values = useMemo(
    () => Object.fromEntries(Object.entries(reads).map(([name, read]) => [name, read(search[name])])) as ValuesOf<R>,
    [reads, search],
  );
  const change = useCallback(
    (patch: Partial<ValuesOf<R>>, { replace = false } = {}) => {
      const location = router.state.location;
      const before = location.search as Record<string, string>;
      const next: Record<string, unknown> = { ...before, ...patch };
      if (!('currentPage' in patch)) delete next.currentPage;
      for (const [name, read] of Object.entries(reads)) {
        if (name in patch && JSON.stringify(next[name]) === JSON.stringify(read(undefined))) delete next[name];
      }
      return router.navigate({ href: location.pathname + queryOf(next), replace, resetScroll: false });
    },
    [router, reads],
  );
  return [values, change] as const;
}
