/** What is tried at a site; each has troubles of its own, so that reading problems does not keep submissions from being followed. */
export type RemoteAct = 'import' | 'submit' | 'follow';

/** Why an act at a site comes to nothing now; times in ms since 1970. */
export interface RemoteTrouble {
  kind: string;
  words: string;
  /** In a row. */
  failures: number;
  since: number;
  /** Not tried before then. */
  until: number;
}

/** Rests after troubles in a row, in seconds; the last one for all further. */
const RESTS = [0, 0, 30, 60, 120, 300, 900];
/** What no later try mends by itself: somebody has to look. */
const LASTING_SECONDS = 900;
const LASTING: ReadonlySet<string> = new Set(['blocked', 'unknownPage']);

/**
 * The trouble of an act after it failed once more (REM-9).
 * @param seconds after which the site wants to be asked again, where it said so
 */
export function afterTrouble(
  before: RemoteTrouble | null,
  { kind, words, seconds }: { kind: string; words: string; seconds?: number | undefined },
  now: number,
): RemoteTrouble {
  const failures = (before?.failures ?? 0) + 1;
  const rest = LASTING.has(kind)
    ? LASTING_SECONDS
    : seconds !== undefined
      ? seconds + 1
      : (RESTS[failures - 1] ?? RESTS.at(-1)!);
  return { kind, words: words.slice(0, 500), failures, since: before?.since ?? now, until: now + rest * 1000 };
}

/** Whether an act has to wait for its trouble to pass. */
export const isResting = (trouble: RemoteTrouble | null | undefined, now: number): boolean =>
  trouble != null && now < trouble.until;

/** A site to which nothing got through for so long is away; one that works through a long queue is not. */
export const AWAY_MS = 30 * 60_000;

/** Whether an act has come to nothing at every try for so long that those who wait for it are told (REM-9). */
export const isAway = (trouble: RemoteTrouble, now: number): boolean => now - trouble.since >= AWAY_MS;
