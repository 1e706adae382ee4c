import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { type CompareRule, compareBytes, OutputComparison } from '@assay/rules/judging/compare.ts';
import {
  type Difference,
  DifferenceSearch,
  describeDifference,
  findDifference,
} from '@assay/rules/judging/difference.ts';
import { shownBytes, shownWindow } from '@assay/rules/judging/shown-bytes.ts';
import { feedStreams } from '@assay/rules/judging/two-sided.ts';
import type { Output } from './run-case.ts';

/** The jury's answer: bytes, or a file too large to hold. */
export type Answer = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'file'; path: string };

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

/** Compares an output with the answer, and says where they part. */
export async function checkOutput(answer: Answer, output: Output, rule: CompareRule): Promise<Check> {
  if (answer.kind === 'bytes' && output.kind === 'bytes') {
    const got = output.bytes;
    // By far the most frequent end, decided by one memory comparison.
    if (Buffer.compare(answer.bytes, got) === 0) return { verdict: VERDICT.accepted, message: null, difference: null };
    const comparison = compareBytes(answer.bytes, got, rule);
    return told(comparison, comparison === 'same' ? null : findDifference(answer.bytes, got, rule));
  }
  const streams = () => [streamOf(answer), streamOf(output)] as const;
  const comparison = (await feedStreams(new OutputComparison(rule), ...streams())).result;
  if (comparison === 'same') return told(comparison, null);
  return told(comparison, (await feedStreams(new DifferenceSearch(rule), ...streams())).result);
}

const told = (comparison: keyof typeof VERDICT_OF, difference: Difference | null): Check => ({
  verdict: VERDICT_OF[comparison],
  message: difference && describeDifference(difference),
  difference,
});

/** The part of an output worth showing: around a place, or its beginning. */
export async function showOutput(output: Output, offset: number | null, maxChars: number): Promise<string> {
  if (output.kind === 'bytes') {
    return offset === null ? shownBytes(output.bytes, maxChars) : shownWindow(output.bytes, offset, maxChars);
  }
  const file = await open(output.path);
  try {
    const from = Math.max(0, (offset ?? 0) - (maxChars >> 1));
    const { buffer, bytesRead } = await file.read(Buffer.alloc(maxChars), 0, maxChars, from);
    return shownBytes(buffer.subarray(0, bytesRead), maxChars);
  } finally {
    await file.close();
  }
}

const streamOf = (source: Answer | Output): AsyncIterable<Uint8Array> =>
  source.kind === 'file'
    ? createReadStream(source.path, { highWaterMark: 256 << 10 })
    : (async function* () {
        yield source.bytes;
      })();
