import { Failure } from '@assay/contract/failure.ts';
import type { HINT_STATES, HintWays, WrittenHint } from '@assay/contract/hints/hint.ts';
import { VERDICT } from '@assay/contract/verdict.ts';

/** Verdicts of submissions that count as a try: the program was run, whatever came of it. */
export const TRIED: readonly number[] = [
  VERDICT.accepted,
  VERDICT.wrongAnswer,
  VERDICT.timeLimit,
  VERDICT.memoryLimit,
  VERDICT.runtimeError,
  VERDICT.presentationError,
  VERDICT.partial,
];

/** What a learner did with a problem, as far as hints ask. */
export interface Progress {
  tries: number;
  /** Null before the first submission. */
  firstAt: Date | null;
  hasSolved: boolean;
}

/** A hint as one learner finds it. */
export interface LadderHint extends HintWays {
  id: number;
  /** Null until the learner opened it. */
  openedAt: Date | null;
}

/** Where a hint stands for a learner. */
export interface HintOutlook {
  state: (typeof HINT_STATES)[number];
  /** It opens now for nothing. */
  isEarned: boolean;
  /** When it opens by time; null where it does not, or where that time has not begun. */
  opensAt: Date | null;
}

const MINUTE_MS = 60_000;

/** Since when the time for the next hint runs: since the last one was opened, else since the first submission. */
function timeSince(hints: readonly LadderHint[], { firstAt }: Progress): Date | null {
  const opened = hints.flatMap(({ openedAt }) => (openedAt ? [openedAt.getTime()] : []));
  return opened.length > 0 ? new Date(Math.max(...opened)) : firstAt;
}

/** Whether a hint opens for nothing: by tries or by time, at once where it asks for nothing, and for who solved the problem. */
function isEarned({ tries, minutes, coins }: HintWays, progress: Progress, opensAt: Date | null, now: Date): boolean {
  if (progress.hasSolved || (tries === null && minutes === null && coins === null)) return true;
  return (tries !== null && progress.tries >= tries) || (opensAt !== null && opensAt <= now);
}

/**
 * How the hints of a problem stand for one learner, in their order (NOTE-13): the first that is not open is next, those behind it wait for it.
 * @param hints in order; those that were taken out of the ladder are open
 */
export function outlooksOf(hints: readonly LadderHint[], progress: Progress, now: Date): HintOutlook[] {
  const next = hints.findIndex(({ openedAt }) => openedAt === null);
  const since = timeSince(hints, progress);
  return hints.map((hint, at) => {
    if (hint.openedAt) return { state: 'open', isEarned: false, opensAt: null };
    if (at !== next) return { state: 'later', isEarned: false, opensAt: null };
    const opensAt = hint.minutes && since ? new Date(since.getTime() + hint.minutes * MINUTE_MS) : null;
    return { state: 'next', isEarned: isEarned(hint, progress, opensAt, now), opensAt };
  });
}

interface Opening {
  hint: Pick<HintWays, 'coins'>;
  outlook: HintOutlook;
  /** The price that the learner was shown and pays; null for nothing. */
  price: number | null;
}

/**
 * What opening a hint costs; nothing for what is earned or open, also when a price was offered.
 * @returns the coins, or why it does not open
 */
export function priceOfOpening({ hint, outlook, price }: Opening): number | Failure {
  if (outlook.state === 'later') return new Failure('hint.earlierFirst');
  if (outlook.state === 'open' || outlook.isEarned) return 0;
  if (price === null) return new Failure('hint.notEarned');
  return hint.coins === price ? price : new Failure('hint.priceChanged');
}

/** Why a ladder is not saved; null when it is. */
export function refuseLadder(hints: readonly Pick<WrittenHint, 'zh' | 'en'>[]): Failure | null {
  const blank = hints.findIndex(({ zh, en }) => zh.trim() === '' && en.trim() === '');
  return blank < 0 ? null : new Failure('hint.textNeeded', { number: blank + 1 });
}
