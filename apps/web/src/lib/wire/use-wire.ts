import { type Venue, wireOf } from '@assay/contract/venue.ts';
import { useMemo } from 'react';

/** The wire's fields of a venue: one object for as long as it is that venue, so that effects can depend on it. */
export function useWire(venue: Venue): ReturnType<typeof wireOf> {
  const text = JSON.stringify(wireOf(venue));
  return useMemo(() => JSON.parse(text), [text]);
}
