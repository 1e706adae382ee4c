import { type Venue, venueKey } from '@assay/contract/venue.ts';

/** What another page gives to the editor of a problem: code to go on with, a test to run. */
export interface Handover {
  code?: string;
  language?: string;
  test?: { input: string; output: string };
}

const waiting = new Map<string, Handover>();

/** Names a problem in its venue: what drafts and handovers are kept under. */
export const placeOf = (venue: Venue, problemId: string) => `${venueKey(venue)}:${problemId}`;

/** Leaves something for the next opening of a problem's editor. */
export const handOver = (place: string, given: Handover): void => {
  waiting.set(place, given);
};

/** Takes what was left for this problem, once. */
export function takeOver(place: string): Handover | null {
  const given = waiting.get(place) ?? null;
  waiting.delete(place);
  return given;
}
