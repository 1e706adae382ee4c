import { withoutInvisible } from '@assay/rules/judging/compare/invisible.ts';

export interface Piece {
  text: string;
  /** Whether this piece is what differs. */
  differs: boolean;
}

/** `blanks`: same words, other blanks between or after them. */
export type RowKind = 'same' | 'blanks' | 'changed' | 'missing' | 'extra';

export interface DiffRow {
  kind: RowKind;
  /** Line numbers from 1; null where the side has no such line. */
  expectedLine: number | null;
  gotLine: number | null;
  expected: Piece[];
  got: Piece[];
}

export type FirstDifference =
  | { kind: 'token'; line: number; token: number; expected: string; got: string }
  | { kind: 'blanks'; line: number }
  | { kind: 'missing' | 'extra'; line: number; text: string }
  | { kind: 'lineEnd' };

export interface OutputDiff {
  rows: DiffRow[];
  /** Null when the texts are equal byte by byte. */
  first: FirstDifference | null;
}

/** Above this many cells the table of common lines is not worth its time; lines are then paired by number. */
const MOST_CELLS = 400_000;
const LONGEST_TOKEN = 60;

/** Runs of what the judge takes for blanks, which is less than `\s`: a full-width space is a part of a word. */
const BLANKS = /[\t-\r ]+/g;
const isBlank = (piece: string | undefined) => piece !== undefined && piece.replace(BLANKS, '') === '';

const shorten = (text: string) =>
  withoutInvisible(text.length > LONGEST_TOKEN ? `${text.slice(0, LONGEST_TOKEN)}…` : text);
const wordsKey = (line: string) => line.replace(BLANKS, ' ').replace(/^ | $/g, '');

/** Words and blanks of a line, in order. */
export const piecesOf = (line: string) => line.match(/[^\t-\r ]+|[\t-\r ]+/g) ?? [];
const whole = (line: string, differs: boolean): Piece[] => (line === '' ? [] : [{ text: line, differs }]);

function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Marks the words of two lines that stand at the same place and differ; with equal words, the blanks that differ. */
function markPieces(expected: string, got: string): { expected: Piece[]; got: Piece[]; blanksOnly: boolean } {
  const left = piecesOf(expected);
  const right = piecesOf(got);
  const leftWords = left.filter((piece) => !isBlank(piece));
  const rightWords = right.filter((piece) => !isBlank(piece));
  const blanksOnly = wordsKey(expected) === wordsKey(got);
  const mark = (pieces: string[], others: string[], otherWords: string[]) => {
    let word = 0;
    return pieces.map((text, at): Piece => {
      if (!isBlank(text)) return { text, differs: text !== otherWords[word++] };
      // With equal words, pieces line up unless one line starts with blanks.
      const shift = blanksOnly ? Number(isBlank(others[0])) - Number(isBlank(pieces[0])) : 0;
      return { text, differs: blanksOnly && text !== others[at + shift] };
    });
  };
  return { expected: mark(left, right, rightWords), got: mark(right, left, leftWords), blanksOnly };
}

/** Pairs of line indices with the same words, in order: a longest common subsequence. */
function commonLines(expected: string[], got: string[]): [number, number][] {
  const left = expected.map(wordsKey);
  const right = got.map(wordsKey);
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start++;
  let end = 0;
  while (end < left.length - start && end < right.length - start && left.at(-1 - end) === right.at(-1 - end)) end++;
  const height = left.length - start - end;
  const width = right.length - start - end;
  const middle: [number, number][] = [];
  if (height * width <= MOST_CELLS) {
    const table = Array.from({ length: height + 1 }, () => new Uint32Array(width + 1));
    for (let row = height - 1; row >= 0; row--) {
      for (let column = width - 1; column >= 0; column--) {
        table[row]![column] =
          left[start + row] === right[start + column]
            ? table[row + 1]![column + 1]! + 1
            : Math.max(table[row + 1]![column]!, table[row]![column + 1]!);
      }
    }
    for (let row = 0, column = 0; row < height && column < width; ) {
      if (left[start + row] === right[start + column]) middle.push([start + row++, start + column++]);
      else if (table[row + 1]![column]! >= table[row]![column + 1]!) row++;
      else column++;
    }
  } else {
    for (let at = 0; at < Math.min(height, width); at++) {
      if (left[start + at] === right[start + at]) middle.push([start + at, start + at]);
    }
  }
  const before = Array.from({ length: start }, (_, at): [number, number] => [at, at]);
  const after = Array.from({ length: end }, (_, at): [number, number] => [
    left.length - end + at,
    right.length - end + at,
  ]);
  return [...before, ...middle, ...after];
}

function firstOf(rows: DiffRow[], expected: string, got: string): FirstDifference | null {
  const row = rows.find(({ kind }) => kind !== 'same');
  if (!row) return expected === got ? null : { kind: 'lineEnd' };
  const line = row.expectedLine ?? row.gotLine ?? 1;
  const text = (pieces: Piece[]) => shorten(pieces.map((piece) => piece.text).join(''));
  switch (row.kind) {
    case 'missing':
      return { kind: 'missing', line, text: text(row.expected) };
    case 'extra':
      return { kind: 'extra', line: row.gotLine ?? line, text: text(row.got) };
    case 'changed': {
      const words = (pieces: Piece[]) => pieces.filter((piece) => !isBlank(piece.text)).map((piece) => piece.text);
      const [left, right] = [words(row.expected), words(row.got)];
      let token = 0;
      while (token < left.length && left[token] === right[token]) token++;
      return {
        kind: 'token',
        line,
        token: token + 1,
        expected: shorten(left[token] ?? ''),
        got: shorten(right[token] ?? ''),
      };
    }
    default:
      return { kind: 'blanks', line };
  }
}

/**
 * Compares two outputs for reading: lines aligned by their words, differing words and blanks marked, the first
 * difference named. It explains a verdict, it does not decide one.
 */
export function diffOutput(expected: string, got: string, firstLine = 1): OutputDiff {
  const [left, right] = [linesOf(expected), linesOf(got)];
  const numberOf = (at: number) => at + firstLine;
  const rows: DiffRow[] = [];
  let [row, column] = [0, 0];
  const fill = (toRow: number, toColumn: number) => {
    while (row < toRow && column < toColumn) {
      const marked = markPieces(left[row]!, right[column]!);
      rows.push({
        kind: 'changed',
        expectedLine: numberOf(row),
        gotLine: numberOf(column),
        expected: marked.expected,
        got: marked.got,
      });
      row++;
      column++;
    }
    for (; row < toRow; row++) {
      rows.push({
        kind: 'missing',
        expectedLine: numberOf(row),
        gotLine: null,
        expected: whole(left[row]!, true),
        got: [],
      });
    }
    for (; column < toColumn; column++) {
      rows.push({
        kind: 'extra',
        expectedLine: null,
        gotLine: numberOf(column),
        expected: [],
        got: whole(right[column]!, true),
      });
    }
  };
  for (const [toRow, toColumn] of commonLines(left, right)) {
    fill(toRow, toColumn);
    const [expectedText, gotText] = [left[row]!, right[column]!];
    const lines = { expectedLine: numberOf(row), gotLine: numberOf(column) };
    if (expectedText === gotText) {
      rows.push({ kind: 'same', ...lines, expected: whole(expectedText, false), got: whole(gotText, false) });
    } else {
      const marked = markPieces(expectedText, gotText);
      rows.push({ kind: 'blanks', ...lines, expected: marked.expected, got: marked.got });
    }
    row++;
    column++;
  }
  fill(left.length, right.length);
  return { rows, first: firstOf(rows, expected, got) };
}
