/** What became of a submission that was to be sent. */
export type Sending =
  | { to: 'submitted'; id: string }
  /** It may have arrived: it is looked for before anything else. */
  | { to: 'unsure'; isTaken: boolean }
  /** Nothing arrived: it waits to be sent. */
  | { to: 'waiting'; seconds: number }
  | { to: 'failed'; why: 'refused'; words: string };

/** What sending came to: the answer of the site, or the trouble of it. */
export type Sent =
  | { id: string | null }
  | { trouble: string; words: string; seconds?: number | undefined; mayHaveArrived?: boolean | undefined };

/**
 * What follows (REM-5). Only the site's own words that it did not take it, or a connection that never stood, count as not sent;
 * everything else is unsure, a page to log in among it.
 */
export function afterSending(sent: Sent): Sending {
  if (!('trouble' in sent))
    return sent.id === null ? { to: 'unsure', isTaken: true } : { to: 'submitted', id: sent.id };
  if (sent.trouble === 'refused') return { to: 'failed', why: 'refused', words: sent.words };
  if (sent.trouble === 'busy') return { to: 'waiting', seconds: sent.seconds ?? 10 };
  if (sent.trouble === 'unreachable' && sent.mayHaveArrived === false) return { to: 'waiting', seconds: 5 };
  return { to: 'unsure', isTaken: false };
}

/** How often a submission is sent that was proved not to have arrived. */
export const ATTEMPTS_MAX = 3;
/** Seconds until it is looked for again, after each look that did not find it. */
const LOOKS_OF_TAKEN = [2, 3, 5, 10, 20, 30, 60, 120, 300, 350];
const LOOKS_OF_UNKNOWN = [10, 50];

export type Looking =
  | { to: 'look'; seconds: number }
  | { to: 'waiting' }
  | { to: 'failed'; why: 'unsure' | 'siteDown' };

/**
 * What follows when a look at the list did not find it (REM-6).
 * @param looks so far, this one included
 */
export function afterLook({ looks, isTaken, attempt }: { looks: number; isTaken: boolean; attempt: number }): Looking {
  const seconds = (isTaken ? LOOKS_OF_TAKEN : LOOKS_OF_UNKNOWN)[looks - 1];
  if (seconds !== undefined) return { to: 'look', seconds };
  // the site said that it took it: it is somewhere, and must not be sent again
  if (isTaken) return { to: 'failed', why: 'unsure' };
  return attempt < ATTEMPTS_MAX ? { to: 'waiting' } : { to: 'failed', why: 'siteDown' };
}
