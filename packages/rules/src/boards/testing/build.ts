import type { BoardClock, BoardFacts } from '../contest-boards.ts';
import type { Submission, View } from '../contest-rules/tries.ts';
import type { Receipt } from '../journal.ts';
import type { Participation } from '../places.ts';

const VERDICTS = { AC: 0, WA: -1, CE: -2, PE: -3, CA: -4, TLE: 1, MLE: 2, RE: 3, SE: 4, PD: 5, JG: 7, PA: 8, SF: 10 };

/** Tries of one cell, written short: `WA@10 AC@30` with seconds; a score as `PA:40@10`, a running time as `AC:100/25@10`. */
export function tries(text: string): Submission[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word, at) => {
      const [, name, score, timeMs, second] = /^([A-Z]+)(?::(\d+))?(?:\/(\d+))?@(-?[\d.]+)$/.exec(word) ?? [];
      if (!name || !(name in VERDICTS)) throw new Error(`Not a try: ${word}`);
      return {
        id: at + 1,
        uid: 1,
        problem: 0,
        atMs: Number(second) * 1000,
        status: VERDICTS[name as keyof typeof VERDICTS],
        score: score === undefined ? null : Number(score),
        timeMs: timeMs === undefined ? null : Number(timeMs),
      };
    });
}

/** A contest of five hours. */
export const REAL: View = { durationMs: 18_000_000, sealMs: null, containsEnd: false };
export const SEALED: View = { ...REAL, sealMs: 14_400_000 };
export const WITH_END: View = { ...REAL, containsEnd: true };

export const CLOCK: BoardClock = { durationMs: 18_000_000, sealMs: 14_400_000, removed: [] };

/** Facts of a whole contest: a line of cells for each contestant, `;` between the problems; stars have a `*`. */
export function facts(lines: Record<string, string>, clock: BoardClock = CLOCK): BoardFacts {
  const contestants: { uid: number; participation: Participation }[] = [];
  const receipts: Receipt[] = [];
  let problems = 0;
  for (const [name, cells] of Object.entries(lines)) {
    const uid = Number(name.replace('*', ''));
    contestants.push({ uid, participation: name.includes('*') ? 'star' : 'official' });
    for (const [problem, cell] of cells.split(';').entries()) {
      problems = Math.max(problems, problem + 1);
      for (const { atMs, ...rest } of tries(cell)) {
        receipts.push({ ...rest, id: receipts.length + 1, uid, problem, sinceStartMs: atMs });
      }
    }
  }
  return { problems, clock, contestants, receipts };
}
