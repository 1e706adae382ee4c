import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { type CompareRule, OutputComparison } from '@assay/rules/judging/compare/compare.ts';
import { type Difference, DifferenceSearch, describeDifference } from '@assay/rules/judging/compare/difference.ts';
import { shownBytes, shownWindow } from '@assay/rules/judging/compare/shown-bytes.ts';
import { feedStreams } from '@assay/rules/judging/compare/two-sided.ts';
import { type ByteSource, findParting, readStretch, streamFrom } from './byte-source.ts';

export interface Check {
  verdict: Verdict;
  /** Null when accepted. */
  message: string | null;
  difference: Difference | null;
}

const VERDICT_OF = {
  same: VERDICT.accepted,
  blanksDiffer: VERDICT.presentationError,
  different: VERDICT.wrongAnswer,
} as const;

const ACCEPTED: Check = { verdict: VERDICT.accepted, message: null, difference: null };

/** Compares an output with the jury's answer, and says where they part. */
export async function checkOutput(answer: ByteSource, output: ByteSource, rule: CompareRule): Promise<Check> {
  // By far the most frequent end, decided without waiting for anything.
  if (answer.kind === 'bytes' && output.kind === 'bytes' && Buffer.compare(answer.bytes, output.bytes) === 0) {
    return ACCEPTED;
  }
  const parting = await findParting(answer, output);
  if (parting === null) return ACCEPTED;
  // Both rules look at lines, so what is equal up to the start of a line needs no second look.
  const rest = () => [streamFrom(answer, parting.offset), streamFrom(output, parting.offset)] as const;
  const comparison = (await feedStreams(new OutputComparison(rule), ...rest())).result;
  if (comparison === 'same') return ACCEPTED;
  const difference = (await feedStreams(new DifferenceSearch(rule, parting), ...rest())).result;
  return { verdict: VERDICT_OF[comparison], message: difference && describeDifference(difference), difference };
}

/** The part of an output worth showing: around a place, or its beginning. */
export async function showOutput(output: ByteSource, offset: number | null, maxChars: number): Promise<string> {
  if (output.kind === 'bytes') {
    return offset === null ? shownBytes(output.bytes, maxChars) : shownWindow(output.bytes, offset, maxChars);
  }
  const from = Math.max(0, (offset ?? 0) - (maxChars >> 1));
  return shownBytes(await readStretch(output, from, maxChars), maxChars);
}
