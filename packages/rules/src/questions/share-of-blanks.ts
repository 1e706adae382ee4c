import type { QuestionOf } from '@assay/contract/questions/question.ts';
import { bestAssignment } from './best-assignment.ts';
import { clamped, type Fraction, fromPercent, NOTHING, plus, times } from './fractions.ts';
import { matchesText } from './match-text.ts';

type Blanks = QuestionOf<'blanks'>;
type Blank = Blanks['blanks'][number];

/** The best share that a text has among those a blank accepts; an empty text has none. */
function shareOfText({ accepted, match }: Blank, given: string): number {
  if (given.trim() === '') return 0;
  return accepted.reduce(
    (best, { text, share }) => (share > best && matchesText(text, given, match) ? share : best),
    0,
  );
}

/** In order, each text for its own blank. */
const inOrder = (blanks: readonly Blank[], given: readonly string[]) =>
  blanks.map((blank, at) => shareOfText(blank, given[at] ?? ''));

/** In any order, as the person is served best; the same text in two boxes counts once. */
function inAnyOrder(blanks: readonly Blank[], given: readonly string[]): number[] {
  const texts = [...new Set(given.map((text) => text.normalize('NFKC').trim()))];
  const shares = blanks.map((blank) => blanks.map((_, at) => shareOfText(blank, texts[at] ?? '')));
  const chosen = bestAssignment(shares.map((row, at) => row.map((share) => share * blanks[at]!.weight)));
  return shares.map((row, at) => row[chosen[at]!]!);
}

/** What the texts in a question's blanks earn of its points: each blank by its weight among all. */
export function shareOfBlanks({ blanks, isAnyOrder }: Blanks, given: readonly string[]): Fraction {
  const texts = given.slice(0, blanks.length);
  const shares = isAnyOrder ? inAnyOrder(blanks, texts) : inOrder(blanks, texts);
  const weights = blanks.map(({ weight }) => BigInt(Math.round(weight * 1000)));
  const total = weights.reduce((sum, one) => sum + one, 0n);
  if (total === 0n) return NOTHING;
  const parts = shares.map((share, at) => times(fromPercent(share), { over: weights[at]!, under: total }));
  return clamped(parts.reduce(plus, NOTHING));
}
