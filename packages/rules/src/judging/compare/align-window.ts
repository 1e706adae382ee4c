/** Both outputs around the place where they part, beginning with the same line. */
export interface AlignedOutputs {
  expected: string;
  got: string;
  /** Of both, from 1. */
  firstLine: number;
  /** Whether lines after those shown were left out. */
  cut: boolean;
}

/** What is kept of an output may end within a line from this size on. */
const MAY_BE_CUT_BYTES = 2000;

const wordsOf = (line: string | undefined) => (line ?? '').replace(/[\t-\r ]+/g, ' ').trim();

/**
 * Finds the lines of the jury's answer that stand beside a piece of an output.
 * @param answer lines of the answer
 * @param answerFirst number of their first, from 1
 * @param got what is kept of the output: its beginning, or a piece around the place where it parts from the answer
 * @param line the line of the answer where they part
 * @param byBlanks whether they part in whitespace alone
 */
export function alignOutputs(
  answer: readonly string[],
  answerFirst: number,
  got: string,
  line: number,
  byBlanks = false,
): AlignedOutputs | null {
  // What is short is all of the output, and begins as the answer does.
  if (got.length < MAY_BE_CUT_BYTES) return { expected: answer.join('\n'), got, firstLine: answerFirst, cut: false };
  const written = got.split('\n');
  const place = line - answerFirst;
  /** Whether the line `at` of the piece is the line where they part. */
  const parts = (at: number) => {
    if (written[at] === answer[place]) return false;
    if (!byBlanks && wordsOf(written[at]) === wordsOf(answer[place])) return false;
    for (let back = 1; back <= at; back++) {
      const [ours, theirs] = [wordsOf(written[at - back]), wordsOf(answer[place - back])];
      // the first line of a piece may have lost its beginning
      if (ours !== theirs && !(back === at && theirs.endsWith(ours))) return false;
    }
    return true;
  };
  let at = Math.min(place, written.length - 1);
  // A piece that begins with that line has nothing to know it by, unless it is the only one.
  const isKnown = () => at > 0 || place === 0 || written.length === 1;
  while (at >= 0 && !(isKnown() && parts(at))) at -= 1;
  if (at < 0) return null;
  const start = place - at;
  // Its last line may be cut through, and what follows is not known.
  const count = Math.max(at + 1, Math.min(written.length - 1, answer.length - start));
  return {
    expected: answer.slice(start, start + count).join('\n'),
    got: written.slice(0, count).join('\n'),
    firstLine: answerFirst + start,
    cut: true,
  };
}
