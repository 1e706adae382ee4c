import { HELP_CLAIM_MINUTES } from '@assay/contract/assignments/help.ts';
import type { FailureCode } from '@assay/contract/errors.ts';

interface HelpFacts {
  /** Null when nobody took it up, or that account is gone. */
  claimedBy: number | null;
  claimedAt: Date | null;
  answeredAt: Date | null;
}

const CLAIM_MS = HELP_CLAIM_MINUTES * 60_000;

/** Who has a question now, and until when; null while it is open: after half an hour it is again (ASG-25). */
export function claimOf({ claimedBy, claimedAt }: Omit<HelpFacts, 'answeredAt'>, now: Date) {
  if (claimedBy === null || claimedAt === null) return null;
  const until = new Date(claimedAt.getTime() + CLAIM_MS);
  return now < until ? { by: claimedBy, until } : null;
}

/** Why somebody may not take up or answer a question now, or null. */
export function refuseHelp(
  { answeredAt, ...claim }: HelpFacts,
  { by, now }: { by: number; now: Date },
): FailureCode | null {
  if (answeredAt !== null) return 'help.answered';
  const held = claimOf(claim, now);
  return held !== null && held.by !== by ? 'help.taken' : null;
}

interface Waiting {
  id: number;
  pid: number;
  /** Somebody else has it. */
  isTaken: boolean;
}

/**
 * What to look at next: of those that are open, who waits longest; at the same problem first where that is wished, so that one thinks of
 * one thing at a time. @param waiting the longest first @param pid of the problem to stay at; null: any
 */
export function nextHelp<T extends Waiting>(waiting: readonly T[], pid: number | null): T | undefined {
  const open = waiting.filter(({ isTaken }) => !isTaken);
  return open.find((one) => one.pid === pid) ?? open[0];
}

const LINES_AROUND = 4;
/** Of the beginning, where no line is named. */
const LINES_FIRST = 12;
const LINE_MAX = 200;

/** The part of a program that is shown with a question, and the line at which it begins; no line is longer than is read at a glance. */
export function excerptOf(code: string, line: number | null): { from: number; text: string } {
  const lines = code.split('\n');
  const from = line === null ? 1 : Math.max(1, Math.min(line, lines.length) - LINES_AROUND);
  const count = line === null ? LINES_FIRST : 2 * LINES_AROUND + 1;
  const shown = lines.slice(from - 1, from - 1 + count).map((one) => {
    const characters = [...one.slice(0, 2 * LINE_MAX + 2)];
    return characters.length > LINE_MAX ? `${characters.slice(0, LINE_MAX).join('')}…` : one;
  });
  return { from, text: shown.join('\n') };
}
