import { HINT_CHARS_MAX, HINTS_MAX } from '@assay/contract/hints/hint.ts';

/** What stands between two hints in the answer of a model. */
export const HINT_RULE = '---';

/** The hints in an answer of a model (NOTE-14): parts between lines of dashes, cut to what a ladder takes. Linear in the answer. */
export function readProposedHints(answer: string): string[] {
  const parts: string[][] = [[]];
  for (const line of answer.split('\n')) {
    if (/^\s*-{3,}\s*$/.test(line)) parts.push([]);
    else parts.at(-1)!.push(line);
  }
  return parts
    .map((lines) => lines.join('\n').trim().slice(0, HINT_CHARS_MAX))
    .filter((text) => text !== '')
    .slice(0, HINTS_MAX);
}
